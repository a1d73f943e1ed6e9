//! A turn and what may be done in it: a huff first, if one is open, then the move that
//! ends it; or obliging. Knows the ends that a turn can bring, and no clocks: in the few
//! moves of a puzzle neither the long game nor repetition can come about.

use alloc::vec::Vec;
use core::cmp::Ordering;
use dama_engine::{Action, Generator, Move, Position, Side, Square, ending, sort};

/// One thing done in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "kind", content = "value", rename_all = "kebab-case")
)]
pub enum Deed {
    /// The opponent's last move is taken back and its player obliged (4, soufla).
    Oblige,
    /// The piece there is huffed; the same side goes on (LD-5).
    Huff(Square),
    /// A move.
    Move(Move),
}

impl From<Deed> for Action {
    fn from(deed: Deed) -> Action {
        match deed {
            Deed::Oblige => Action::Oblige,
            Deed::Huff(square) => Action::Huff(square),
            Deed::Move(m) => Action::Move(m),
        }
    }
}

impl Deed {
    /// The deed that a game's action is; none for resigning and agreeing.
    pub fn of(action: Action) -> Option<Deed> {
        match action {
            Action::Oblige => Some(Deed::Oblige),
            Action::Huff(square) => Some(Deed::Huff(square)),
            Action::Move(m) => Some(Deed::Move(m)),
            Action::Resign(_) | Action::AgreeDraw => None,
        }
    }

    /// A fixed order of the deeds of one position, the same on every machine.
    pub fn order(&self, other: &Deed) -> Ordering {
        self.rank().cmp(&other.rank())
    }

    fn rank(&self) -> (u8, u8, u8, [u64; 2], bool) {
        match self {
            Deed::Oblige => (0, 0, 0, [0; 2], false),
            Deed::Huff(square) => (1, square.index(), 0, [0; 2], false),
            Deed::Move(m) => (
                2,
                m.from.index(),
                m.to.index(),
                m.captured.words(),
                m.promotes,
            ),
        }
    }
}

/// A position as a turn meets it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    position: Position,
    /// What obliging would bring back.
    before: Option<Position>,
    /// Whether the turn begins here: not after its huff, nor when obliged.
    begins: bool,
}

impl State {
    /// A position without a past.
    pub fn new(position: Position) -> State {
        State {
            position,
            before: None,
            begins: true,
        }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The side to move.
    pub fn side(&self) -> Side {
        self.position.side()
    }

    /// Whether the last move may be taken back by obliging.
    pub fn can_oblige(&self) -> bool {
        self.before.is_some()
    }

    /// Whether a turn begins here.
    pub fn begins(&self) -> bool {
        self.begins
    }

    /// The position that obliging would bring back.
    pub(crate) fn before(&self) -> Option<&Position> {
        self.before.as_ref()
    }

    /// The state after a legal move; `generator` holds the legal moves of this one.
    pub(crate) fn after_move(&self, m: &Move, generator: &Generator) -> State {
        let next = self.position.after(m, generator.legal().due);
        let obliging = self.position.rules().oblige && !next.huffs().is_empty();
        State {
            position: next,
            before: obliging.then_some(self.position),
            begins: true,
        }
    }

    /// The state after a huff, the same side to go on.
    pub(crate) fn after_huff(&self, square: Square) -> Option<State> {
        Some(State {
            position: self.position.after_huff(square)?,
            before: None,
            begins: false,
        })
    }

    /// The state after obliging, the other side to move.
    pub(crate) fn after_oblige(&self) -> Option<State> {
        let mut setup = self.before?.setup();
        setup.obliged = true;
        Some(State {
            position: Position::new(self.position.rules(), &setup).ok()?,
            before: None,
            begins: false,
        })
    }

    /// The state after a deed, `None` when it cannot be done.
    pub fn after(&self, deed: &Deed) -> Option<State> {
        match deed {
            Deed::Oblige => self.after_oblige(),
            Deed::Huff(square) => self.after_huff(*square),
            Deed::Move(m) => {
                let mut generator = Generator::new();
                let legal = generator.generate(&self.position);
                if !legal.moves.contains(m) {
                    return None;
                }
                Some(self.after_move(m, &generator))
            }
        }
    }

    /// How the game has ended here, if it has (0-11, 0-13).
    pub fn end(&self) -> Option<End> {
        if let Some(outcome) = ending::loss(&self.position, self.can_oblige()) {
            return outcome.winner.map(End::Won);
        }
        // no draw before a turn is whole (0-14)
        let draw = self.begins
            && self.position.huffs().is_empty()
            && ending::one_king_each(&self.position);
        draw.then_some(End::Drawn)
    }

    /// What may be done first, in a fixed order. Empty when the game is over.
    pub fn deeds(&self) -> Vec<Deed> {
        if self.end().is_some() {
            return Vec::new();
        }
        let mut deeds: Vec<Deed> = Vec::new();
        if self.can_oblige() {
            deeds.push(Deed::Oblige);
        }
        deeds.extend(self.position.huffs().iter().map(Deed::Huff));
        let legal = self.position.legal();
        deeds.extend(legal.moves.into_iter().map(Deed::Move));
        sort::sort_by(&mut deeds, Deed::order);
        deeds
    }

    /// Every whole turn that may be played, in a fixed order.
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        for deed in self.deeds() {
            let Some(next) = self.after(&deed) else {
                continue;
            };
            let rest = match deed {
                Deed::Huff(_) => next.turns(),
                _ => Vec::new(),
            };
            if rest.is_empty() {
                turns.push(Turn {
                    deeds: alloc::vec![deed],
                    after: next,
                });
            }
            turns.extend(rest.into_iter().map(|mut turn| {
                turn.deeds.insert(0, deed);
                turn
            }));
        }
        turns
    }
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// A side has won.
    Won(Side),
    /// One king each.
    Drawn,
}

/// A whole turn and where it leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// A huff, if any, then the move; or a huff that ends the game; or obliging.
    pub deeds: Vec<Deed>,
    /// What stands then.
    pub after: State,
}

impl Turn {
    /// The move of this turn; none after obliging or a huff that ends the game.
    pub fn step(&self) -> Option<&Move> {
        match self.deeds.last()? {
            Deed::Move(m) => Some(m),
            _ => None,
        }
    }

    /// Whether it huffs.
    pub fn huffs(&self) -> bool {
        matches!(self.deeds.first(), Some(Deed::Huff(_)))
    }

    /// Own moves that it uses up: obliging is none.
    pub(crate) fn cost(&self) -> u8 {
        u8::from(self.deeds.last() != Some(&Deed::Oblige))
    }
}
