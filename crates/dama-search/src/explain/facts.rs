//! What a move changes, found by playing it: what can be taken before and after, by
//! whom, and what each answer leads to. Knows no sentence and judges nothing.

use alloc::vec::Vec;
use core::cell::OnceCell;
use dama_engine::{Action, Bitboard, Game, Kind, Legal, Move, Position, Setup, Side, Square};

/// The most pieces that the side to move can take off in its turn: by a capture, by a
/// huff, or by a huff and a capture. 0 when the game is over.
pub fn gain(position: &Position) -> u32 {
    let huffs = position.huffs().iter();
    let blown = huffs.filter_map(|square| position.after_huff(square));
    let with_huff = blown.map(|next| 1 + most(&next.legal())).max();
    most(&position.legal()).max(with_huff.unwrap_or(0))
}

/// The same in a game, where it may be over by a draw.
pub(crate) fn left(game: &Game) -> u32 {
    match game.outcome() {
        Some(_) => 0,
        None => gain(game.position()),
    }
}

/// The most pieces that one of the moves takes.
pub(crate) fn most(legal: &Legal) -> u32 {
    let taken = legal.moves.iter().map(|m| m.captured.count());
    taken.max().unwrap_or(0)
}

/// All pieces that one of the moves takes.
pub(crate) fn victims(legal: &Legal) -> Bitboard {
    let taken = legal.moves.iter().map(|m| m.captured);
    taken.fold(Bitboard::EMPTY, |all, taken| all | taken)
}

/// The same board with the other side to move and nothing open: what it could do if
/// it were its turn.
pub(crate) fn passed(position: &Position) -> Option<Position> {
    let setup = Setup {
        side: position.side().other(),
        huffable: Bitboard::EMPTY,
        opening: None,
        obliged: false,
        ..position.setup()
    };
    Position::new(position.rules(), &setup).ok()
}

/// Steps that a man needs to a promotion square over squares that are empty now.
pub(crate) fn way(position: &Position, from: Square) -> Option<u32> {
    let piece = position.piece(from).filter(|p| p.kind == Kind::Man)?;
    let rules = position.rules();
    let goal = rules.promotion(piece.side);
    let empty = position.empty();
    let directions = rules.moves(piece.side, Kind::Man);
    let mut seen = Bitboard::of(from);
    let mut edge = seen;
    let mut steps = 0;
    while !edge.is_empty() {
        steps += 1;
        let mut next = Bitboard::EMPTY;
        for square in edge {
            for d in directions.iter() {
                if let Some(to) = rules.board.next(square, d)
                    && empty.contains(to)
                    && !seen.contains(to)
                {
                    next = next.with(to);
                }
            }
        }
        if !(next & goal).is_empty() {
            return Some(steps);
        }
        seen |= next;
        edge = next;
    }
    None
}

/// The men of a side on its own back row, where the other side's men become kings.
pub(crate) fn back_men(position: &Position, side: Side) -> Bitboard {
    let own = position.pieces(side) & !position.kings();
    own & position.rules().promotion(side.other())
}

/// The squares beside one along the lines on which the game is played.
pub(crate) fn neighbours(position: &Position, square: Square) -> Bitboard {
    let rules = position.rules();
    let ways = rules.moves(position.side(), Kind::King);
    let next = ways.iter().filter_map(|d| rules.board.next(square, d));
    next.collect()
}

/// With more moves than this, and there may be thousands, they are not looked at one by
/// one: nothing is then said that rests on all of them.
const MANY: usize = 300;

/// What `look` finds in the game after each of the moves; nothing when they are too many.
fn each<T>(game: &Game, moves: &[Move], look: impl Fn(&Move, &Game) -> T) -> Vec<T> {
    let mut found = Vec::new();
    if moves.len() > MANY {
        return found;
    }
    let mut game = game.clone();
    for m in moves {
        if game.act(Action::Move(*m)).is_ok() {
            found.push(look(m, &game));
            game.undo();
        }
    }
    found
}

/// What follows an answer.
pub(crate) struct Answer {
    /// What it takes.
    pub taken: u32,
    /// What can be taken then.
    pub gain: u32,
    /// Whether a man can become a king then.
    pub promotion: bool,
}

/// A move and what it changes. What costs more than a look is worked out when it is
/// first asked for.
pub(crate) struct Facts {
    /// Before the move.
    pub before: Position,
    pub legal: Legal,
    pub side: Side,
    pub m: Move,
    pub piece: Kind,
    /// After it, the other side to move.
    pub after: Position,
    /// The other side's moves.
    pub answers: Legal,
    /// What the other side can take.
    pub loses: u32,
    /// The game after the move.
    pub next: Game,
    past: Game,
    idle: OnceCell<Option<(Position, Legal)>>,
    again: OnceCell<Option<Legal>>,
    replies: OnceCell<Vec<Answer>>,
    others: OnceCell<Vec<(Move, u32)>>,
}

impl Facts {
    /// Of a legal move that was played from `game` to `next`.
    pub fn new(game: &Game, m: Move, next: Game) -> Option<Facts> {
        let before = *game.position();
        let after = *next.position();
        Some(Facts {
            before,
            legal: game.legal(),
            side: before.side(),
            piece: before.piece(m.from)?.kind,
            m,
            after,
            answers: next.legal(),
            loses: left(&next),
            next,
            past: game.clone(),
            idle: OnceCell::new(),
            again: OnceCell::new(),
            replies: OnceCell::new(),
            others: OnceCell::new(),
        })
    }

    /// The position before, if the other side were to move, and its moves.
    pub fn idle(&self) -> Option<&(Position, Legal)> {
        let found = self.idle.get_or_init(|| {
            let position = passed(&self.before)?;
            Some((position, position.legal()))
        });
        found.as_ref()
    }

    /// The moves after it, if the same side were to move again.
    pub fn again(&self) -> Option<&Legal> {
        let found = self
            .again
            .get_or_init(|| passed(&self.after).map(|position| position.legal()));
        found.as_ref()
    }

    /// Each answer and what follows, without huffs. Empty when there is none, or too many.
    pub fn replies(&self) -> &[Answer] {
        self.replies.get_or_init(|| {
            let answers = &self.answers.moves;
            each(&self.next, answers, |m, game| Answer {
                taken: m.captured.count(),
                gain: left(game),
                promotion: game.legal().moves.iter().any(|m| m.promotes),
            })
        })
    }

    /// The other moves, and what the other side could take after each. Empty when there is
    /// none, or too many.
    pub fn others(&self) -> &[(Move, u32)] {
        self.others.get_or_init(|| {
            let others = self.legal.moves.iter().copied().filter(|m| *m != self.m);
            let others: Vec<Move> = others.collect();
            each(&self.past, &others, |m, game| (*m, left(game)))
        })
    }

    /// How many pieces more one has than the other side, after the move.
    pub fn lead(&self) -> i32 {
        let count = |side| self.after.pieces(side).count() as i32;
        count(self.side) - count(self.side.other())
    }

    /// Whether nothing is open after the move but to answer it by a move.
    pub fn plain(&self) -> bool {
        self.after.huffs().is_empty()
    }
}
