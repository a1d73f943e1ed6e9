//! What a position is worth to the side to move.
//!
//! A score is a win in so many plies, a loss in so many, a draw, or an evaluation;
//! the four never mix and all are ordered. Distances count from the position that
//! has the score, so that a score kept in a hash table needs no correction.

use core::fmt;
use core::ops::Neg;

/// A score, from the side of the player to move.
///
/// ```
/// use dama_search::Score;
/// assert!(Score::win_in(1) > Score::win_in(3));
/// assert!(Score::loss_in(4) > Score::loss_in(2));
/// assert!(Score::win_in(99) > Score::eval(13_000));
/// assert!(Score::eval(-1) < Score::DRAW && Score::DRAW < Score::eval(1));
/// // what is lost in 2 for the player to move was won in 3 a ply before
/// assert_eq!((-Score::loss_in(2)).later(), Score::win_in(3));
/// ```
// Evaluations are odd numbers, a draw is 0, wins and losses lie beyond all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

/// What a score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The player to move wins in so many plies.
    Win(u16),
    /// The player to move loses in so many plies; 0 when the game is over.
    Loss(u16),
    /// A draw, by the rules.
    Draw,
    /// An estimate in hundredths of a man.
    Eval(i16),
}

const WIN_NOW: i16 = 32_000;
const FARTHEST: i16 = 4_000;
const LEAST_WIN: i16 = WIN_NOW - FARTHEST;

impl Score {
    /// A draw.
    pub const DRAW: Score = Score(0);
    /// The greatest estimate either way, in hundredths of a man.
    pub const EVAL_LIMIT: i16 = 13_000;
    /// Above every score.
    pub(crate) const ABOVE: Score = Score(WIN_NOW + 10);
    /// Below every score.
    pub(crate) const BELOW: Score = Score(-WIN_NOW - 10);

    /// A win in `plies`, up to 4,000.
    pub const fn win_in(plies: u16) -> Score {
        let plies = if plies > FARTHEST as u16 {
            FARTHEST
        } else {
            plies as i16
        };
        Score(WIN_NOW - plies)
    }

    /// A loss in `plies`, up to 4,000; 0 when the game is lost already.
    pub const fn loss_in(plies: u16) -> Score {
        Score(-Score::win_in(plies).0)
    }

    /// An estimate in hundredths of a man, kept within [`Score::EVAL_LIMIT`].
    pub const fn eval(value: i32) -> Score {
        let limit = Score::EVAL_LIMIT as i32;
        let value = if value > limit {
            limit
        } else if value < -limit {
            -limit
        } else {
            value
        } as i16;
        Score(if value < 0 {
            2 * value - 1
        } else {
            2 * value + 1
        })
    }

    /// What the score says.
    pub const fn verdict(self) -> Verdict {
        if self.0 == 0 {
            Verdict::Draw
        } else if self.0 >= LEAST_WIN {
            Verdict::Win((WIN_NOW - self.0) as u16)
        } else if self.0 <= -LEAST_WIN {
            Verdict::Loss((WIN_NOW + self.0) as u16)
        } else {
            Verdict::Eval(self.0 / 2)
        }
    }

    /// Whether the player to move wins.
    pub const fn is_win(self) -> bool {
        self.0 >= LEAST_WIN
    }

    /// Whether the player to move loses.
    pub const fn is_loss(self) -> bool {
        self.0 <= -LEAST_WIN
    }

    /// Whether it is a win or a loss.
    pub const fn is_decided(self) -> bool {
        self.is_win() || self.is_loss()
    }

    /// The plies to the end, of a win or a loss.
    pub const fn distance(self) -> Option<u16> {
        match self.verdict() {
            Verdict::Win(n) | Verdict::Loss(n) => Some(n),
            _ => None,
        }
    }

    /// The same seen from one ply earlier: wins and losses are one ply farther.
    pub const fn later(self) -> Score {
        Score(if self.is_win() {
            if self.0 == LEAST_WIN {
                self.0
            } else {
                self.0 - 1
            }
        } else if self.is_loss() {
            if self.0 == -LEAST_WIN {
                self.0
            } else {
                self.0 + 1
            }
        } else {
            self.0
        })
    }

    /// The bound that, seen from one ply earlier, is this one: the inverse of
    /// [`Score::later`] for the windows of a search.
    pub(crate) const fn sooner(self) -> Score {
        Score(if self.0 >= Score::ABOVE.0 || self.0 <= Score::BELOW.0 {
            self.0
        } else if self.is_win() {
            self.0 + 1
        } else if self.is_loss() {
            self.0 - 1
        } else {
            self.0
        })
    }

    /// The next greater bound, for windows that hold no score.
    pub(crate) const fn next(self) -> Score {
        Score(self.0 + 1)
    }

    /// Whether no score lies strictly between this bound and `above`.
    pub(crate) const fn touches(self, above: Score) -> bool {
        above.0 as i32 - self.0 as i32 <= 1
    }

    /// The least score that a player who overlooks differences of `margin` hundredths
    /// takes for as good. Wins and losses are told apart by every ply.
    pub fn within(self, margin: u16) -> Score {
        if margin == 0 {
            return self;
        }
        match self.verdict() {
            // a winner who does not take the shortest way may never arrive
            Verdict::Win(_) | Verdict::Loss(_) => self,
            Verdict::Draw => Score::eval(-(margin as i32)),
            Verdict::Eval(value) => Score::eval(value as i32 - margin as i32),
        }
    }

    /// The number behind it, for tables only.
    pub(crate) const fn raw(self) -> i16 {
        self.0
    }

    /// The inverse of [`Score::raw`].
    pub(crate) const fn from_raw(raw: i16) -> Score {
        Score(raw)
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for Score {
    /// `win in 3`, `loss in 4`, `draw`, `+0.52`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.verdict() {
            Verdict::Win(n) => write!(f, "win in {n}"),
            Verdict::Loss(n) => write!(f, "loss in {n}"),
            Verdict::Draw => f.write_str("draw"),
            Verdict::Eval(value) => {
                let sign = if value < 0 { '-' } else { '+' };
                let value = value.unsigned_abs();
                write!(f, "{sign}{}.{:02}", value / 100, value % 100)
            }
        }
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn the_order_is_that_of_a_player() {
        let mut all: Vec<Score> = Vec::new();
        all.extend((0..200).map(Score::loss_in));
        all.extend((-13_000..=-1).map(Score::eval));
        all.push(Score::DRAW);
        all.extend((0..=13_000).map(Score::eval));
        all.extend((0..200).rev().map(Score::win_in));
        assert!(all.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(all.iter().all(|&s| s < Score::ABOVE && s > Score::BELOW));
        assert!(all.iter().all(|&s| -(-s) == s));
    }

    #[test]
    fn verdicts_say_what_was_put_in() {
        for n in [0, 1, 2, 77, 3_000] {
            assert_eq!(Score::win_in(n).verdict(), Verdict::Win(n));
            assert_eq!((-Score::win_in(n)).verdict(), Verdict::Loss(n));
        }
        for value in [-13_000, -100, -1, 0, 1, 52, 13_000] {
            assert_eq!(Score::eval(value).verdict(), Verdict::Eval(value as i16));
        }
        assert_eq!(Score::eval(1_000_000), Score::eval(13_000));
        assert_eq!((-Score::eval(0)).verdict(), Verdict::Eval(0));
    }

    #[test]
    fn a_bound_moves_with_the_scores() {
        let scores = [
            Score::loss_in(0),
            Score::loss_in(5),
            Score::eval(-40),
            Score::DRAW,
            Score::eval(7),
            Score::win_in(6),
            Score::win_in(1),
        ];
        for below in scores {
            for bound in scores {
                assert_eq!(below.later() > bound, below > bound.sooner());
                assert_eq!(below.later() >= bound, below >= bound.sooner());
            }
        }
    }
}
