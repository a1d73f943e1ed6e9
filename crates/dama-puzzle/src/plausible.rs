//! Whether a position looks like one of a game: every piece where it could have come,
//! no more pieces than a side has, few kings.

use dama_engine::{Bitboard, Kind, Position, Rules, Side, Square};

/// Kings of one side, at most.
pub const KINGS: u32 = 2;
/// Kings of both sides together, at most.
pub const KINGS_TOGETHER: u32 = 3;

/// What a game would not have brought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Implausible {
    /// A man that cannot have come there from the setup.
    Man(Square),
    /// A side with more pieces than it starts with.
    TooManyPieces,
    /// Too many kings.
    TooManyKings,
    /// A side without pieces.
    NoPieces,
    /// The fixed opening, or an obliged player.
    Special,
}

/// Looks for what a game would not have brought about.
///
/// # Errors
/// [`Implausible`].
pub fn check(position: &Position) -> Result<(), Implausible> {
    let rules = position.rules();
    let reached = Side::BOTH.map(|side| reach(rules, side));
    check_with(position, &reached)
}

/// [`check`], knowing where White's and Black's men come to stand (see [`reach`]).
///
/// # Errors
/// [`Implausible`].
pub fn check_with(position: &Position, reached: &[Bitboard; 2]) -> Result<(), Implausible> {
    let rules = position.rules();
    if position.opening().is_some() || position.is_obliged() {
        return Err(Implausible::Special);
    }
    if position.kings().count() > KINGS_TOGETHER {
        return Err(Implausible::TooManyKings);
    }
    for side in Side::BOTH {
        let pieces = position.pieces(side);
        if pieces.is_empty() {
            return Err(Implausible::NoPieces);
        }
        if pieces.count() > rules.men(side).count() {
            return Err(Implausible::TooManyPieces);
        }
        if (pieces & position.kings()).count() > KINGS {
            return Err(Implausible::TooManyKings);
        }
        let men = pieces & !position.kings();
        if let Some(square) = (men & !reached[side as usize]).first() {
            return Err(Implausible::Man(square));
        }
    }
    Ok(())
}

/// Where a side's men can come to stand, by steps and by jumps.
pub fn reach(rules: &Rules, side: Side) -> Bitboard {
    let board = rules.board;
    let mut reached = rules.men(side);
    loop {
        let mut next = reached;
        for square in reached {
            for d in rules.moves(side, Kind::Man).iter() {
                next = board.next(square, d).map_or(next, |s| next.with(s));
            }
            for d in rules.captures(side, Kind::Man).iter() {
                let over = board.next(square, d).and_then(|s| board.next(s, d));
                next = over.map_or(next, |s| next.with(s));
            }
        }
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dama_engine::RulesId;

    #[test]
    fn men_come_back_to_their_first_row_only_where_they_may() {
        // squares that no man of White comes to, by the directions of steps and jumps
        for (id, never) in [
            (RulesId::Turkish, 8),
            (RulesId::Tama, 8),
            (RulesId::LaDama, 0),
            (RulesId::Filippina, 0),
            (RulesId::Dhamet, 0),
        ] {
            let rules = id.rules();
            for side in Side::BOTH {
                let missing = rules.board.squares() & !reach(rules, side);
                assert_eq!(missing.count(), never, "{id}");
                let own = match side {
                    Side::White => rules.board.rank_squares(0),
                    Side::Black => rules.board.rank_squares(rules.board.height() - 1),
                };
                assert!((missing & !own).is_empty(), "{id}");
            }
        }
    }
}
