//! Legal moves, huffs and what a turn does to a position.

use super::board::{EMPTY, Pos, king_of, man_of};
use super::chains::{Chain, can_capture, chains};
use super::line::LONG_GAME;
use super::tables::{Duty, OPENING, Rules, turned};

/// A legal move with all its routes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NMove {
    pub from: u8,
    pub to: u8,
    /// Captured squares in square order; empty for a quiet move.
    pub captured: Vec<u8>,
    /// A man becomes a king by this move.
    pub promotes: bool,
    /// Every true route as its landing squares, sorted; the first is the
    /// canonical one (0-8). A quiet move has one route, its end.
    pub routes: Vec<Vec<u8>>,
}

/// The legal moves of a position (after the turn's own huff, if any) in the
/// order of from, to, captured squares; `None` when all chains together, parts
/// of chains counted too, are more than `cap`.
pub fn moves(rules: &Rules, pos: &Pos, cap: usize) -> Option<Vec<NMove>> {
    Some(legal(rules, pos, cap)?.moves)
}

/// All that [`legal`] finds out about a position.
#[derive(Clone, Default, Debug)]
pub struct Legal {
    pub moves: Vec<NMove>,
    /// The pieces that fail their duty when nothing is captured: those that
    /// can capture, or under the maximum those that can take the most.
    pub owing: Vec<u8>,
    /// The most pieces that one capture can take.
    pub most: usize,
}

/// The legal moves and the duty they stand under; `None` as in [`moves`].
pub fn legal(rules: &Rules, pos: &Pos, cap: usize) -> Option<Legal> {
    if pos.over() {
        return Some(Legal::default());
    }
    let all = chains(rules, pos, cap)?;
    let most = all.iter().map(|chain| chain.captured.len()).max();
    let most = most.unwrap_or(0);
    let does_duty = |chain: &Chain| match rules.duty {
        Duty::Any => !chain.open,
        Duty::Maximum => chain.captured.len() == most,
    };
    let mut owing: Vec<u8> = all
        .iter()
        .filter(|chain| rules.duty == Duty::Any || does_duty(chain))
        .map(|chain| chain.from)
        .collect();
    owing.sort_unstable();
    owing.dedup();

    let free = rules.owed && !pos.obliged && pos.opening.is_none();
    let mut moves: Vec<NMove> = Vec::new();
    for chain in all.iter().filter(|chain| free || does_duty(chain)) {
        add(rules, pos, &mut moves, chain);
    }
    if free || (all.is_empty() && !pos.obliged) {
        quiet(rules, pos, &mut moves);
    }
    if let Some(ply) = pos.opening {
        let fixed = fixed(rules, pos, ply);
        moves.retain(|mv| fixed.contains(&(mv.from, mv.to)));
    }
    for mv in &mut moves {
        mv.routes.sort();
    }
    moves.sort_by(|a, b| {
        (a.from, a.to, &a.captured, a.promotes).cmp(&(b.from, b.to, &b.captured, b.promotes))
    });
    Some(Legal { moves, owing, most })
}

/// Puts a chain with the move it is a route of, or makes a new move of it.
fn add(rules: &Rules, pos: &Pos, moves: &mut Vec<NMove>, chain: &Chain) {
    let to = chain.route[chain.route.len() - 1];
    let man = pos.board[usize::from(chain.from)] == man_of(pos.side);
    let promotes = man && (chain.king || rules.crowns(pos.side, to));
    let same = moves.iter_mut().find(|mv| {
        mv.from == chain.from
            && mv.to == to
            && mv.promotes == promotes
            && mv.captured == chain.captured
    });
    match same {
        Some(mv) => mv.routes.push(chain.route.clone()),
        None => moves.push(NMove {
            from: chain.from,
            to,
            captured: chain.captured.clone(),
            promotes,
            routes: vec![chain.route.clone()],
        }),
    }
}

fn quiet(rules: &Rules, pos: &Pos, moves: &mut Vec<NMove>) {
    for from in pos.pieces(pos.side) {
        let king = pos.board[usize::from(from)] == king_of(pos.side);
        let steps = if king {
            rules.king_steps
        } else {
            rules.man_steps
        };
        for &step in steps {
            let step = turned(pos.side, step);
            let mut next = rules.neighbour(from, step);
            while let Some(to) = next.filter(|&to| pos.board[usize::from(to)] == EMPTY) {
                moves.push(NMove {
                    from,
                    to,
                    captured: Vec::new(),
                    promotes: !king && rules.crowns(pos.side, to),
                    routes: vec![vec![to]],
                });
                next = if king {
                    rules.neighbour(to, step)
                } else {
                    None
                };
            }
        }
    }
}

/// Starts and ends of the fixed moves at this ply (D-9), turned when Black
/// started. Of the two captures that may be exchanged the one already played
/// is no longer possible on the board.
fn fixed(rules: &Rules, pos: &Pos, ply: u8) -> Vec<(u8, u8)> {
    let white_started = ply.is_multiple_of(2) == (pos.side == 0);
    let place = |name: &str| {
        let square = rules.square(name);
        if white_started {
            square
        } else {
            rules.area() - 1 - square
        }
    };
    OPENING[usize::from(ply)]
        .iter()
        .map(|&(from, to)| (place(from), place(to)))
        .collect()
}

/// The pieces of the other side that the side to move may huff first.
pub fn huffs(_rules: &Rules, pos: &Pos) -> Vec<u8> {
    if pos.over() || pos.obliged {
        Vec::new()
    } else {
        pos.huffable.clone()
    }
}

/// The position after a legal move of `pos`.
pub fn apply(rules: &Rules, pos: &Pos, mv: &NMove) -> Pos {
    let found = legal(rules, pos, usize::MAX);
    apply_known(rules, pos, mv, &found.unwrap_or_default())
}

/// As [`apply`], when the answer of [`legal`] is known already.
pub fn apply_known(rules: &Rules, pos: &Pos, mv: &NMove, found: &Legal) -> Pos {
    let mut after = pos.clone();
    let (from, to) = (usize::from(mv.from), usize::from(mv.to));
    let before = pos.board[from];
    let man = before == man_of(pos.side);
    after.board[from] = EMPTY;
    for &square in &mv.captured {
        after.board[usize::from(square)] = EMPTY;
    }
    after.board[to] = before;

    after.huffable = Vec::new();
    if rules.owed && !pos.obliged && pos.opening.is_none() {
        after.huffable = huffable(rules, pos, mv, &after.board, found);
    }
    if mv.promotes {
        after.board[to] = king_of(pos.side);
    }

    let (from_rank, to_rank) = (mv.from / rules.files, mv.to / rules.files);
    let forward = if pos.side == 0 {
        to_rank > from_rank
    } else {
        to_rank < from_rank
    };
    after.quiet_plies = if !mv.captured.is_empty() || mv.promotes || (man && forward) {
        0
    } else {
        // No text has more (0-7).
        (pos.quiet_plies + 1).min(LONG_GAME)
    };
    after.number = pos.number + u32::from(pos.side);
    after.opening = pos.opening.map(|ply| ply + 1).filter(|&ply| ply < 10);
    after.obliged = false;
    after.side = 1 - pos.side;
    after
}

/// The pieces that may be huffed after a move; `board` has the moved piece as
/// it was, not yet crowned.
fn huffable(rules: &Rules, pos: &Pos, mv: &NMove, board: &[u8; 81], found: &Legal) -> Vec<u8> {
    let failed = match rules.duty {
        // LD-5 (a): every piece that could have captured.
        Duty::Any => mv.captured.is_empty(),
        // Soufla: every piece that could have taken the maximum.
        Duty::Maximum => mv.captured.len() < found.most,
    };
    let mut squares = Vec::new();
    if failed {
        for &square in &found.owing {
            squares.push(if square == mv.from { mv.to } else { square });
        }
    } else if rules.duty == Duty::Any {
        // LD-5 (b): the piece that stopped though it could go on.
        let king = board[usize::from(mv.to)] == king_of(pos.side);
        if can_capture(rules, board, pos.side, mv.to, king) {
            squares.push(mv.to);
        }
    }
    squares.sort_unstable();
    squares
}

/// The position after a huff: the same side goes on, with no second huff.
pub fn apply_huff(pos: &Pos, square: u8) -> Pos {
    let mut after = pos.clone();
    after.board[usize::from(square)] = EMPTY;
    after.huffable = Vec::new();
    after.quiet_plies = 0;
    after
}
