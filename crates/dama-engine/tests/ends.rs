//! How games end (0-11 to 0-14): every end by its reason and article, in the order of
//! the law, the counts behind the draws, and undo and redo over all of it.
//!
//! Ends that need a huff or an oblige are in `owed.rs`.

mod naive;

use dama_engine::game::{Action, ActionFault, Game};
use dama_engine::{Outcome, Reason, RulesId, Side, fen, record};
use naive::random::Rng;

use Reason::*;
use RulesId::*;
use Side::{Black, White};

fn from(id: RulesId, text: &str) -> Game {
    match fen::read(id.rules(), text) {
        Ok((position, clocks)) => Game::from_position(position, clocks),
        Err(error) => panic!("{id} {text}: {error}"),
    }
}

/// Plays, and goes back to the start and forth again: each state is what it was.
fn played(id: RulesId, start: &str, actions: &str) -> Game {
    let mut game = from(id, start);
    if let Err(error) = record::play(&mut game, actions) {
        panic!("{id} {start}: {error}");
    }
    back_and_forth(&game);
    game
}

fn back_and_forth(game: &Game) {
    let mut other = game.clone();
    let count = game.actions().len();
    for ply in (0..count).rev() {
        assert!(other.undo());
        assert_eq!(Some(other.frame()), game.frame_at(ply));
        assert_eq!(other.actions().len(), ply);
        assert!(other.can_redo());
    }
    assert!(!other.undo());
    for ply in 1..=count {
        assert!(other.redo());
        assert_eq!(Some(other.frame()), game.frame_at(ply));
    }
    assert!(!other.redo() && !other.can_redo());
    assert_eq!(&other, game);
}

/// The game is over so, nothing can be done any more, and it was not over before.
fn over(game: &Game, winner: Option<Side>, reason: Reason, article: &str) {
    let here = record::write(game, ' ');
    assert_eq!(game.outcome(), Some(Outcome { winner, reason }), "{here}");
    assert_eq!(reason.article(), article);
    let told = game.outcome().expect("an end").to_string();
    let who = winner.map_or("draw", Side::name);
    assert!(told.starts_with(&format!("{who} — ")), "{told}");
    assert!(told.ends_with(&format!(" ({article})")), "{told}");
    assert!(game.legal().moves.is_empty(), "{here}");
    let mut after = game.clone();
    for action in [Action::Resign(White), Action::AgreeDraw, Action::Oblige] {
        assert_eq!(after.act(action), Err(ActionFault::GameOver), "{here}");
    }
    assert_eq!(&after, game);
    for ply in 0..game.actions().len() {
        let before = game.frame_at(ply).expect("a state");
        assert_eq!(before.outcome, None, "{here}");
    }
}

fn open(game: &Game) {
    assert_eq!(game.outcome(), None, "{}", record::write(game, ' '));
}

fn quiet(game: &Game) -> u8 {
    game.frame().clocks.quiet
}

#[test]
fn no_pieces() {
    for id in RulesId::ALL {
        let (white, black) = match id {
            Filippina => (("W:Wc3:Bd4", "c3xe5"), ("B:Wd4:Be5", "e5xc3")),
            _ => (("W:Wc3:Bc4", "c3xc5"), ("B:Wc3:Bc4", "c4xc2")),
        };
        over(&played(id, white.0, white.1), Some(White), NoPieces, "0-11");
        over(&played(id, black.0, black.1), Some(Black), NoPieces, "0-11");
        // over before it begins, whoever would be to move
        for side in ["W", "B"] {
            let bare = format!("{side}:W:Bc3");
            over(&played(id, &bare, ""), Some(Black), NoPieces, "0-11");
            let bare = format!("{side}:Wc3:B");
            over(&played(id, &bare, ""), Some(White), NoPieces, "0-11");
        }
    }
}

/// White's last move before Black is shut in, in each rule set.
fn shut_in(id: RulesId) -> (&'static str, &'static str) {
    match id {
        LaDama | LaDamaStrict => ("W:Wa1,c1,e1:Bb1", "e1-d1"),
        Filippina => ("W:Wd2,b4:Ba5", "d2-c3"),
        Tama => ("W:Wa1,b1,b2,d2,a3:Ba2", "d2-c2"),
        Dhamet | DhametZamma | DhametSoufla => ("W:Wa1,i1,a3,a4:Ba2", "i1-i2"),
        Turkish => ("W:Wa4,a5,b6,d6,a7:Ba6", "d6-c6"),
    }
}

#[test]
fn no_moves() {
    for id in RulesId::ALL {
        let (start, last) = shut_in(id);
        let game = played(id, start, last);
        over(&game, Some(White), NoMoves, "0-11");
        let position = game.position();
        assert_eq!(position.side(), Black);
        // the same from the other seat
        let turned = Game::from_position(position.turned(), game.frame().clocks);
        over(&turned, Some(Black), NoMoves, "0-11");
    }
}

/// 0-14: a loss comes before every draw.
#[test]
fn losses_come_before_draws() {
    for id in [LaDama, LaDamaStrict, Tama, Turkish] {
        let (start, last) = shut_in(id);
        let game = played(id, &format!("{start}:H49"), last);
        assert_eq!(quiet(&game), 50, "the last move goes sideways");
        over(&game, Some(White), NoMoves, "0-11");
    }
    let bare = played(Turkish, "W:WKa1:B:H50", "");
    over(&bare, Some(White), NoPieces, "0-11");
}

#[test]
fn resigning_and_agreeing() {
    for id in RulesId::ALL {
        for loser in [White, Black] {
            let mut game = Game::new(id.rules());
            game.act(Action::Resign(loser)).expect("open");
            over(&game, Some(loser.other()), Resigned, "0-11");
            back_and_forth(&game);
            assert!(game.undo());
            assert_eq!(game, {
                let mut again = Game::new(id.rules());
                again.act(Action::Resign(loser)).expect("open");
                again.undo();
                again
            });
            // another end forgets the one that was taken back
            game.act(Action::AgreeDraw).expect("open");
            over(&game, None, Agreed, "0-11");
            back_and_forth(&game);
            assert!(!game.can_redo());
        }
    }
}

/// 0-12: what starts the count again, and what does not. From 10 plies.
#[test]
fn what_counts_as_progress() {
    let counts = |id, start: &str, m: &str, wanted: u8| {
        let game = played(id, &format!("{start}:H10:F4"), m);
        assert_eq!(quiet(&game), wanted, "{id} {start} {m}");
        let black = start.starts_with('B');
        assert_eq!(game.frame().clocks.number, 4 + u16::from(black), "{m}");
        back_and_forth(&game);
    };
    // captures, by men and kings, in any direction
    counts(Turkish, "W:Wb3:Bc3,h6", "b3xd3", 0);
    counts(Turkish, "W:WKb3:Bd3,a7", "b3xh3", 0);
    counts(Filippina, "W:Wc5:Bb4,h8", "c5xa3", 0);
    // a man's forward step, straight and diagonal, from either seat
    counts(Turkish, "W:Wb3:Bh6", "b3-b4", 0);
    counts(Turkish, "B:Wb3:Bh6", "h6-h5", 0);
    counts(Tama, "W:Wb3:Bh6", "b3-c4", 0);
    counts(Tama, "B:Wb3:Bh6", "h6-g5", 0);
    counts(LaDama, "W:Wa1:Be4", "a1-b2", 0);
    counts(Filippina, "W:Wa1:Bh8", "a1-b2", 0);
    counts(Dhamet, "W:Wa1:Bi8", "a1-b2", 0);
    counts(Dhamet, "B:Wa1:Bi8", "i8-i7", 0);
    // a man's sideways step is none
    counts(Turkish, "W:Wb3:Bh6", "b3-a3", 11);
    counts(Turkish, "B:Wb3:Bh6", "h6-g6", 11);
    counts(Tama, "W:Wb3:Bh6", "b3-c3", 11);
    counts(LaDama, "W:Wb2:Be4", "b2-a2", 11);
    counts(LaDamaStrict, "B:Wb2:Be4", "e4-d4", 11);
    // but a promotion is, however it was reached
    counts(LaDama, "W:Wb5:Be3", "b5-a5", 0);
    counts(LaDamaStrict, "B:Wb3:Bd1", "d1-e1", 0);
    counts(Turkish, "W:Wb7:Bh6", "b7-b8", 0);
    // a king's move is none, forward or not
    counts(Turkish, "W:WKb3:Bh6", "b3-b8", 11);
    counts(Turkish, "B:Wb3:BKh6", "h6-h1", 11);
    counts(LaDama, "W:WKb1:Be4,a4", "b1-d3", 11);
}

/// Random king moves that give nothing to take and do not repeat: the count alone ends
/// the game, at the limit and not a ply before.
#[test]
fn the_long_game() {
    for id in RulesId::ALL {
        let start = match id {
            LaDama | LaDamaStrict => "W:WKa1,Ka5:BKe1,Ke5",
            Filippina => "W:WKa1,Kc1:BKh8,Kf8",
            _ => "W:WKa1,Kc1:BKb8,Kh7",
        };
        let mut rng = Rng(0x1099);
        let mut game = from(id, start);
        let limit = 50;
        while game.outcome().is_none() {
            let before = game.clone();
            let moves = game.legal().moves;
            let fit = |game: &Game| game.outcome().is_none() && game.position().due().count == 0;
            let tries = (0..500).find(|_| {
                game = before.clone();
                let m = moves[rng.below(moves.len())];
                game.act(Action::Move(m)).expect("legal");
                let last = game.actions().len() == limit;
                !m.is_capture() && (last || fit(&game))
            });
            assert!(tries.is_some(), "{id}: a quiet move");
            assert_eq!(usize::from(quiet(&game)), game.actions().len());
        }
        assert_eq!(game.actions().len(), limit, "{id}");
        over(&game, None, LongGame, "0-12");
        back_and_forth(&game);
        assert!(game.undo());
        open(&game);
        assert_eq!(quiet(&game), 49);
    }
    assert_eq!(dama_engine::Rules::QUIET_LIMIT, 50);
}

/// A start at the limit is drawn already; a ply before it is not.
#[test]
fn the_long_game_from_a_text() {
    let at = |count: u8| format!("W:Wb3,Kc1:Bh6:H{count}");
    over(&played(Turkish, &at(50), ""), None, LongGame, "0-12");
    open(&played(Turkish, &at(49), ""));
    open(&played(Turkish, &at(49), "b3-b4"));
    open(&played(Turkish, &at(48), "b3-a3"));
    over(&played(Turkish, &at(49), "b3-a3"), None, LongGame, "0-12");
}

/// Two moves a side that lead back to where they began.
fn round_trip(id: RulesId) -> (&'static str, &'static str) {
    match id {
        LaDama | LaDamaStrict => ("W:WKa1,a2:BKe4", "a1-b1 e4-e3 b1-a1 e3-e4"),
        Filippina => ("W:We1,Ka3:BKh6", "a3-b4 h6-g5 b4-a3 g5-h6"),
        Tama | Turkish => ("W:WKa1,c2:BKh8", "a1-b1 h8-h7 b1-a1 h7-h8"),
        Dhamet | DhametZamma | DhametSoufla => ("W:WKa1,c1:BKi8", "a1-b1 i8-i7 b1-a1 i7-i8"),
    }
}

/// 0-11: the third time, the starting position being the first.
#[test]
fn repetition() {
    for id in RulesId::ALL {
        let (start, round) = round_trip(id);
        let once = played(id, start, round);
        open(&once);
        let twice = format!("{round} {round}");
        over(&played(id, start, &twice), None, Repetition, "0-11");
        // one ply before it is open, and a step aside keeps it open
        let (before, last) = twice.rsplit_once(' ').expect("moves");
        open(&played(id, start, before));
        let other = last.split_once('-').expect("a move").0;
        let game = played(id, start, before);
        let aside = game.legal().moves.into_iter().find(|m| {
            let board = id.rules().board;
            board.name(m.from) == other && !twice.contains(&board.name(m.to))
        });
        let mut game = game;
        game.act(Action::Move(aside.expect("another move")))
            .expect("legal");
        open(&game);
    }
}

/// The same pieces with the other side to move are another position: a king that loses
/// a move on its way delays the end.
#[test]
fn repetition_asks_who_is_to_move() {
    let start = "W:WKa1,c2:BKh8";
    // White goes round in three moves, Black in two: with White to move the pieces
    // stand as at the start after plies 12 and 24 only.
    let white = ["a1-b1", "b1-d1", "d1-a1"];
    let black = ["h8-h7", "h7-h8"];
    let moves: Vec<_> = (0..24)
        .map(|ply| match ply % 2 {
            0 => white[ply / 2 % 3],
            _ => black[ply / 2 % 2],
        })
        .collect();
    open(&played(Turkish, start, &moves[..23].join(" ")));
    over(
        &played(Turkish, start, &moves.join(" ")),
        None,
        Repetition,
        "0-11",
    );
}

/// 0-14: of several draws the first of the law's order is named.
#[test]
fn draws_in_their_order() {
    for id in RulesId::ALL {
        let (start, round) = round_trip(id);
        let both = played(id, &format!("{start}:H42"), &format!("{round} {round}"));
        assert_eq!(quiet(&both), 50);
        over(&both, None, LongGame, "0-12");
    }
    let kings = "W:WKa1:BKh8:H50";
    over(&played(Turkish, kings, ""), None, OneKingEach, "0-13");
}

/// 0-13, with its exception: who can take at once may.
#[test]
fn one_king_each() {
    for id in RulesId::ALL {
        let (drawn, taken, take) = match id {
            LaDama | LaDamaStrict => ("W:WKa1:BKe4", "W:WKa1:BKc3", "a1xd4"),
            Filippina => ("W:WKa1:BKh6", "W:WKa1:BKc3", "a1xd4"),
            Tama | Turkish => ("W:WKa1:BKc3", "W:WKa1:BKa4", "a1xa5"),
            _ => ("W:WKa1:BKb3", "W:WKa1:BKa4", "a1xa5"),
        };
        over(&played(id, drawn, ""), None, OneKingEach, "0-13");
        over(&played(id, taken, take), Some(White), NoPieces, "0-11");
        // the other side to move and nothing to take for it: drawn before it is taken
        let turned = taken.replacen('W', "B", 1);
        let game = played(id, &turned, "");
        match game.position().due().count {
            0 => over(&game, None, OneKingEach, "0-13"),
            _ => open(&game),
        }
        // a man beside a king is something else
        let man = drawn.replace(":B", ",c2:B").replace("BKc3", "BKc6");
        let man = if id == Filippina {
            man.replace("c2", "b2")
        } else {
            man
        };
        open(&played(id, &man, ""));
    }
}

/// Reached by play: the capture that leaves one king each ends the game, unless the
/// other king can take back at once.
#[test]
fn one_king_each_by_a_capture() {
    let drawn = played(Turkish, "W:WKa1:BKh7,a3", "a1xa8");
    over(&drawn, None, OneKingEach, "0-13");
    let open_line = played(Turkish, "W:WKa1:BKh8,a3", "a1xa7");
    over(&open_line, None, OneKingEach, "0-13");
    let taken = played(Turkish, "W:WKb1:BKh7,b3", "b1xb7");
    open(&taken);
    let lost = played(Turkish, "W:WKb1:BKh7,b3", "b1xb7 h7xa7");
    over(&lost, Some(Black), NoPieces, "0-11");
    // a promotion can make the second king
    let crowned = played(Turkish, "W:Wa7:BKh7", "a7-a8");
    over(&crowned, None, OneKingEach, "0-13");
}
