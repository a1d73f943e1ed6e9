//! Words of a command line: plain ones, options with a value, and flags.

use crate::failure::Failure;
use dama_search::Level;

/// The words after a command, sorted out.
pub struct Options<'a> {
    plain: Vec<&'a str>,
    values: Vec<(&'a str, &'a str)>,
    flags: Vec<&'a str>,
}

impl<'a> Options<'a> {
    /// Sorts the words out: `valued` options take the next word, `flags` stand alone.
    pub fn read(
        words: &[&'a str],
        valued: &[&str],
        flags: &[&str],
    ) -> Result<Options<'a>, Failure> {
        let mut options = Options {
            plain: Vec::new(),
            values: Vec::new(),
            flags: Vec::new(),
        };
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            if valued.contains(&word) {
                let value = words
                    .next()
                    .ok_or_else(|| Failure::usage(format!("{word}: expected a value")))?;
                if options.values.iter().any(|&(name, _)| name == word) {
                    return Err(Failure::usage(format!("{word}: expected once")));
                }
                options.values.push((word, value));
            } else if flags.contains(&word) {
                options.flags.push(word);
            } else if word.starts_with("--") {
                let known: Vec<&str> = valued.iter().chain(flags).copied().collect();
                return Err(Failure::usage(format!(
                    "option, '{word}': expected one of {}",
                    known.join(" ")
                )));
            } else {
                options.plain.push(word);
            }
        }
        Ok(options)
    }

    /// The words that are no options.
    pub fn plain(&self) -> &[&'a str] {
        &self.plain
    }

    /// Whether a flag is given.
    pub fn has(&self, flag: &str) -> bool {
        self.flags.contains(&flag)
    }

    /// The text that an option has.
    pub fn text(&self, name: &str) -> Option<&'a str> {
        self.value(name)
    }

    fn value(&self, name: &str) -> Option<&'a str> {
        let found = self.values.iter().find(|(option, _)| *option == name);
        found.map(|&(_, value)| value)
    }

    /// The number that an option has, in digits.
    pub fn number(&self, name: &str) -> Result<Option<u64>, Failure> {
        let Some(text) = self.value(name) else {
            return Ok(None);
        };
        text.parse()
            .ok()
            .filter(|_| text.bytes().all(|b| b.is_ascii_digit()))
            .map(Some)
            .ok_or_else(|| Failure::usage(format!("{name}, '{text}': expected a number")))
    }

    /// The level that an option names.
    pub fn level(&self, name: &str) -> Result<Option<Level>, Failure> {
        let Some(text) = self.value(name) else {
            return Ok(None);
        };
        text.parse()
            .map(Some)
            .map_err(|e| Failure::usage(format!("{name}, '{text}': {e}")))
    }
}
