//! Looking back on a game: the moment where it turned, and what had been better.
//!
//! Every position of the game in which something was done is judged with the same
//! number of nodes; then what came out later in the game is carried back, since what was
//! played was possible. The moment found is judged once more with several times as many
//! nodes. A game turns at the last deed by which a side threw away what it had: the
//! loser a game that was not lost, or in a drawn game somebody one that was being won.
//! A game without such a deed never turned.
//!
//! As plain data (feature `serde`, `explain::view`):
//!
//! ```ts
//! interface Turn {
//!   ply: number;      // actions before the deed; a replay starts from there
//!   side: Side;       // whose deed it was
//!   text: string; numberText: string; // the deed that was done
//!   before: { kind; value }; // what the position was worth to that side with the better deed
//!   after: { kind; value };  // and with the one done
//!   better: Hint;     // the deed and line that were better, and why
//!   fails: Reason | null; // why the one done failed, when it was a move
//! }
//! ```

use crate::explain::{self, Hint, Reason};
use crate::order::Step;
use crate::player::Player;
use crate::score::{Score, Verdict};
use crate::search::{Limits, Manner, Progress};
use crate::tablebase::Tables;
use alloc::sync::Arc;
use alloc::vec::Vec;
use dama_engine::{Action, Game, Outcome, Side};

/// The moment where a game turned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// How many actions were done before the deed.
    pub ply: usize,
    /// Whose deed it was.
    pub side: Side,
    /// What was done.
    pub played: Action,
    /// What had been better, and why.
    pub better: Hint,
    /// What the position was worth to that side.
    pub before: Score,
    /// What it was worth to the same side after the deed.
    pub after: Score,
    /// Why the deed failed, when it was a move.
    pub fails: Option<Reason>,
}

/// The game after its first `ply` actions; `None` when it has fewer.
pub fn game_at(game: &Game, ply: usize) -> Option<Game> {
    let back = game.actions().len().checked_sub(ply)?;
    let mut then = game.clone();
    for _ in 0..back {
        then.undo();
    }
    Some(then)
}

/// Standing worse or better by so much, in hundredths of a man, a game is being lost or
/// won; by the second, lost for good, where it was no longer level before.
const DECIDED: [i16; 2] = [100, 300];
/// A deed that costs less changes nothing.
const COSTLY: i16 = 70;
/// What a certain win counts as when two judgements are compared.
const CERTAIN: i16 = 1_000;
/// How much closer a moment is looked at before it is named.
const CLOSER: u64 = 4;

/// So many plies of the game itself may show why a deed failed.
const AHEAD: usize = 12;

/// What is searched now.
#[derive(Debug)]
enum Work {
    /// The position after so many actions, to judge it.
    Survey(usize),
    /// A moment again, before its deed and after it.
    Before(Moment),
    After(Moment, Hint, Score),
    Over(Option<Turn>),
}

/// A deed that may have turned the game.
#[derive(Clone, Copy, Debug)]
struct Moment {
    ply: usize,
    side: Side,
}

/// Looks back on a game in slices.
#[derive(Debug)]
pub struct Reviewer {
    game: Game,
    nodes: u64,
    tables: Option<Arc<Tables>>,
    work: Work,
    player: Option<Player>,
    /// What each position was worth to its side to move.
    scores: Vec<Score>,
    /// What would have been done in it.
    choices: Vec<Option<Action>>,
    /// Deeds that may have turned the game, the last one first to be tried.
    moments: Vec<Moment>,
    searched: u64,
}

impl Reviewer {
    /// Begins to look back on a game, over or not, with so many nodes a position.
    pub fn new(game: &Game, nodes: u64, tables: Option<Arc<Tables>>) -> Reviewer {
        let mut reviewer = Reviewer {
            game: game.clone(),
            nodes,
            tables,
            work: Work::Survey(0),
            player: None,
            scores: Vec::new(),
            choices: Vec::new(),
            moments: Vec::new(),
            searched: 0,
        };
        reviewer.begin(0, nodes);
        reviewer
    }

    /// The share of the work that is surely done, from 0 to 1.
    pub fn share(&self) -> f32 {
        match self.work {
            Work::Over(_) => 1.0,
            _ => self.scores.len() as f32 / (self.plies() + 2) as f32,
        }
    }

    /// The moment found, once the work is over: `None` when the game never turned.
    pub fn turn(&self) -> Option<&Turn> {
        match &self.work {
            Work::Over(turn) => turn.as_ref(),
            _ => None,
        }
    }

    /// Nodes looked at so far.
    pub fn nodes(&self) -> u64 {
        let now = self.player.as_ref().and_then(Player::report);
        self.searched + now.map_or(0, |report| report.nodes)
    }

    /// Looks at so many nodes more, or fewer when a search ends before.
    pub fn step(&mut self, nodes: u64) -> Progress {
        if matches!(self.work, Work::Over(_)) {
            return Progress::Done;
        }
        let searching = self.player.as_mut().map(|player| player.step(nodes));
        if searching == Some(Progress::More) {
            return Progress::More;
        }
        self.advance();
        match self.work {
            Work::Over(_) => Progress::Done,
            _ => Progress::More,
        }
    }

    /// Actions of play; a resignation or an agreement ends them.
    fn plies(&self) -> usize {
        let ends = |action: &Action| matches!(action, Action::Resign(_) | Action::AgreeDraw);
        let actions = self.game.actions();
        actions.iter().take_while(|action| !ends(action)).count()
    }

    /// Begins to search the position after `ply` actions. Where the rules have ended the
    /// game there is nothing to search.
    fn begin(&mut self, ply: usize, nodes: u64) {
        self.player = None; // its memory goes before the next one's is taken
        self.player = game_at(&self.game, ply)
            .filter(|then| then.outcome().is_none())
            .map(|then| {
                let player = Player::with(Limits::nodes(nodes), Manner::default());
                let mut player = player.with_tables(self.tables.clone());
                player.begin(&then);
                player
            });
    }

    /// What the search that has just ended makes of the position after `ply` actions.
    fn judged(&mut self, ply: usize) -> Score {
        let searched = self.player.as_ref().and_then(Player::report);
        self.searched += searched.map_or(0, |report| report.nodes);
        let score = self.player.as_ref().and_then(Player::score);
        let frame = self.game.frame_at(ply);
        score.unwrap_or_else(|| match frame.and_then(|frame| frame.outcome) {
            Some(Outcome {
                winner: Some(side), ..
            }) if frame.is_some_and(|f| f.position.side() == side) => Score::win_in(1),
            Some(Outcome { winner: None, .. }) => Score::DRAW,
            _ => Score::loss_in(0),
        })
    }

    /// A search has ended: what it found, and what comes next.
    fn advance(&mut self) {
        match core::mem::replace(&mut self.work, Work::Over(None)) {
            Work::Survey(ply) => {
                let score = self.judged(ply);
                self.scores.push(score);
                let choice = self.player.as_ref().and_then(Player::action);
                self.choices.push(choice);
                if ply < self.plies() {
                    self.work = Work::Survey(ply + 1);
                    self.begin(ply + 1, self.nodes);
                } else {
                    self.carry_back();
                    self.moments = self.suspects();
                    self.next_moment();
                }
            }
            Work::Before(moment) => {
                let hint = game_at(&self.game, moment.ply)
                    .zip(self.player.as_ref())
                    .and_then(|(then, player)| Hint::of(&then, player));
                let before = self.judged(moment.ply);
                match hint {
                    Some(hint) if Some(&hint.action) != self.game.actions().get(moment.ply) => {
                        self.work = Work::After(moment, hint, before);
                        self.begin(moment.ply + 1, self.nodes * CLOSER);
                    }
                    // a closer look would have done the same
                    _ => self.next_moment(),
                }
            }
            Work::After(moment, better, before) => {
                let reply = self.player.as_ref().and_then(Player::report);
                let line: Vec<Step> = reply.map_or(Vec::new(), |report| report.line.clone());
                let judged = self.judged(moment.ply + 1);
                let known = self.scores.get(moment.ply + 1).copied();
                let score = known.map_or(judged, |known| known.max(judged));
                let line = match known {
                    // the game itself showed more than the search sees
                    Some(known) if known > judged => self.continuation(moment.ply + 1),
                    _ => line,
                };
                let after = self.seen(moment.ply + 1, moment.side, score);
                if !self.turns(before, after) {
                    return self.next_moment();
                }
                let Some(&played) = self.game.actions().get(moment.ply) else {
                    return self.next_moment();
                };
                let fails = match (played, self.game.frame_at(moment.ply)) {
                    (Action::Move(m), Some(frame)) => {
                        Some(explain::refutation(&frame.position, &m, &line))
                    }
                    _ => None,
                };
                self.work = Work::Over(Some(Turn {
                    ply: moment.ply,
                    side: moment.side,
                    played,
                    better,
                    before,
                    after,
                    fails,
                }));
            }
            Work::Over(turn) => self.work = Work::Over(turn),
        }
    }

    fn next_moment(&mut self) {
        self.work = match self.moments.pop() {
            Some(moment) => {
                self.begin(moment.ply, self.nodes * CLOSER);
                Work::Before(moment)
            }
            None => {
                self.player = None;
                Work::Over(None)
            }
        };
    }

    /// How the game went on after `ply` actions, for some plies.
    fn continuation(&self, ply: usize) -> Vec<Step> {
        let rest = self.game.actions().iter().skip(ply);
        let steps = rest.map_while(|action| match action {
            Action::Move(m) => Some(Step::Move(*m)),
            Action::Huff(square) => Some(Step::Huff(*square)),
            _ => None,
        });
        steps.take(AHEAD).collect()
    }

    /// From the end to the start: a position is worth what the deed that was done in it
    /// came to, or more when another deed was thought to be better.
    fn carry_back(&mut self) {
        for ply in (0..self.plies()).rev() {
            let (Some(frame), Some(&later)) = (self.game.frame_at(ply), self.scores.get(ply + 1))
            else {
                continue;
            };
            let played = self.seen(ply + 1, frame.position.side(), later).later();
            let choice = self.choices.get(ply).copied().flatten();
            let same = choice == self.game.actions().get(ply).copied();
            if let Some(score) = self.scores.get_mut(ply) {
                *score = if same { played } else { played.max(*score) };
            }
        }
    }

    /// A score of the position after `ply` actions as `side` sees it.
    fn seen(&self, ply: usize, side: Side, score: Score) -> Score {
        let mover = self.game.frame_at(ply).map(|frame| frame.position.side());
        if mover == Some(side) { score } else { -score }
    }

    /// The deeds that may have turned the game: those by which it was lost for good, then
    /// those by which it was lost or let slip, each in the order of the game.
    fn suspects(&self) -> Vec<Moment> {
        let loser = self
            .game
            .outcome()
            .and_then(|outcome| outcome.winner)
            .map(Side::other);
        let at = |ply: usize, decided: i16| {
            let side = self.game.frame_at(ply)?.position.side();
            if loser.is_some_and(|loser| loser != side) {
                return None;
            }
            let before = *self.scores.get(ply)?;
            let after = self.seen(ply + 1, side, *self.scores.get(ply + 1)?);
            self.crosses(before, after, decided)
                .then_some(Moment { ply, side })
        };
        let edges = DECIDED.into_iter().rev();
        edges
            .flat_map(|decided| (0..self.plies()).filter_map(move |ply| at(ply, decided)))
            .collect()
    }

    /// Whether a deed that leads from one judgement to the other turned the game.
    fn turns(&self, before: Score, after: Score) -> bool {
        let mut edges = DECIDED.into_iter();
        edges.any(|decided| self.crosses(before, after, decided))
    }

    fn crosses(&self, before: Score, after: Score, decided: i16) -> bool {
        let [before, after] = [before, after].map(points);
        let lost = self.game.outcome().is_some_and(|o| o.winner.is_some());
        let edge = if lost { -decided } else { decided };
        before > edge && after <= edge && before - after >= COSTLY
    }
}

/// A judgement as a number to compare.
fn points(score: Score) -> i16 {
    match score.verdict() {
        Verdict::Win(_) => CERTAIN,
        Verdict::Loss(_) => -CERTAIN,
        Verdict::Draw => 0,
        Verdict::Eval(value) => value.clamp(-CERTAIN, CERTAIN),
    }
}
