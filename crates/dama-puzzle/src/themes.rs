//! What a puzzle is about, computed from its proof.

use crate::line;
use crate::proof::{Prover, TooLong};
use crate::turn::{Deed, State, Turn};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use dama_engine::direction::Direction;
use dama_engine::{Bitboard, Rules};

/// A set of themes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Themes(u8);

impl Themes {
    /// No theme.
    pub const NONE: Themes = Themes(0);
    /// The first turn lets the other capture.
    pub const SACRIFICE: Themes = Themes(1);
    /// The first turn captures nothing.
    pub const QUIET: Themes = Themes(2);
    /// The winner promotes on the way.
    pub const PROMOTION: Themes = Themes(4);
    /// The last piece is caught or shut in in a corner.
    pub const CORNER: Themes = Themes(8);
    /// A duty broken does not save, because of a huff or of obliging.
    pub const HUFF: Themes = Themes(16);
    /// The loser is left without a move.
    pub const BLOCK: Themes = Themes(32);

    const LETTERS: [(Themes, char, &'static str); 6] = [
        (Themes::SACRIFICE, 's', "sacrifice"),
        (Themes::QUIET, 'q', "quiet"),
        (Themes::PROMOTION, 'p', "promotion"),
        (Themes::CORNER, 'c', "corner"),
        (Themes::HUFF, 'h', "huff"),
        (Themes::BLOCK, 'b', "block"),
    ];

    /// Whether all of `other` are among them.
    pub fn contains(self, other: Themes) -> bool {
        self.0 & other.0 == other.0
    }

    /// These and, if it holds, that one.
    #[must_use]
    pub fn with(self, theme: Themes, holds: bool) -> Themes {
        Themes(self.0 | if holds { theme.0 } else { 0 })
    }

    /// Their names.
    pub fn names(self) -> Vec<&'static str> {
        let all = Themes::LETTERS.iter();
        all.filter(|(theme, ..)| self.contains(*theme))
            .map(|&(_, _, name)| name)
            .collect()
    }

    /// One letter each, `-` for none.
    pub fn letters(self) -> String {
        let all = Themes::LETTERS.iter();
        let letters: String = all
            .filter(|(theme, ..)| self.contains(*theme))
            .map(|&(_, letter, _)| letter)
            .collect();
        if letters.is_empty() {
            String::from("-")
        } else {
            letters
        }
    }

    /// What [`Themes::letters`] wrote; `None` for anything else.
    pub fn from_letters(text: &str) -> Option<Themes> {
        let mut themes = Themes::NONE;
        for letter in text.chars().filter(|_| text != "-") {
            let found = Themes::LETTERS.iter().find(|(_, l, _)| *l == letter)?;
            themes = themes.with(found.0, true);
        }
        (themes.letters() == text).then_some(themes)
    }
}

impl fmt::Display for Themes {
    /// `sacrifice, block`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, name) in self.names().into_iter().enumerate() {
            f.write_str(if i > 0 { ", " } else { "" })?;
            f.write_str(name)?;
        }
        Ok(())
    }
}

/// The themes of a proved position, whose win against the best defence is `line`.
/// `huff` tells whether the win needs a huff somewhere.
pub(crate) fn of(state: &State, line: &[Turn], huff: bool) -> Themes {
    let side = state.side();
    let mut themes = Themes::NONE.with(Themes::HUFF, huff);
    let mut now = *state;
    for (i, turn) in line.iter().enumerate() {
        let step = turn.step();
        if now.side() == side {
            let promotes = step.is_some_and(|m| m.promotes);
            themes = themes.with(Themes::PROMOTION, promotes);
        }
        if i == 0 {
            let quiet = step.is_some_and(|m| !m.is_capture());
            let open = turn.after.side() != side && turn.after.position().due().count > 0;
            themes = themes
                .with(Themes::QUIET, quiet)
                .with(Themes::SACRIFICE, open);
        }
        if i + 1 == line.len() {
            let loser = turn.after.position().pieces(side.other());
            let before = now.position().pieces(side.other());
            let caught = if loser.is_empty() { before } else { loser };
            themes = themes.with(Themes::BLOCK, !loser.is_empty()).with(
                Themes::CORNER,
                !(caught & corners(now.position().rules())).is_empty(),
            );
        }
        now = turn.after;
    }
    themes
}

/// Squares with the fewest neighbours.
fn corners(rules: &Rules) -> Bitboard {
    let ways = |square| {
        let next = Direction::ALL
            .into_iter()
            .filter(move |d| rules.board.next(square, *d).is_some());
        next.count()
    };
    let least = rules.board.squares().iter().map(ways).min().unwrap_or(0);
    let squares = rules.board.squares().iter();
    squares.filter(|s| ways(*s) == least).collect()
}

/// Whether some defence of the solution can be beaten in time by a huff or by obliging
/// only, or the solution itself begins so.
pub(crate) fn needs_huff(prover: &mut Prover, state: &State, moves: u8) -> Result<bool, TooLong> {
    let special = |turn: &Turn| turn.huffs() || turn.deeds.first() == Some(&Deed::Oblige);
    let answers = line::answers(prover, state, moves)?;
    if !answers.is_empty() && answers.iter().all(special) {
        return Ok(true);
    }
    for turn in answers.iter().take(1) {
        if turn.after.end().is_some() || turn.after.side() == state.side() {
            continue;
        }
        let left = moves - turn.cost();
        for reply in turn.after.turns() {
            let open = !reply.after.position().huffs().is_empty();
            if open
                && reply.after.end().is_none()
                && needs_huff(prover, &reply.after, left + 1 - reply.cost())?
            {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
