//! What a bank as a whole must be like: lengths, choices, pieces, sources of surprise.

use crate::bank::Bank;
use crate::symmetry::Shape;
use crate::themes::Themes;
use crate::turn::State;
use alloc::vec::Vec;
use core::fmt;
use dama_engine::{Position, Rules, Side};

/// Shares in hundredths of the bank that a bank keeps to.
mod share {
    /// Of either length, at least.
    pub const LENGTH: usize = 40;
    /// With six first turns or more, at least.
    pub const SIX: usize = 50;
    /// Whose first turn is quiet or a sacrifice, at least (a third).
    pub const SURPRISE: usize = 34;
    /// With so many pieces as half of the bank should have, at least.
    pub const PIECES: usize = 50;
    /// With a single piece for the loser, at most.
    pub const LONE: usize = 15;
    /// With two or three kings, at most.
    pub const KINGS: usize = 30;
}

/// Pieces that half of the bank should have: six, and ten where each side has more than
/// twenty.
pub fn pieces_wanted(rules: &Rules) -> u32 {
    if rules.men(Side::White).count() > 20 {
        10
    } else {
        6
    }
}

/// What counts of one puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits {
    /// Win in 3 and not in 2.
    pub long: bool,
    /// Six first turns or more.
    pub six: bool,
    /// The first turn is quiet or a sacrifice.
    pub surprise: bool,
    /// As many pieces as half of the bank should have.
    pub peopled: bool,
    /// The loser has one piece.
    pub lone: bool,
    /// Two kings or more.
    pub kings: bool,
}

impl Traits {
    /// The traits of a position, won in `moves`, with these themes.
    pub fn of(position: &Position, moves: u8, themes: Themes) -> Traits {
        Traits {
            six: State::new(*position).turns().len() >= 6,
            surprise: themes.contains(Themes::QUIET) || themes.contains(Themes::SACRIFICE),
            ..Traits::hoped(position, moves)
        }
    }

    /// The best that the traits of a position may turn out to be, before anything is
    /// known but what stands where.
    pub fn hoped(position: &Position, moves: u8) -> Traits {
        let own = position.pieces(position.side()).count();
        let other = position.pieces(position.side().other()).count();
        Traits {
            long: moves > 2,
            six: true,
            surprise: true,
            peopled: own + other >= pieces_wanted(position.rules()),
            lone: other == 1,
            kings: position.kings().count() >= 2,
        }
    }
}

/// A requirement that a bank misses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missed {
    /// Which.
    pub what: &'static str,
    /// How many puzzles have it.
    pub found: usize,
    /// Of how many.
    pub of: usize,
}

impl fmt::Display for Missed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} of {}", self.what, self.found, self.of)
    }
}

/// Counts over a bank.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Balance {
    /// Puzzles.
    pub puzzles: usize,
    /// Of these, win in 3.
    pub long: usize,
    /// With six first turns or more.
    pub six: usize,
    /// With a quiet or sacrificing first turn.
    pub surprise: usize,
    /// With enough pieces.
    pub peopled: usize,
    /// With a lone loser.
    pub lone: usize,
    /// With two kings or more.
    pub kings: usize,
}

impl Balance {
    /// The counts of a bank.
    pub fn of(bank: &Bank) -> Balance {
        let mut balance = Balance::default();
        for entry in &bank.puzzles {
            balance.add(&Traits::of(&entry.position, entry.moves, entry.themes));
        }
        balance
    }

    /// Counts one more.
    pub fn add(&mut self, traits: &Traits) {
        self.puzzles += 1;
        self.long += usize::from(traits.long);
        self.six += usize::from(traits.six);
        self.surprise += usize::from(traits.surprise);
        self.peopled += usize::from(traits.peopled);
        self.lone += usize::from(traits.lone);
        self.kings += usize::from(traits.kings);
    }

    /// Requirements that are not met.
    pub fn missed(&self) -> Vec<Missed> {
        let of = self.puzzles;
        let short = of - self.long;
        let least = [
            ("win in 2", short, share::LENGTH),
            ("win in 3", self.long, share::LENGTH),
            ("six first turns", self.six, share::SIX),
            ("quiet or sacrifice", self.surprise, share::SURPRISE),
            ("enough pieces", self.peopled, share::PIECES),
        ];
        let most = [
            ("lone loser", self.lone, share::LONE),
            ("two kings or more", self.kings, share::KINGS),
        ];
        let missed = |what, found| Missed { what, found, of };
        let few = least.iter().filter(|(_, n, share)| n * 100 < of * share);
        let many = most.iter().filter(|(_, n, share)| n * 100 > of * share);
        few.chain(many)
            .map(|&(what, found, _)| missed(what, found))
            .collect()
    }

    /// Whether a bank that grows one by one has room for such a puzzle. A little slack
    /// lets it begin.
    pub fn has_room(&self, traits: &Traits) -> bool {
        const SLACK: usize = 4;
        let of = self.puzzles + 1;
        // the share of those that lack something may not pass what is left to them
        let fits = |has: bool, found: usize, most: usize| {
            !has || (found + 1) * 100 <= of * most + 100 * SLACK
        };
        let rest = |found: usize| self.puzzles - found;
        fits(traits.long, self.long, 52)
            && fits(!traits.long, rest(self.long), 52)
            && fits(!traits.six, rest(self.six), 100 - share::SIX - 4)
            && fits(
                !traits.surprise,
                rest(self.surprise),
                100 - share::SURPRISE - 4,
            )
            && fits(!traits.peopled, rest(self.peopled), 100 - share::PIECES - 4)
            && fits(traits.lone, self.lone, share::LONE - 4)
            && fits(traits.kings, self.kings, share::KINGS - 4)
    }
}

/// The shapes of a bank's puzzles, to tell whether another is one of them again.
#[derive(Clone, Debug, Default)]
pub struct Shapes(Vec<Shape>);

impl Shapes {
    /// Takes one more down.
    pub fn add(&mut self, position: &Position) {
        self.0.push(Shape::of(position));
    }

    /// The place of the first one that is the same puzzle: equal, or alike but for one
    /// piece that is added, missing, elsewhere or of another kind.
    pub fn near(&self, position: &Position) -> Option<usize> {
        let shape = Shape::of(position);
        let rules = position.rules();
        let mirrored = shape.mirrored(rules);
        self.0.iter().position(|known| {
            let near = |shape: &Shape| shape.apart(known) <= 2;
            near(&shape) || mirrored.as_ref().is_some_and(near)
        })
    }
}
