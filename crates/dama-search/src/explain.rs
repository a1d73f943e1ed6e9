//! Why a deed is good: what the master would do, and one true reason for it.
//!
//! An [`Explainer`] searches a game's present position in slices and gives a [`Hint`]:
//! the deed, the line it is part of, and a [`Reason`]. A reason is a [`Cause`] with the
//! squares and numbers its sentence needs. Every cause has a predicate of its own over
//! position, move and line, true by the rules and worked out by playing (`facts`,
//! then a predicate each in `deeds`, `exchange`, `danger` and `places`); the most telling one that holds is given. [`refutation`] says in the same
//! words why a wrong move fails. Sentences are not here: a cause has a code, and whoever
//! shows it has the words.
//!
//! With the feature `serde` the module `view` has all this as plain data:
//!
//! ```ts
//! interface Hint {
//!   deed: { kind: "move"; id: number } | { kind: "huff"; square: Square } | { kind: "oblige" };
//!   side: Side;                        // who is advised
//!   from: Square | null;               // of a move, else null
//!   to: Square | null;
//!   text: string; numberText: string;  // the deed as a game's text has it
//!   score: { kind: "eval" | "win" | "loss" | "draw"; value: number };
//!   reason: Reason;
//!   line: HistoryItem[];               // the deed, then what is expected to follow
//! }
//! interface Reason {
//!   kind: string;       // selects the sentence: `hint-${kind}`
//!   squares: Square[];  // the pieces or places it speaks of
//!   takes: number;      // pieces the advised side takes
//!   loses: number;      // pieces the other side takes, or would take
//!   count: number;      // a number of moves, steps or lines, by kind
//!   of: number;         // what `count` is compared with, by kind
//!   plies: number;      // plies to the end of the game or of the line
//!   moves: number;      // the same in moves of the side that is advised
//!   article: string;    // the article it rests on; empty where it is plain
//! }
//! ```

mod danger;
mod deeds;
mod exchange;
mod facts;
mod places;
mod reasons;
mod refute;
#[cfg(feature = "serde")]
pub mod view;

pub use facts::gain;
pub use refute::refutation;

use crate::order::Step;
use crate::player::Player;
use crate::score::Score;
use crate::search::{Limits, Manner, Progress};
use crate::tablebase::Tables;
use alloc::sync::Arc;
use alloc::vec::Vec;
use dama_engine::{Action, Game, Square};

macro_rules! causes {
    ($($(#[$doc:meta])* $name:ident = $code:literal,)*) => {
        /// Why a deed is good, or why it fails: what a sentence will say.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Cause { $($(#[$doc])* $name,)* }

        impl Cause {
            /// Every cause; of those for hints the more telling come first.
            pub const ALL: &[Cause] = &[$(Cause::$name),*];

            /// A stable name for programs: "takes-free" and so on.
            pub const fn code(self) -> &'static str {
                match self { $(Cause::$name => $code),* }
            }
        }
    };
}

causes! {
    /// The fixed opening leaves this move, or this one and another (D-9).
    Opening = "opening",
    /// It ends the game with a win.
    WinsNow = "wins-now",
    /// It wins in `plies` whatever is answered.
    Wins = "wins",
    /// It takes a piece off that left a capture; then one moves (LD-5).
    Blows = "blows",
    /// It has the last move taken back, and `count` pieces must be taken (4, soufla).
    Obliges = "obliges",
    /// Nothing else is legal.
    Only = "only",
    /// It ends the game with a draw.
    DrawsNow = "draws-now",
    /// Each of the `count` others loses the game.
    OnlyDefence = "only-defence",
    /// Everything loses, in `plies` at the latest.
    Lost = "lost",
    /// The other side could have won at once, and cannot now.
    StopsWin = "stops-win",
    /// It takes `takes` pieces, the kings on `squares` among them; `loses` can be taken back.
    TakesKing = "takes-king",
    /// The man becomes a king.
    Promotes = "promotes",
    /// It takes `takes`, and nothing can be taken back.
    TakesFree = "takes-free",
    /// It takes more than can be taken back.
    TakesMore = "takes-more",
    /// It takes as many as can be taken back, by a side that has `count` pieces more.
    TradesAhead = "trades-ahead",
    /// It takes as many as can be taken back.
    Trades = "trades",
    /// All captures lose more than they take; none loses less than this one.
    CheapestCapture = "cheapest-capture",
    /// It takes `takes`; `loses` can be taken back.
    TakesLess = "takes-less",
    /// It leaves a capture, which costs `loses` at most, less what is taken; a capture would
    /// cost `of`. The pieces on `squares` may be huffed.
    LeavesCapture = "leaves-capture",
    /// It leaves a capture; one of the pieces on `squares` may be huffed.
    BreaksDuty = "breaks-duty",
    /// Whatever is taken, more can be taken back: at worst `takes` for `loses`.
    Sacrifices = "sacrifices",
    /// Nothing can be taken, and whatever is answered, `takes` can be taken next.
    WinsPiece = "wins-piece",
    /// Whatever is answered, a man can become a king next.
    KingNext = "king-next",
    /// A man of the other side could have become a king next, and none can now.
    StopsKing = "stops-king",
    /// The `count` pieces on `squares` were in danger and no piece is now; else `loses` were lost.
    Saves = "saves",
    /// `of` could be taken; now `loses` can.
    SavesSome = "saves-some",
    /// Nothing can be taken; after each of the `count` others something can.
    OnlySafe = "only-safe",
    /// Nothing can be taken, and it attacks the pieces on `squares`, two or more.
    Forks = "forks",
    /// Nothing can be taken, and it threatens to take `takes`, those on `squares` among them.
    Threatens = "threatens",
    /// In the line that is expected it takes `takes` and loses fewer, `loses`.
    Gains = "gains",
    /// The line that is expected ends the game as a draw, in `plies`.
    HeadsForDraw = "heads-for-draw",
    /// Whatever is taken, as many can be taken back: at worst `takes` for `loses`.
    OffersTrade = "offers-trade",
    /// The other side has one answer.
    Forces = "forces",
    /// The way of the man on `squares` to a king's place is free: `count` steps.
    Runs = "runs",
    /// It clears the way of the man on `squares`: `count` steps to a king's place.
    OpensWay = "opens-way",
    /// `loses` can be taken, and after none of the others fewer, after `count` of `of` more.
    LosesLeast = "loses-least",
    /// Nothing can be taken, while after `count` of the `of` others something can.
    Safe = "safe",
    /// The other side has `count` moves left and would have had `of`, twice as many or more.
    Cramps = "cramps",
    /// A king that had less than half as many places to go to has `count`.
    FreesKing = "frees-king",
    /// Nothing can be taken, and the man is `count` rows from the far row, past the middle.
    Advances = "advances",
    /// From where it goes `count` lines lead on; from where it stood `of`.
    MoreLines = "more-lines",
    /// One's men on the back row, three at most, on `squares`, stay there.
    KeepsBack = "keeps-back",
    /// It stands beside `count` own pieces instead of `of`.
    Joins = "joins",
    /// One has `count` moves instead of `of`.
    MoreRoom = "more-room",
    /// None of all this, and nothing can be taken.
    Level = "level",
    /// None of all this: `loses` can be taken, and the master sees nothing better.
    NothingBetter = "nothing-better",

    /// The other side wins, in `plies` of the line.
    FailsLoses = "fails-loses",
    /// The piece on `squares` is blown.
    FailsBlown = "fails-blown",
    /// The line ends the game as a draw.
    FailsDraws = "fails-draws",
    /// The answer takes `loses`, more than the move took and can take back, `takes`.
    FailsLosesPieces = "fails-loses-pieces",
    /// In the line, up to a place where nobody can take, the other side takes `loses` and
    /// this side only `takes`.
    FailsLater = "fails-later",
    /// The answer makes a king.
    FailsPromotes = "fails-promotes",
    /// It takes `takes` where `count` could be taken.
    FailsTakesLess = "fails-takes-less",
    /// The pieces on `squares` could be taken next, and the answer saves them.
    FailsEscapes = "fails-escapes",
    /// The answer holds.
    FailsHolds = "fails-holds",
}

impl Cause {
    /// Whether it says why a wrong move fails.
    pub fn is_failure(self) -> bool {
        self.code().starts_with("fails-")
    }
}

/// A cause with what its sentence needs. Numbers that a cause does not use are 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// What is said.
    pub cause: Cause,
    /// The pieces or places it speaks of, in square order.
    pub squares: Vec<Square>,
    /// Pieces that the side takes.
    pub takes: u32,
    /// Pieces that the other side takes or would take.
    pub loses: u32,
    /// A number of moves, steps or lines.
    pub count: u32,
    /// What `count` is compared with.
    pub of: u32,
    /// Plies to the end, of the game or the line.
    pub plies: u16,
    /// The article it rests on; empty where it is plain.
    pub article: &'static str,
}

impl Reason {
    pub(crate) fn of(cause: Cause) -> Reason {
        Reason {
            cause,
            squares: Vec::new(),
            takes: 0,
            loses: 0,
            count: 0,
            of: 0,
            plies: 0,
            article: "",
        }
    }
}

/// What the master would do, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The deed.
    pub action: Action,
    /// What the position is worth to who does it.
    pub score: Score,
    /// Why.
    pub reason: Reason,
    /// The deed and what is expected to follow, all legal one after another.
    pub line: Vec<Action>,
}

impl Hint {
    /// The hint that a search of a game's present position gives, when it has begun.
    pub fn of(game: &Game, player: &Player) -> Option<Hint> {
        let thought = Thought::of(game, player)?;
        let reason = thought.reasons(game, player).next()?;
        Some(Hint {
            action: thought.action,
            score: thought.score,
            reason,
            line: thought.line,
        })
    }
}

/// What a search makes of a position.
struct Thought {
    action: Action,
    score: Score,
    line: Vec<Action>,
}

impl Thought {
    fn of(game: &Game, player: &Player) -> Option<Thought> {
        let action = player.action()?;
        let report = player.report()?;
        let line: Vec<Action> = match action {
            // what follows the obliged move was not this search's matter
            Action::Oblige => Vec::new(),
            _ => report.line.iter().map(|&step| step.into()).collect(),
        };
        Some(Thought {
            action,
            score: player.score()?,
            line: legal_line(game, action, &line),
        })
    }

    /// Every reason that holds, the most telling first.
    fn reasons(&self, game: &Game, player: &Player) -> impl Iterator<Item = Reason> {
        let report = player.report();
        // below the first depth nothing is known of the others
        let report = report.filter(|report| report.depth > 0);
        let others = report.map_or(&[][..], |report| &report.choices);
        reasons::reasons(game, self.action, self.score, &self.line, others)
    }
}

impl From<Step> for Action {
    fn from(step: Step) -> Action {
        match step {
            Step::Huff(square) => Action::Huff(square),
            Step::Move(m) => Action::Move(m),
        }
    }
}

/// The line as far as it can be played, beginning with `action`.
fn legal_line(game: &Game, action: Action, line: &[Action]) -> Vec<Action> {
    let rest = match line.split_first() {
        Some((first, rest)) if *first == action => rest,
        _ => &[],
    };
    let mut played = game.clone();
    let all = core::iter::once(&action).chain(rest);
    all.copied()
        .take_while(|&action| played.act(action).is_ok())
        .collect()
}

/// Looks for a hint in slices.
#[derive(Debug)]
pub struct Explainer {
    game: Game,
    player: Player,
}

impl Explainer {
    /// Begins to think about a game's present position, for so many nodes at most.
    pub fn new(game: &Game, nodes: u64, tables: Option<Arc<Tables>>) -> Explainer {
        let mut player = Player::with(Limits::nodes(nodes), Manner::default()).with_tables(tables);
        player.begin(game);
        Explainer {
            game: game.clone(),
            player,
        }
    }

    /// Thinks for so many nodes, or fewer when it has finished.
    pub fn step(&mut self, nodes: u64) -> Progress {
        self.player.step(nodes)
    }

    /// Nodes looked at so far.
    pub fn nodes(&self) -> u64 {
        self.player.report().map_or(0, |report| report.nodes)
    }

    /// The hint, as far as it has thought; `None` when there is nothing to do.
    pub fn hint(&self) -> Option<Hint> {
        if self.game.outcome().is_some() {
            return None;
        }
        Hint::of(&self.game, &self.player)
    }

    /// Every reason that holds for it, the most telling first, which is the hint's.
    pub fn reasons(&self) -> Vec<Reason> {
        if self.game.outcome().is_some() {
            return Vec::new();
        }
        let thought = Thought::of(&self.game, &self.player);
        thought.map_or(Vec::new(), |thought| {
            thought.reasons(&self.game, &self.player).collect()
        })
    }
}
