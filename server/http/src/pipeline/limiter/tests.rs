use rolltop_workspace::testing::ManualClock;

use super::*;

// H-133
#[test]
fn sixty_pass_then_one_a_second() {
    let clock = Arc::new(ManualClock::at_seconds(1));
    let limiter = WriteLimiter::new(Arc::clone(&clock) as Arc<dyn Clock>);
    for taken in 1..=60 {
        assert_eq!(
            limiter.take(),
            Verdict {
                admitted: true,
                remaining: 60 - taken,
            }
        );
    }
    let refused = limiter.take();
    assert_eq!(
        refused,
        Verdict {
            admitted: false,
            remaining: 0,
        }
    );
    let mut headers = HeaderMap::new();
    refused.mark(&mut headers, Major::V2);
    let shown = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    assert_eq!((shown(LIMIT), shown(REMAINING)), (Some("60"), Some("0")));
    assert_eq!((shown(RESET), shown(RETRY_AFTER)), (Some("60"), Some("1")));

    clock.advance(Duration::from_secs(1));
    assert!(limiter.take().admitted);
    assert!(!limiter.take().admitted);
    // A long rest fills the bucket and no more than that.
    clock.advance(Duration::from_secs(1000));
    assert_eq!(limiter.take().remaining, 59);
}

// http.md 12: a write that is refused earlier hears what the bucket holds, and takes nothing.
#[test]
fn looking_takes_nothing() {
    let clock = Arc::new(ManualClock::at_seconds(1));
    let limiter = WriteLimiter::new(Arc::clone(&clock) as Arc<dyn Clock>);
    assert_eq!(limiter.look().remaining, 60);
    for _ in 0..60 {
        limiter.take();
    }
    for (seconds, held) in [(0, 0), (1, 1), (2, 3), (100, 60)] {
        clock.advance(Duration::from_secs(seconds));
        let looked = limiter.look();
        assert_eq!((looked.remaining, looked.admitted), (held, true));
    }
    assert_eq!(limiter.take().remaining, 59);
}
