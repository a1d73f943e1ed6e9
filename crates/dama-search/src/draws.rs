//! Draws by agreement and resignation: what somebody who judges a position answers,
//! offers and gives up. Knows scores and games, and searches nothing itself.

use crate::score::{Score, Verdict};
use dama_engine::{Game, Rules, Side};

/// The answer to an offered draw, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Accepted: it is one anyway.
    Drawn,
    /// Accepted: the game is lost.
    Lost,
    /// Accepted: one stands worse.
    Worse,
    /// Accepted: nobody stands better, and nothing has happened for long.
    Quiet,
    /// Declined: the game is won.
    Winning,
    /// Declined: one stands better.
    Better,
    /// Declined: there is something left to play for.
    Open,
}

impl Answer {
    /// Every answer.
    pub const ALL: [Answer; 7] = [
        Answer::Drawn,
        Answer::Lost,
        Answer::Worse,
        Answer::Quiet,
        Answer::Winning,
        Answer::Better,
        Answer::Open,
    ];

    /// Whether the draw is accepted.
    pub const fn accepts(self) -> bool {
        matches!(
            self,
            Answer::Drawn | Answer::Lost | Answer::Worse | Answer::Quiet
        )
    }

    /// A stable name for programs: "worse" and so on.
    pub const fn code(self) -> &'static str {
        match self {
            Answer::Drawn => "drawn",
            Answer::Lost => "lost",
            Answer::Worse => "worse",
            Answer::Quiet => "quiet",
            Answer::Winning => "winning",
            Answer::Better => "better",
            Answer::Open => "open",
        }
    }
}

/// Standing so much better or worse, in hundredths of a man, is no level position.
const LEVEL: i16 = 30;
/// After so many quiet plies nothing much will happen: half of the long game (0-12).
const QUIET: u8 = Rules::QUIET_LIMIT / 2;
/// Turns between two offers of one side.
const PATIENCE: usize = 10;
/// Twice as many pieces, and three more, are enough to stop.
const OVERWHELMED: u32 = 3;

/// What somebody answers who judges the present position like this, for their own side.
pub fn answer(game: &Game, own: Score) -> Answer {
    match own.verdict() {
        Verdict::Draw => Answer::Drawn,
        Verdict::Loss(_) => Answer::Lost,
        Verdict::Win(_) => Answer::Winning,
        Verdict::Eval(value) if value <= -LEVEL => Answer::Worse,
        Verdict::Eval(value) if value >= LEVEL => Answer::Better,
        Verdict::Eval(_) if game.frame().clocks.quiet >= QUIET => Answer::Quiet,
        Verdict::Eval(_) => Answer::Open,
    }
}

/// Whether the side to move offers a draw with its turn, `own` being its judgement and
/// `last` the number of actions done when it offered before: when the position is level
/// or drawn, the long game is half over, nothing is open or to be taken, and its last
/// offer is ten turns old.
pub fn offers(game: &Game, own: Score, last: Option<usize>) -> bool {
    let frame = game.frame();
    let level = match own.verdict() {
        Verdict::Draw => true,
        Verdict::Eval(value) => value.unsigned_abs() < LEVEL as u16,
        _ => false,
    };
    let patient = last.is_none_or(|ply| game.actions().len() >= ply + 2 * PATIENCE);
    frame.outcome.is_none()
        && level
        && patient
        && frame.clocks.quiet >= QUIET
        && frame.position.huffs().is_empty()
        && frame.position.due().count == 0
}

/// Whether nothing is left to hope for a side that judges the present position like
/// this: a certain loss within twelve plies, or a judgement of five men behind with half
/// the pieces of the other side or fewer, and three fewer.
pub fn resigns(game: &Game, side: Side, own: Score) -> bool {
    match own.verdict() {
        Verdict::Loss(plies) => plies <= 12,
        Verdict::Eval(value) => {
            let [own, other] = [side, side.other()].map(|s| game.position().pieces(s).count());
            value <= -500 && own * 2 <= other && own + OVERWHELMED <= other
        }
        _ => false,
    }
}
