#![expect(clippy::unwrap_used, reason = "tests")]

use std::cell::RefCell;

use super::*;
use crate::keys::{Permission, Reach};
use crate::testing::SeededEntropy;

/// One run of a server with its own clock.
struct Run {
    pairing: RefCell<Pairing>,
    entropy: SeededEntropy,
    now: RefCell<Duration>,
}

impl Run {
    fn start() -> Self {
        let now = RefCell::new(Duration::from_secs(1000));
        Self {
            pairing: RefCell::default(),
            entropy: SeededEntropy::new(1),
            now,
        }
    }

    fn wait(&self, seconds: u64) {
        *self.now.borrow_mut() += Duration::from_secs(seconds);
    }

    fn now(&self) -> Duration {
        *self.now.borrow()
    }

    fn request(&self, claimant: Claimant) -> Result<String, PairingRefusal> {
        self.request_as("Notes bot", claimant)
    }

    fn request_as(&self, name: &str, claimant: Claimant) -> Result<String, PairingRefusal> {
        let ids = Ids(&self.entropy);
        self.pairing
            .borrow_mut()
            .request(name, claimant, self.now(), &ids)
    }

    /// Asserts that a request is refused, and admitted after exactly so many seconds.
    fn refuses_for(&self, seconds: u64, claimant: Claimant) {
        let retry_after = Duration::from_secs(seconds);
        let refused = Err(PairingRefusal::Unavailable { retry_after });
        assert_eq!(self.request(claimant.clone()), refused);
        self.wait(seconds - 1);
        assert!(self.request(claimant.clone()).is_err());
        self.wait(1);
        assert!(self.request(claimant).is_ok());
    }

    fn is_open(&self) -> Result<(), PairingRefusal> {
        self.pairing.borrow_mut().is_open(self.now())
    }

    fn list(&self) -> PairingList {
        self.pairing.borrow_mut().list(self.now())
    }

    fn deny(&self, id: &str) -> Result<Option<Claimant>, DecisionRefusal> {
        self.pairing.borrow_mut().deny(id, self.now())
    }

    fn approve(&self, id: &str) -> String {
        self.approval_of(id).unwrap().0.0
    }

    fn approval_of(&self, id: &str) -> Result<(Secret, String), DecisionRefusal> {
        let ids = Ids(&self.entropy);
        self.pairing
            .borrow_mut()
            .approve(id, grant(), self.now(), &ids)
    }

    /// A new challenge that is approved, and its code.
    fn approved(&self, claimant: Claimant) -> (String, String) {
        let id = self.request(claimant).unwrap();
        let code = self.approve(&id);
        (id, code)
    }

    /// A code does not solve a challenge.
    #[track_caller]
    fn fails(&self, id: &str, code: &str) {
        assert_eq!(self.solve(id, code), Err(PairingRefusal::NotSolved));
    }

    fn solve(&self, id: &str, code: &str) -> Result<(String, Grant), PairingRefusal> {
        let mut pairing = self.pairing.borrow_mut();
        let solved = pairing.solve(id, code, self.now(), |name, grant| {
            Ok((name.to_owned(), grant.clone()))
        });
        // One text for every reason.
        solved.map_err(|refused| match refused {
            PairingRefusal::WrongCode { .. } => {
                assert_eq!(refused.to_string(), PairingRefusal::NotSolved.to_string());
                PairingRefusal::NotSolved
            }
            other => other,
        })
    }
}

fn grant() -> Grant {
    Grant {
        reach: Reach::AllSpaces,
        permission: Permission::Read,
    }
}

fn program(number: usize) -> Claimant {
    Claimant::Process(format!("/usr/bin/program-{number}"))
}

/// A code that is certainly not this one.
fn other_than(code: &str) -> &'static str {
    if code == "0000" { "1111" } else { "0000" }
}

#[test]
fn a_challenge_becomes_a_key_once() {
    // C-87, C-89, C-92
    let run = Run::start();
    let id = run.request(program(1)).unwrap();
    assert_eq!(id.len(), 24);
    let code = run.approve(&id);
    assert!(
        code.len() == 4 && code.bytes().all(|c| c.is_ascii_digit()),
        "{code}"
    );
    assert_eq!(run.solve(&id, &code), Ok(("Notes bot".to_owned(), grant())));
    run.fails(&id, &code);
}

// chats-files-auth.md 3.1: the owner alone sees a code.
#[test]
fn an_issued_code_is_not_printed() {
    let run = Run::start();
    let issued = run.approval_of(&run.request(program(1)).unwrap()).unwrap();
    let printed = format!("{issued:?}");
    assert!(printed.contains("Notes bot"), "{printed}");
    let code = issued.0.0;
    assert!(!printed.contains(&code), "{printed}");
    let code = format!("\"{code}\"");
    assert!(!format!("{:?}", run.pairing).contains(&code));
}

#[test]
fn app_names_are_refused_and_never_cut() {
    // C-87
    let run = Run::start();
    for (name, fits) in [
        ("", false),
        (&"x".repeat(128), true),
        (&"x".repeat(129), false),
    ] {
        let answer = run.request_as(name, program(name.len()));
        assert_eq!(answer.is_ok(), fits, "{} bytes", name.len());
    }
}

#[test]
fn missing_members_differ_from_wrong_ones() {
    let run = Run::start();
    assert_eq!(run.solve("", "1234"), Err(PairingRefusal::Incomplete));
    assert_eq!(run.solve("abc", ""), Err(PairingRefusal::Incomplete));
    assert_eq!(run.solve("abc", "1234"), Err(PairingRefusal::NotSolved));
}

#[test]
fn solving_a_pending_challenge_costs_no_try() {
    // C-88
    let run = Run::start();
    let id = run.request(program(1)).unwrap();
    for _ in 0..TRIES_BEFORE_LOCK + 1 {
        run.fails(&id, "0000");
    }
    let code = run.approve(&id);
    assert!(run.solve(&id, &code).is_ok());
}

#[test]
fn five_wrong_codes_kill_a_challenge() {
    // C-88
    let run = Run::start();
    let (id, code) = run.approved(program(1));
    for _ in 0..TRIES_PER_CHALLENGE {
        run.fails(&id, other_than(&code));
    }
    run.fails(&id, &code);
}

#[test]
fn a_code_of_another_length_is_a_wrong_code() {
    let run = Run::start();
    let (id, code) = run.approved(program(1));
    run.fails(&id, &format!("{code}0"));
    let listed = run.list().challenges;
    let approved = listed.first().unwrap();
    assert_eq!(
        (approved.state, approved.tries_left),
        (PendingState::Approved, Some(TRIES_PER_CHALLENGE - 1))
    );
}

/// Uses up every try of `challenges` challenges.
fn waste(run: &Run, challenges: usize) {
    for number in 0..challenges {
        let id = run.request(program(number)).unwrap();
        let code = run.approve(&id);
        for _ in 0..TRIES_PER_CHALLENGE {
            run.fails(&id, other_than(&code));
        }
    }
}

#[test]
fn twenty_wrong_codes_lock_pairing() {
    // C-88
    let run = Run::start();
    let waiting = run.request(program(99)).unwrap();
    let code = run.approve(&waiting);
    waste(&run, 4);
    assert_eq!(run.list().locked_seconds, Some(MEMORY.as_secs()));
    run.fails(&waiting, &code);
    run.refuses_for(600, program(100));
    assert_eq!(run.list().locked_seconds, None);
}

#[test]
fn a_right_code_forgives_the_wrong_ones() {
    let run = Run::start();
    for _ in 0..3 {
        waste(&run, 3);
        let id = run.request(program(50)).unwrap();
        let code = run.approve(&id);
        assert!(run.solve(&id, &code).is_ok());
        run.wait(60);
    }
    assert_eq!(run.list().locked_seconds, None);
}

#[test]
fn a_key_that_cannot_be_stored_leaves_the_challenge() {
    let run = Run::start();
    let (id, code) = run.approved(program(1));
    #[derive(Debug, PartialEq)]
    struct DiskFull;
    impl From<PairingRefusal> for DiskFull {
        fn from(_: PairingRefusal) -> Self {
            Self
        }
    }
    let failed: Result<(), _> = run
        .pairing
        .borrow_mut()
        .solve(&id, &code, run.now(), |_, _| Err(DiskFull));
    assert_eq!(failed, Err(DiskFull));
    assert!(run.solve(&id, &code).is_ok());
}

#[test]
fn challenges_and_codes_expire() {
    // C-90
    let run = Run::start();
    let pending = run.request(program(1)).unwrap();
    run.wait(180);
    let late = run.approval_of(&pending);
    assert_eq!(late.unwrap_err(), DecisionRefusal::Unknown);

    let in_time = run.request(program(1)).unwrap();
    run.wait(179);
    let code = run.approve(&in_time);
    run.wait(299);
    assert_eq!(run.list().challenges.len(), 1);
    run.wait(1);
    run.fails(&in_time, &code);
    assert!(run.list().challenges.is_empty());
}

#[test]
fn a_second_request_replaces_the_first() {
    // C-91
    let run = Run::start();
    let first = run.request(program(1)).unwrap();
    let other = run.request(program(2)).unwrap();
    let second = run.request_as("Another script", program(1)).unwrap();
    let replaced = run.approval_of(&first);
    assert_eq!(replaced.unwrap_err(), DecisionRefusal::Unknown);
    // A new request drops the caller's approved, unsolved one, too.
    let code = run.approve(&second);
    assert!(run.request(program(1)).is_ok());
    run.fails(&second, &code);
    assert!(run.solve(&other, &run.approve(&other)).is_ok());
}

// chats-files-auth.md 3.1
#[test]
fn an_approved_challenge_of_a_nameless_caller_stays() {
    let run = Run::start();
    let (id, code) = run.approved(Claimant::Anonymous);
    run.request(Claimant::Anonymous).unwrap();
    assert!(run.solve(&id, &code).is_ok());
}

#[test]
fn ten_challenges_in_a_minute() {
    let run = Run::start();
    for number in 0..CHALLENGES_PER_MINUTE {
        assert!(run.request(program(number)).is_ok(), "{number}");
    }
    run.wait(20);
    run.refuses_for(40, program(98));
}

#[test]
fn ten_challenges_a_caller_in_ten_minutes() {
    let run = Run::start();
    for _ in 0..CHALLENGES_PER_CALLER {
        let id = run.request(program(1)).unwrap();
        run.approve(&id);
        run.wait(50);
    }
    assert!(run.request(program(2)).is_ok());
    run.refuses_for(100, program(1));
}

// C-142: of the same name from the same caller, and for ten minutes.
#[test]
fn a_denial_is_remembered_for_callers_with_an_identity() {
    let run = Run::start();
    let id = run.request(program(1)).unwrap();
    assert_eq!(run.deny(&id), Ok(Some(program(1))));
    assert_eq!(run.deny(&id), Err(DecisionRefusal::Unknown));
    assert!(run.request_as("Another script", program(1)).is_ok());
    assert!(run.request(program(2)).is_ok());
    run.refuses_for(600, program(1));
    let anonymous = run.request(Claimant::Anonymous).unwrap();
    assert_eq!(run.deny(&anonymous), Ok(None));
    assert!(run.request(Claimant::Anonymous).is_ok());
}

#[test]
fn a_challenge_is_approved_once() {
    let run = Run::start();
    let id = run.request(program(1)).unwrap();
    run.approve(&id);
    let again = run.approval_of(&id);
    assert_eq!(again.unwrap_err(), DecisionRefusal::AlreadyApproved);
}

// A budget that all callers share is judged without a caller.
#[test]
fn shared_budgets_need_no_caller() {
    let run = Run::start();
    assert_eq!(run.is_open(), Ok(()));
    for number in 0..CHALLENGES_PER_MINUTE {
        run.request(program(number)).unwrap();
    }
    let closed = |seconds| {
        let retry_after = Duration::from_secs(seconds);
        Err(PairingRefusal::Unavailable { retry_after })
    };
    assert_eq!(run.is_open(), closed(60));
    run.wait(60);
    assert_eq!(run.is_open(), Ok(()));
    for _ in 0..TRIES_BEFORE_LOCK / TRIES_PER_CHALLENGE {
        let id = run.request(Claimant::Anonymous).unwrap();
        let code = run.approve(&id);
        for _ in 0..TRIES_PER_CHALLENGE {
            run.solve(&id, other_than(&code)).unwrap_err();
        }
    }
    assert_eq!(run.is_open(), closed(600));
}
