//! Says what is being done and how long each step took.

use std::time::{Duration, Instant};

use crate::shell::Failure;

/// Steps done one after another, each printed with its time.
pub struct Steps {
    began: Instant,
}

impl Steps {
    /// Starts the clock.
    pub fn start() -> Self {
        Steps {
            began: Instant::now(),
        }
    }

    /// Does one step and prints its name, what came of it and its time.
    ///
    /// The step returns a word or two about what it found or did.
    ///
    /// # Errors
    /// Those of the step, printed with its time as well.
    pub fn step<T>(
        &mut self,
        name: &str,
        work: impl FnOnce() -> Result<(String, T), Failure>,
    ) -> Result<T, Failure> {
        let began = Instant::now();
        let (note, result) = match work() {
            Ok((note, value)) => (note, Ok(value)),
            Err(failure) => ("failed".to_owned(), Err(failure)),
        };
        println!("{}", line(name, &note, began.elapsed()));
        result
    }

    /// Time since the first step began.
    pub fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }
}

/// One line of a list of steps: name, outcome, seconds.
pub fn line(name: &str, note: &str, time: Duration) -> String {
    format!("{name:<24} {note:<34} {:>7.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::failure;

    #[test]
    fn a_step_hands_on_its_value_or_its_failure() {
        let mut steps = Steps::start();
        assert_eq!(steps.step("a", || Ok(("done".into(), 7))), Ok(7));
        let failed = steps.step("b", || Err::<(String, ()), _>(failure("no disk")));
        assert_eq!(failed, Err(failure("no disk")));
    }

    #[test]
    fn a_line_shows_name_outcome_and_time() {
        let text = line("npm packages", "present", Duration::from_millis(1234));
        assert!(
            text.starts_with("npm packages ")
                && text.contains("present")
                && text.ends_with("1.2 s")
        );
    }
}
