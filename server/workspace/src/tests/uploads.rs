//! Uploads that fail.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rolltop_spec::files::FileUploadResult;

use super::*;

fn upload(workspace: &Arc<Workspace>, space: &SpaceTarget) -> Result<FileUploadResult> {
    let mut staging = workspace.receive_content()?;
    staging.write(b"sent twice").unwrap();
    let content = staging.finish();
    let prepared = Arc::new(workspace.prepare_upload(space, &content, "a.txt", None)?);
    let (space, upload) = (space.clone(), Arc::clone(&prepared));
    run(workspace, false, move |workspace, tx| {
        workspace.upload_file(tx, &owner(), &space, &upload)
    })
}

// A fault of ours on the way to the commit leaves no unused content; content in use stays.
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
