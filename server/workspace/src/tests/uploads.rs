//! Uploads of what is there already.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use rolltop_spec::files::FileUploadResult;

use super::*;

fn upload(workspace: &Arc<Workspace>, space: &SpaceTarget) -> Result<FileUploadResult> {
    let mut staging = workspace.receive_content()?;
    staging.write(b"sent twice").unwrap();
    let content = staging.finish();
    let prepared = Arc::new(workspace.prepare_upload(space, &content, "a.txt", None, false)?);
    let (space, upload) = (space.clone(), Arc::clone(&prepared));
    let uploaded = run(workspace, false, move |workspace, tx| {
        workspace.upload_file(tx, &owner(), &space, &upload)
    })?;
    prepared.done();
    Ok(uploaded)
}

// chats-files-auth.md 2.2: what the space shows was looked at when it came, so that it waits for no other look.
#[test]
fn what_is_shown_already_is_not_looked_at_again() {
    let world = World::new();
    let space = world.space("One");
    let first = upload(&world.workspace, &space).unwrap();
    let looking = world.workspace.looking.lock().unwrap();
    let (report, reported) = mpsc::channel();
    let workspace = Arc::clone(&world.workspace);
    thread::spawn(move || report.send(upload(&workspace, &space)));
    let second = reported.recv_timeout(Duration::from_secs(30)).unwrap();
    assert_eq!(second.unwrap(), first);
    drop(looking);
}

// A fault of ours on the way to the commit leaves no content behind that nothing shows; what is shown stays.
#[test]
fn an_upload_that_panics_leaves_nothing() {
    let world = World::new();
    let space = world.space("One");
    let panicking = || {
        world.clock.at_next_look(|| panic!("while it is planned"));
        let upload = AssertUnwindSafe(|| upload(&world.workspace, &space));
        assert!(catch_unwind(upload).is_err());
        world.store.check().unwrap()
    };
    assert!(panicking().is_sound());
    upload(&world.workspace, &space).unwrap();
    assert!(panicking().is_sound());
}
