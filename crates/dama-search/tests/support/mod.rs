//! Positions to try things on, and a search so plain that it is easily believed.

#![allow(dead_code)] // every test file uses a part

use dama_engine::rules::{Duty, Enforcement};
use dama_engine::{
    Action, Bitboard, Clocks, Game, Kind, Position, Rules, RulesId, Setup, Side, Square, ending,
};
use dama_search::{Evaluator, Progress, Report, Root, Score, Search, Seeded, Verdict};

/// Random games of a rule set: positions met on the way, as games.
pub fn games(id: RulesId, seed: u64, count: usize, longest: usize) -> Vec<Game> {
    let mut seeded = Seeded::new(seed ^ ((id as u64) << 32));
    (0..count)
        .map(|_| {
            let mut game = Game::begun(id.rules(), true, Side::White);
            for _ in 0..seeded.below(longest) {
                let Some(action) = random_action(&game, &mut seeded) else {
                    break;
                };
                game.act(action).unwrap();
                if game.outcome().is_some() {
                    game.undo();
                    break;
                }
            }
            game
        })
        .collect()
}

/// Anything legal, huffs included.
pub fn random_action(game: &Game, seeded: &mut Seeded) -> Option<Action> {
    let huffs: Vec<Square> = game.position().huffs().iter().collect();
    let legal = game.legal();
    if game.outcome().is_some() {
        return None;
    }
    if !huffs.is_empty() && (legal.moves.is_empty() || seeded.below(2) == 0) {
        return Some(Action::Huff(huffs[seeded.below(huffs.len())]));
    }
    let moves = &legal.moves;
    (!moves.is_empty()).then(|| Action::Move(moves[seeded.below(moves.len())]))
}

/// A random position of a few pieces, the game not being over.
pub fn ending_of(rules: &'static Rules, pieces: usize, seeded: &mut Seeded) -> Position {
    let squares: Vec<Square> = rules.board.squares().iter().collect();
    loop {
        let mut setup = Setup {
            side: [Side::White, Side::Black][seeded.below(2)],
            pieces: [Bitboard::EMPTY; 2],
            kings: Bitboard::EMPTY,
            huffable: Bitboard::EMPTY,
            opening: None,
            obliged: false,
        };
        for i in 0..pieces {
            let square = squares[seeded.below(squares.len())];
            let side = if i < 2 { i } else { seeded.below(2) };
            setup.pieces[side] = setup.pieces[side].with(square);
            if seeded.below(2) == 0 {
                setup.kings = setup.kings.with(square);
            }
        }
        let Ok(position) = Position::new(rules, &setup) else {
            continue;
        };
        let [white, black] = Side::BOTH.map(|side| position.pieces(side).count() as usize);
        let over = Game::from_position(position, Clocks::default()).outcome();
        if white > 0 && black > 0 && white + black == pieces && over.is_none() {
            return position;
        }
    }
}

/// Runs a search to its end in one piece.
pub fn run(mut search: Search) -> Report {
    while search.step(u64::MAX) == Progress::More {}
    search.report().clone()
}

/// Minimax without any art: every move of every position to a depth, then pending
/// captures. The rules of the tree are those of the crate's own documentation.
pub struct Plain<'a> {
    pub evaluator: &'a Evaluator,
    pub extensions: bool,
    /// Judge positions at the end of the tree, or call them all drawn: for tests of
    /// wins and losses alone.
    pub judge: bool,
    pub depth: i32,
    pub nodes: u64,
    /// Gives up beyond so many nodes.
    pub cap: u64,
}

#[derive(Clone, Copy)]
pub struct At {
    pub position: Position,
    pub quiet: u8,
    pub turn: bool,
    pub depth: i32,
    pub height: i32,
}

impl Plain<'_> {
    /// The score of the root, `None` when it takes too many nodes.
    pub fn root(&mut self, root: &Root, quiet: u8) -> Option<Score> {
        let at = At {
            position: *root.position(),
            quiet,
            turn: true,
            depth: self.depth,
            height: 0,
        };
        let mut path = vec![*root.position()];
        let score = self.children(at, &mut path, None);
        (self.nodes <= self.cap).then_some(score)
    }

    fn value(&mut self, at: At, path: &mut Vec<Position>) -> Score {
        self.nodes += 1;
        if self.nodes > self.cap {
            return Score::DRAW;
        }
        let position = at.position;
        if position.has_lost_all(position.side()) {
            return Score::loss_in(0);
        }
        if position.has_lost_all(position.side().other()) {
            return Score::win_in(1);
        }
        let huffs = position.huffs();
        let legal = position.legal();
        if at.turn && huffs.is_empty() && path.contains(&position) {
            return Score::DRAW;
        }
        if !at.turn && legal.moves.is_empty() {
            return Score::loss_in(1);
        }
        if ending::loss(&position, false).is_some() {
            return Score::loss_in(0);
        }
        if at.turn && huffs.is_empty() {
            let clocks = Clocks {
                quiet: at.quiet,
                number: 1,
            };
            if ending::draw(&position, clocks, 1).is_some() {
                return Score::DRAW;
            }
        }
        let owed = position.rules().enforcement == Enforcement::Owed && !position.is_obliged();
        let mut still = None;
        if at.depth <= 0 {
            let due = legal.due.count > 0;
            if !self.judge {
                return Score::DRAW;
            }
            let estimate = self.evaluator.eval(&position);
            if !owed && !due {
                return estimate;
            }
            if owed {
                let Verdict::Eval(value) = estimate.verdict() else {
                    unreachable!()
                };
                let stay = Score::eval(value as i32 - if due { 100 } else { 0 });
                if !due && huffs.is_empty() {
                    return stay;
                }
                still = Some(stay);
            }
        }
        if at.turn {
            path.push(position);
        }
        let score = self.children(at, path, still);
        if at.turn {
            path.pop();
        }
        score
    }

    fn children(&mut self, at: At, path: &mut Vec<Position>, still: Option<Score>) -> Score {
        let position = at.position;
        let rules = position.rules();
        let legal = position.legal();
        let huffs = position.huffs();
        let mut best = still;
        let single = legal.moves.len() as u32 + huffs.count() == 1 && still.is_none();
        let mut take = |score: Score| best = Some(best.map_or(score, |b| b.max(score)));
        for square in huffs {
            let next = At {
                position: position.after_huff(square).unwrap(),
                quiet: 0,
                turn: false,
                height: at.height + 1,
                ..at
            };
            take(self.value(next, path));
        }
        for m in &legal.moves {
            let most = match rules.duty {
                Duty::Maximum => m.captured.count() == legal.due.count as u32,
                Duty::Any => true,
            };
            if still.is_some() && !(m.is_capture() && most) {
                continue;
            }
            let piece = position.piece(m.from).unwrap();
            let ranks = [m.from, m.to].map(|s| rules.board.rank(s));
            let forward = piece.kind == Kind::Man
                && match piece.side {
                    Side::White => ranks[1] > ranks[0],
                    Side::Black => ranks[1] < ranks[0],
                };
            let longer = self.extensions && single && at.height < 2 * self.depth;
            let next = At {
                position: position.after(m, legal.due),
                quiet: if m.is_capture() || m.promotes || forward {
                    0
                } else {
                    (at.quiet + 1).min(50)
                },
                turn: true,
                depth: (at.depth - 1 + i32::from(longer)).max(0),
                height: at.height + 1,
            };
            take((-self.value(next, path)).later());
        }
        best.expect("a position with something to do")
    }
}
