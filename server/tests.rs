use super::*;

#[test]
fn the_command_line_fits_together() {
    command().debug_assert();
}

// Whoever asks for help finds a sentence at every command and option.
#[test]
fn everything_says_what_it_is() {
    fn walk(command: &clap::Command, trail: &str) {
        let trail = format!("{trail} {}", command.get_name());
        let about = command.get_about().map(ToString::to_string);
        let about = about.unwrap_or_default();
        assert!((4..100).contains(&about.len()), "{trail}: {about:?}");
        for arg in command.get_arguments() {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            assert!(help.len() > 4 && help != "XXX", "{trail} {}", arg.get_id());
        }
        command.get_subcommands().for_each(|sub| walk(sub, &trail));
    }
    walk(&command(), "");
}

// `EXPECTORATE=overwrite cargo test --bin rolltop` rewrites the page.
#[test]
fn the_reference_page_is_up_to_date() {
    let options = clap_markdown::MarkdownOptions::new()
        .title("Command line".to_owned())
        .show_footer(false);
    let page = clap_markdown::help_markdown_command_custom(&Rolltop::command(), &options);
    expectorate::assert_contents("docs/reference/command-line.md", &page);
}

// chats-files-auth.md 3.2: what excludes what is a matter of usage.
#[test]
fn usage() {
    let accepts = |line: &str| command().try_get_matches_from(line.split(' ')).is_ok();
    for good in [
        "rolltop serve --listen 127.0.0.1:0 --data-dir /tmp/x",
        "rolltop keys create --name a --all-spaces",
        "rolltop keys create --name a --space x --space y --permission readwrite --expires-in 30d",
        "rolltop keys create --name a --unscoped --scope full --json",
        "rolltop keys list --json",
        "rolltop keys revoke 0123456789ab",
        "rolltop pair list",
        "rolltop pair approve c1 --all-spaces",
        "rolltop pair deny c1",
        "rolltop bin list --space Home --limit 5 --json",
        "rolltop bin restore Trip --space Home",
        "rolltop index rebuild",
        "rolltop index rebuild --space Home --json --data-dir /tmp/x",
        "rolltop check",
        "rolltop completions bash",
        "rolltop api",
        "rolltop api --key k list-spaces limit=5",
    ] {
        assert!(accepts(good), "{good}");
    }
    for bad in [
        "rolltop",
        "rolltop keys create --name a",
        "rolltop keys create --all-spaces",
        "rolltop keys create --name a --all-spaces --unscoped",
        "rolltop keys create --name a --all-spaces --space x",
        "rolltop keys create --name a --unscoped --permission read",
        "rolltop keys create --name a --all-spaces --expires-in 3x",
        "rolltop keys create --name a --unscoped --scope admin",
        "rolltop pair approve c1",
        "rolltop pair approve c1 --unscoped",
        "rolltop bin",
        "rolltop bin restore",
        "rolltop bin list --limit 0",
        "rolltop index",
        "rolltop index rebuild Home",
        "rolltop api list-spaces --limit=5",
    ] {
        assert!(!accepts(bad), "{bad}");
    }
}
