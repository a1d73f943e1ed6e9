//! Games as plain data, for programs in other languages that show them (feature
//! `serde`): rule tables, states, histories. Squares are indices in square order.

use crate::direction::Direction;
use crate::error::code_of;
use crate::game::Frame;
use crate::notation::MoveFault;
use crate::rules::{Enforcement, Numbering, Removal};
use crate::{
    Action as Done, Bitboard, Game, Kind, Leg, Legal, Move, Naming, Outcome, Position, Reason,
    Rules, RulesId, Side, Square, WhyNot as Why, fen, notation, record,
};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Serialize;

macro_rules! shapes {
    ($($name:ident $(<$life:lifetime>)? { $($field:ident: $type:ty),* $(,)? })*) => {$(
        #[derive(Serialize)]
        #[serde(rename_all = "camelCase")]
        #[allow(missing_docs)] // named as the engine's own values are
        pub struct $name $(<$life>)? { $(pub $field: $type),* }
    )*};
}

shapes! {
    RulesInfo {
        id: RulesId, game: &'static str, width: u8, height: u8, squares: Bitboard,
        names: Vec<String>, numbers: Vec<u8>, lines: Vec<(Square, Square)>, table: RuleTable,
    }
    PromotionSquares { white: Bitboard, black: Bitboard }
    Piece { square: Square, side: Side, kind: Kind, id: u8 }
    Ending { winner: Option<Side>, reason: Reason, article: &'static str }
    HistoryItem {
        ply: usize, number: u16, side: Side, action: Action, text: String, number_text: String,
    }
    GameState<'a> {
        rules: RulesId, key: String, ply: usize, number: u16, side: Side, pieces: Vec<Piece>,
        position: String, result: Option<Ending>, quiet: u8, opening: Option<u8>,
        obliged: bool, moves: Vec<LegalMove<'a>>, capture_due: bool, dutiful: Bitboard,
        duty_count: u8, huffable: Bitboard, can_oblige: bool, can_undo: bool, can_redo: bool,
        last: Option<Action>,
    }
    WhyNot {
        code: &'static str, article: &'static str, squares: Vec<Square>, better: Vec<String>,
        takes: u32, maximum: u32,
    }
    Attacks { attacks: Bitboard, attacked_by: Bitboard }
}

/// A legal move; its id is good for one state.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LegalMove<'a> {
    id: usize,
    #[serde(flatten)]
    m: &'a Move,
    text: String,
    number_text: String,
    risks: Bitboard,
}

/// The engine's own table, and what follows from it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RuleTable {
    #[serde(flatten)]
    rules: &'static Rules,
    men_each: u32,
    promotion_squares: PromotionSquares,
    fixed_opening: bool,
    quiet_limit: u8,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // named as the engine's own values are
pub enum Action {
    Move {
        side: Side,
        #[serde(flatten)]
        m: Move,
        legs: Vec<Leg>,
        removal: Removal,
    },
    Huff {
        side: Side,
        square: Square,
    },
    Oblige {
        side: Side,
    },
    End {
        result: Ending,
    },
}

/// What was understood of a typed turn.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // named as the engine's own values are
pub enum Heard {
    Move {
        id: usize,
    },
    /// One square alone, of a piece that may be blown.
    Huff {
        square: Square,
    },
    /// Squares of this board, but no legal move between them.
    Refused {
        from: Square,
        to: Square,
    },
    /// No move: the code of the fault, and the names or texts that belong to it.
    Unread {
        code: String,
        texts: Vec<String>,
    },
}

/// Reads a turn as people type it: [`notation::hear`], or one square to blow its piece.
pub fn heard(game: &Game, legal: &Legal, text: &str) -> Heard {
    let position = game.position();
    let rules = position.rules();
    let ends = notation::ends(rules, text);
    if let Some((square, _)) =
        ends.filter(|(from, to)| from == to && position.huffs().contains(*from))
    {
        return Heard::Huff { square };
    }
    let fault = match notation::hear(position, legal, text) {
        Ok(found) => match legal.moves.iter().position(|m| *m == found) {
            Some(id) => return Heard::Move { id },
            None => MoveFault::Malformed,
        },
        Err(fault) => fault,
    };
    if let (MoveFault::Illegal(_), Some((from, to))) = (&fault, ends) {
        return Heard::Refused { from, to };
    }
    let code = code_of("move", fault.name());
    let texts = match fault {
        MoveFault::UnknownSquare(name) => alloc::vec![name],
        MoveFault::Ambiguous(texts) => texts,
        _ => Vec::new(),
    };
    Heard::Unread { code, texts }
}

/// A rule set as data.
pub fn rules_info(rules: &'static Rules) -> RulesInfo {
    let board = rules.board;
    let all = (0..board.width() * board.height()).filter_map(Square::from_index);
    let numbers = all.clone().map(|s| rules.number(s).unwrap_or(0));
    let lines = board.squares().iter().flat_map(|from| {
        let ends = Direction::ALL
            .into_iter()
            .filter_map(move |d| board.next(from, d));
        // each line once
        ends.filter(move |to| *to > from).map(move |to| (from, to))
    });
    RulesInfo {
        id: rules.id,
        game: rules.game,
        width: board.width(),
        height: board.height(),
        squares: board.squares(),
        names: all.map(|s| board.name(s)).collect(),
        numbers: match rules.numbering {
            Numbering::None => Vec::new(),
            Numbering::FromTop => numbers.collect(),
        },
        lines: lines.collect(),
        table: RuleTable {
            rules,
            men_each: rules.men(Side::White).count(),
            promotion_squares: PromotionSquares {
                white: rules.promotion(Side::White),
                black: rules.promotion(Side::Black),
            },
            fixed_opening: !rules.opening.is_empty(),
            quiet_limit: Rules::QUIET_LIMIT,
        },
    }
}

fn ending(outcome: Outcome) -> Ending {
    Ending {
        winner: outcome.winner,
        reason: outcome.reason,
        article: outcome.reason.article(),
    }
}

/// The action after `ply` actions, as something to show and to speak.
pub fn action(game: &Game, ply: usize) -> Option<Action> {
    let (before, after) = (game.frame_at(ply)?, game.frame_at(ply + 1)?);
    let position = &before.position;
    let side = position.side();
    Some(match game.actions().get(ply)? {
        &Done::Move(m) => Action::Move {
            side,
            m,
            legs: position.route(&m),
            removal: position.rules().removal,
        },
        &Done::Huff(square) => Action::Huff { side, square },
        Done::Oblige => Action::Oblige { side },
        Done::Resign(_) | Done::AgreeDraw => Action::End {
            result: ending(after.outcome?),
        },
    })
}

/// The whole history, one item an action.
pub fn history(game: &Game) -> Vec<HistoryItem> {
    let items = (0..game.actions().len()).filter_map(|ply| {
        let before = game.frame_at(ply)?;
        Some(HistoryItem {
            ply: ply + 1,
            number: before.clocks.number,
            side: before.position.side(),
            action: action(game, ply)?,
            text: record::write_action(game, ply, Naming::Names),
            number_text: record::write_action(game, ply, Naming::Numbers),
        })
    });
    items.collect()
}

/// The state after `ply` actions, of which `legal` are the moves.
pub fn state<'a>(game: &Game, ply: usize, legal: &'a Legal) -> Option<GameState<'a>> {
    let frame = game.frame_at(ply)?;
    let position = &frame.position;
    let open = frame.outcome.is_none();
    Some(GameState {
        rules: position.rules().id,
        key: format!("{:016x}", position.key()),
        ply,
        number: frame.clocks.number,
        side: position.side(),
        pieces: pieces(frame),
        position: fen::write(position, frame.clocks),
        result: frame.outcome.map(ending),
        quiet: frame.clocks.quiet,
        opening: position.opening(),
        obliged: position.is_obliged(),
        moves: moves(position, legal),
        capture_due: legal.due.count > 0,
        // the fixed opening leaves but one of the pieces that could capture
        dutiful: legal.due.pieces & legal.moves.iter().map(|m| m.from).collect::<Bitboard>(),
        duty_count: legal.due.count,
        huffable: if open {
            position.huffs()
        } else {
            Bitboard::EMPTY
        },
        can_oblige: frame.can_oblige && open,
        can_undo: ply > 0,
        can_redo: game.frame_at(ply + 1).is_some(),
        last: ply.checked_sub(1).and_then(|before| action(game, before)),
    })
}

fn pieces(frame: &Frame) -> Vec<Piece> {
    let position = &frame.position;
    let all = position.pieces(Side::White) | position.pieces(Side::Black);
    let pieces = all.iter().filter_map(|square| {
        let piece = position.piece(square)?;
        Some(Piece {
            square,
            side: piece.side,
            kind: piece.kind,
            id: frame.piece_number(square),
        })
    });
    pieces.collect()
}

fn moves<'a>(position: &Position, legal: &'a Legal) -> Vec<LegalMove<'a>> {
    let owed = position.rules().enforcement == Enforcement::Owed;
    let text = |m, naming| notation::write(position, legal, m, naming);
    let moves = legal.moves.iter().enumerate().map(|(id, m)| LegalMove {
        id,
        m,
        text: text(m, Naming::Names),
        number_text: text(m, Naming::Numbers),
        risks: if owed {
            position.after(m, legal.due).huffs()
        } else {
            Bitboard::EMPTY
        },
    });
    moves.collect()
}

/// Why a wish is not legal, under the rules it is asked under.
pub fn why_not(rules: &Rules, why: &Why) -> WhyNot {
    let (takes, maximum, better) = match why {
        Why::FewerThanMaximum {
            takes,
            maximum,
            better,
            ..
        } => (*takes, *maximum, better.clone()),
        _ => (0, 0, Vec::new()),
    };
    WhyNot {
        code: why.code(),
        article: why.article(rules),
        squares: why.squares(),
        better,
        takes,
        maximum,
    }
}
