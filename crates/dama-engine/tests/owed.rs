//! Duties that are owed: the huff of La Dama (LD-5), huff and oblige of soufla (4), and
//! the ends while such a right is open (0-11, 0-12, 0-14).

use dama_engine::game::{Action, ActionFault, Game};
use dama_engine::notation::MoveFault;
use dama_engine::{Bitboard, WhyNot};
use dama_engine::{Outcome, Reason, RulesId, Side, Square, fen, notation, record};

use Reason::*;
use RulesId::*;
use Side::{Black, White};

fn play(id: RulesId, start: &str, actions: &str) -> Game {
    let (position, clocks) = match fen::read(id.rules(), start) {
        Ok(found) => found,
        Err(error) => panic!("{id} {start}: {error}"),
    };
    let mut game = Game::from_position(position, clocks);
    if let Err(error) = record::play(&mut game, actions) {
        panic!("{id} {start}: {error}");
    }
    // back to the start and forth again: each state is what it was
    let end = game.clone();
    while game.undo() {
        assert_eq!(Some(game.frame()), end.frame_at(game.actions().len()));
    }
    while game.redo() {
        assert_eq!(Some(game.frame()), end.frame_at(game.actions().len()));
    }
    assert_eq!(game, end);
    game
}

fn text(game: &Game) -> String {
    let frame = game.frame();
    fen::write(&frame.position, frame.clocks)
}

/// What may be huffed now.
fn huffs(game: &Game) -> Vec<String> {
    let board = game.rules().board;
    let huffs = game.position().huffs();
    huffs.iter().map(|square| board.name(square)).collect()
}

/// The legal moves as the oracle writes them, sorted.
fn moves(game: &Game) -> Vec<String> {
    let legal = game.legal();
    let moves = legal.moves.iter();
    let mut texts: Vec<_> = moves
        .map(|m| notation::with_victims(game.position(), m))
        .collect();
    texts.sort_unstable();
    texts
}

fn square(game: &Game, name: &str) -> Square {
    game.rules().board.square(name).expect("a square")
}

fn ended(game: &Game) -> Option<(Option<Side>, Reason)> {
    let outcome = game.outcome();
    outcome.map(|Outcome { winner, reason }| (winner, reason))
}

fn open(game: &Game) {
    assert_eq!(ended(game), None, "{}", text(game));
}

fn refuses(game: &Game, action: Action, fault: ActionFault) {
    let mut other = game.clone();
    assert_eq!(other.act(action), Err(fault), "{}", text(game));
    assert_eq!(&other, game);
}

#[test]
fn a_quiet_move_instead_of_a_capture() {
    // each piece that could have captured, and nobody else
    let game = play(LaDama, "W:Wa1,b1,c1,e1:Bb2,e5", "e1-d1");
    assert_eq!(huffs(&game), ["a1", "b1", "c1"]);
    // the moved piece on the square where it stands now
    let game = play(LaDama, "W:Wa1,c1,e1:Bb2,e5", "a1-a2");
    assert_eq!(huffs(&game), ["c1", "a2"]);
    let game = play(LaDama, "W:WKa1,e1:Bb2,e5", "a1-a4");
    assert_eq!(huffs(&game), ["a4"]);
    // no capture possible, none owed
    let game = play(LaDama, "W:Wa1,e1:Bb3,e5", "e1-d1");
    assert!(huffs(&game).is_empty());
    // who captures with one piece owes nothing for another
    let game = play(LaDama, "W:Wa1,b1,e1:Bb2,e5", "a1xc3");
    assert!(huffs(&game).is_empty());
    // in the strict game there is neither such a move nor a huff
    let game = play(LaDamaStrict, "W:Wa1,b1,e1:Bb2,e5", "");
    assert_eq!(moves(&game), ["a1xc3(b2)", "b1xb3(b2)"]);
    refuses(&game, Action::Huff(square(&game, "b2")), {
        ActionFault::NoHuff(square(&game, "b2"))
    });
}

#[test]
fn a_chain_that_stops_too_early() {
    let start = "W:Wa1,e1:Ba2,b4,e5";
    assert_eq!(huffs(&play(LaDama, start, "a1xa3")), ["a3"]);
    assert!(huffs(&play(LaDama, start, "a1xa3xc5")).is_empty());
    // LD-6: stopping in the corner promotes, and is too early when the man could go on
    let start = "W:Wc3,e1:Bd4,d5,a4";
    let game = play(LaDama, start, "c3xe5");
    assert_eq!(text(&game), "B:We1,Ke5:Ba4,d5:Se5");
    let game = play(LaDama, start, "c3xe5xc5");
    assert_eq!(text(&game), "B:We1,c5:Ba4");
    // what only the new dama could take is not owed
    let game = play(LaDama, "W:Wc3,e1:Bd4,b2", "c3xe5");
    assert_eq!(text(&game), "B:We1,Ke5:Bb2");
    // LD-5: a landing from which there is nothing to take breaks nothing
    let start = "W:WKa1,e2:Bb1,c3";
    assert!(moves(&play(LaDama, start, "")).contains(&"a1xc4(b1,c3)".to_string()));
    assert!(huffs(&play(LaDama, start, "a1xd1")).is_empty());
    assert_eq!(huffs(&play(LaDama, start, "a1xc1")), ["c1"]);
    // stopped on the way, at the second of three
    let game = play(LaDama, "W:Wa1,e1:Ba2,b4,d5,e3", "a1xc5");
    assert_eq!(huffs(&game), ["c5"]);
}

#[test]
fn huffing_and_playing_on() {
    let start = "W:Wa1,b1,e1:Bb2,e5";
    let game = play(LaDama, start, "e1-d1 ~b1");
    // the same player moves, one piece only is huffed, the number stays
    assert_eq!(text(&game), "B:Wa1,d1:Bb2,e5");
    assert_eq!(game.position().side(), Black);
    let a1 = square(&game, "a1");
    refuses(&game, Action::Huff(a1), ActionFault::NoHuff(a1));
    // only what is named may be huffed
    let game = play(LaDama, start, "e1-d1");
    for name in ["d1", "b2", "c3", "e5"] {
        let other = square(&game, name);
        refuses(&game, Action::Huff(other), ActionFault::NoHuff(other));
    }
    refuses(&game, Action::Oblige, ActionFault::NoOblige);
    // the right ends with the answer, whether it is used or not
    for answer in ["e5-e4", "~a1 e5-e4"] {
        let game = play(LaDama, start, &format!("e1-d1 {answer}"));
        assert!(game.position().huffable().is_empty());
        refuses(&game, Action::Huff(a1), ActionFault::NoHuff(a1));
    }
    // duty is measured after one's own huff: what was blown needs no capture
    let start = "B:Wb3,e1:Bb4,e5:Sb3";
    assert_eq!(huffs(&play(LaDama, start, "e5-e4")), ["b4"]);
    assert!(huffs(&play(LaDama, start, "~b3 e5-e4")).is_empty());
}

#[test]
fn a_huff_that_takes_the_last_piece() {
    let game = play(LaDama, "W:Wa1:Ba2,b4,e5", "a1xa3 ~a3");
    assert_eq!(ended(&game), Some((Some(Black), NoPieces)));
    let game = play(DhametSoufla, "W:Wc3:Bd4,d6,i9", "c3-c4 ~c4");
    assert_eq!(ended(&game), Some((Some(Black), NoPieces)));
    refuses(&game, Action::AgreeDraw, ActionFault::GameOver);
}

/// 0-11: who has no move, but a huff that makes one, has not lost.
#[test]
fn no_move_but_a_huff() {
    // White forgets a1xa3 and shuts a2 in; blowing a1 opens it
    let start = "W:Wa1,b1,b2,d2:Ba2";
    let game = play(LaDama, start, "d2-c2");
    assert!(moves(&game).is_empty());
    assert_eq!(huffs(&game), ["a1"]);
    open(&game);
    let game = play(LaDama, start, "d2-c2 ~a1");
    assert_eq!(moves(&game), ["a2-a1=K"]);
    open(&game);
    // in the strict game the capture was due
    assert_eq!(moves(&play(LaDamaStrict, start, "")), ["a1xa3(a2)"]);

    // a huff that does not help leaves the loss as it is, at once
    let game = play(LaDama, "B:Wa1,c1,d1,e3:Bb1:Se3", "");
    assert_eq!(ended(&game), Some((Some(White), NoMoves)));
    // with one that helps beside it the game goes on, and the wrong one loses
    let both = "B:Wa1,c1,d1,e3:Bb1:Sc1,e3";
    open(&play(LaDama, both, ""));
    let game = play(LaDama, both, "~e3");
    assert_eq!(ended(&game), Some((Some(White), NoMoves)));
    let game = play(LaDama, both, "~c1");
    assert_eq!(moves(&game), ["b1-c1"]);
    open(&game);
}

/// 0-11: a huff after which one has no move is legal and loses.
#[test]
fn a_huff_after_which_one_has_no_move() {
    let start = "W:Wa8:Bb8,a9:Sb8";
    open(&play(DhametSoufla, start, ""));
    let game = play(DhametSoufla, start, "~b8");
    assert_eq!(ended(&game), Some((Some(Black), NoMoves)));
}

/// 0-12: a huff sets the count to 0, then the move of the same turn counts as usual.
#[test]
fn what_a_huff_does_to_the_clocks() {
    let start = "W:WKa1,e1:BKc3,a5:H30:F6";
    let clocks = |actions: &str| {
        let clocks = play(LaDama, start, actions).frame().clocks;
        (clocks.quiet, clocks.number)
    };
    assert_eq!(clocks("a1-b1"), (31, 6));
    assert_eq!(clocks("a1-b1 ~b1"), (0, 6));
    assert_eq!(clocks("a1-b1 ~b1 c3-b3"), (1, 7));
    assert_eq!(clocks("a1-b1 ~b1 a5-a4"), (0, 7));
    assert_eq!(clocks("a1-b1 c3-b3"), (32, 7));
}

/// 0-14: no draw while a huff is open; the answering turn is looked at instead.
#[test]
fn no_draw_while_a_huff_is_open() {
    // the long game
    let start = "W:WKa1,e1:BKc3,a5:H49";
    let game = play(LaDama, start, "a1-b1");
    assert_eq!(text(&game), "B:WKb1,e1:BKc3,a5:H50:Sb1");
    open(&game);
    let game = play(LaDama, start, "a1-b1 c3-b3");
    assert_eq!(game.frame().clocks.quiet, 50);
    assert_eq!(ended(&game), Some((None, LongGame)));
    open(&play(LaDama, start, "a1-b1 a5-a4"));
    open(&play(LaDama, start, "a1-b1 ~b1"));
    open(&play(LaDama, start, "a1-b1 ~b1 c3-b3"));
    let text = "W:WKa1,e1:BKc3,a5:H50:Sc3";
    open(&play(LaDama, text, ""));

    // one king each, named before the long game
    let start = "W:WKa1:BKc3:H49";
    open(&play(LaDama, start, ""));
    open(&play(LaDama, start, "a1-b1"));
    let game = play(LaDama, start, "a1-b1 c3-e3");
    assert_eq!(ended(&game), Some((None, OneKingEach)));
    let game = play(LaDama, start, "a1-b1 ~b1");
    assert_eq!(ended(&game), Some((Some(Black), NoPieces)));
}

/// White forgets to capture at each round; Black never minds. With the huff open the
/// position may stand for the third time, after the answer it may not.
#[test]
fn repetition_waits_for_the_answer() {
    let start = "B:WKb1,e1:BKc3,a5:Sb1";
    let round = "c3-c4 b1-a1 c4-c3 a1-b1";
    let twice = format!("{round} {round}");
    let game = play(LaDama, start, &twice);
    assert_eq!(text(&game), "B:WKb1,e1:BKc3,a5:H8:F5:Sb1");
    open(&game);
    let game = play(LaDama, start, &format!("{twice} c3-c4"));
    assert_eq!(ended(&game), Some((None, Repetition)));
    // another answer, and the third time has passed by
    open(&play(LaDama, start, &format!("{twice} c3-b3")));
}

/// 0-11: a position counts once a turn, before any huff.
#[test]
fn repetition_counts_turns_before_their_huff() {
    let round = "a1-b1 e4-e3 b1-a1 e3-e4";
    let twice = format!("{round} {round}");
    let after_huff = "W:WKa1,a2:BKe4";
    let game = play(LaDama, after_huff, &twice);
    assert_eq!(ended(&game), Some((None, Repetition)));
    // the same pieces, met first within a turn
    let start = "W:WKa1,a2:BKe4,c5:Sc5";
    let game = play(LaDama, start, &format!("~c5 {twice}"));
    assert!(text(&game).starts_with("W:WKa1,a2:BKe4:"));
    open(&game);
    let game = play(LaDama, start, &format!("~c5 {twice} a1-b1"));
    assert_eq!(ended(&game), Some((None, Repetition)));
}

/// c3 could take two; Black has nothing to take.
const SOUFLA: &str = "W:WKh1,b2,c3:Bd4,d6,i9:H5:F9";

#[test]
fn soufla_huffs_who_could_have_taken_the_most() {
    // (a): where it stands now, whatever was played instead
    for (m, at) in [("h1-h2", "c3"), ("c3-c4", "c4"), ("c3xe5", "e5")] {
        let game = play(DhametSoufla, SOUFLA, m);
        assert_eq!(huffs(&game), [at], "{m}");
        let game = play(DhametSoufla, SOUFLA, &format!("{m} ~{at}"));
        open(&game);
        assert!(game.position().piece(square(&game, at)).is_none());
        refuses(&game, Action::Oblige, ActionFault::NoOblige);
    }
    assert!(huffs(&play(DhametSoufla, SOUFLA, "c3xc7")).is_empty());
    // the moved piece only if it was one of them
    let start = "W:Wc3,f3:Bd4,f4,d6,i9";
    assert_eq!(huffs(&play(DhametSoufla, start, "f3xf5")), ["c3"]);
    let start = "W:Wc3,e3:Bd4,d6,i9";
    assert_eq!(huffs(&play(DhametSoufla, start, "e3xc5")), ["c3", "c5"]);
    // any quiet move and any part of any chain may be played
    let mut wanted = vec!["c3-b4", "c3-c4", "c3xc7(d4,d6)", "c3xe5(d4)"];
    wanted.extend(["e3-e4", "e3-f4", "e3xc5(d4)", "e3xe7(d4,d6)"]);
    assert_eq!(moves(&play(DhametSoufla, start, "")), wanted);
}

/// 4, soufla: a man that stops on the far row although its chain could go on is
/// promoted, and may be huffed only as one that could have taken the most.
#[test]
fn soufla_on_the_far_row() {
    let start = "W:Wa1,c7:Bc8,d9,i9";
    let whole = play(DhametSoufla, start, "c7xe9");
    assert_eq!(text(&whole), "B:Wa1,Ke9:Bi9");
    let part = play(DhametSoufla, start, "c7xc9");
    assert_eq!(text(&part), "B:Wa1,Kc9:Bd9,i9:Sc9");
    // another could take three: then that one only
    let start = "W:Wg1,c7:Bg2,g4,g6,c8,d9,i9";
    let part = play(DhametSoufla, start, "c7xc9");
    assert_eq!(text(&part), "B:Wg1,Kc9:Bg2,g4,g6,d9,i9:Sg1");
}

#[test]
fn obliging() {
    for m in ["h1-h2", "c3-c4", "c3xe5"] {
        let game = play(DhametSoufla, SOUFLA, m);
        assert!(game.frame().can_oblige);
        let game = play(DhametSoufla, SOUFLA, &format!("{m} oblige"));
        // the position before, with its H and F
        assert_eq!(text(&game), format!("{SOUFLA}:D"));
        assert!(game.position().is_obliged());
        assert_eq!(moves(&game), ["c3xc7(d4,d6)"]);
        assert!(huffs(&game).is_empty());
        refuses(&game, Action::Oblige, ActionFault::NoOblige);
        let quiet = notation::read(game.position(), &game.legal(), "h1-h2");
        let c3 = Bitboard::of(square(&game, "c3"));
        let why = MoveFault::Illegal(WhyNot::Obliged(c3));
        assert_eq!(quiet, Err(why));
        // each piece is again where it was, by its number too
        let first = game.frame_at(0).expect("the start");
        for at in game.position().pieces(White) | game.position().pieces(Black) {
            assert_eq!(game.frame().piece_number(at), first.piece_number(at));
        }
        // nothing can be huffed, and nobody obliged, for the obliged move
        let game = play(DhametSoufla, SOUFLA, &format!("{m} ~! c3xc7"));
        assert_eq!(text(&game), "B:WKh1,b2,c7:Bi9:F9");
        refuses(&game, Action::Oblige, ActionFault::NoOblige);
        open(&game);
    }
    // any of the maximum captures
    let start = "W:Wc3,g3,i1:Bd4,g4,a9,i9";
    let game = play(DhametSoufla, start, "i1-i2 ~!");
    assert_eq!(moves(&game), ["c3xe5(d4)", "g3xg5(g4)"]);
}

#[test]
fn when_obliging_is_open() {
    // not for a move that took the most, nor once it is answered
    for actions in ["c3xc7", "h1-h2 i9-i8", "h1-h2 ~c3", "h1-h2 ~c3 i9-i8"] {
        let game = play(DhametSoufla, SOUFLA, actions);
        assert!(!game.frame().can_oblige, "{actions}");
        refuses(&game, Action::Oblige, ActionFault::NoOblige);
    }
    // not where the position before is unknown, though a huff is
    let game = play(DhametSoufla, "B:WKh2,c3:Bd4,d6,i9:Sc3", "");
    assert_eq!(huffs(&game), ["c3"]);
    refuses(&game, Action::Oblige, ActionFault::NoOblige);
    // in La Dama never
    let game = play(LaDama, "W:Wa1,e1:Bb2,e5", "e1-d1");
    refuses(&game, Action::Oblige, ActionFault::NoOblige);
    // undone, it is open again
    let mut game = play(DhametSoufla, SOUFLA, "h1-h2 ~!");
    assert!(game.undo());
    assert!(game.frame().can_oblige);
    game.act(Action::Oblige).expect("open");
}

/// The turn's own huff is not taken back: the position before the move is the one
/// after it.
#[test]
fn obliging_keeps_the_turns_own_huff() {
    let start = "W:WKh1,c3:Bd4,d6,a9,i9:H5:Sa9";
    let game = play(DhametSoufla, start, "~a9 h1-h2 ~!");
    assert_eq!(text(&game), "W:WKh1,c3:Bd4,d6,i9:D");
    // a right that was not used comes back with the position, but the obliged player
    // has only the maximum captures
    let game = play(DhametSoufla, start, "h1-h2 ~!");
    assert_eq!(text(&game), format!("{start}:D"));
    assert_eq!(moves(&game), ["c3xc7(d4,d6)"]);
    let a9 = square(&game, "a9");
    refuses(&game, Action::Huff(a9), ActionFault::NoHuff(a9));
}

/// 0-11 and 0-14 with an oblige: open, it saves from the loss and puts off the draw.
#[test]
fn ends_around_an_oblige() {
    // e2 is shut in; White forgot d2xf2, and blowing d2 does not help
    let start = "W:We1,i1,c2,d2,e3,e4:Be2";
    let game = play(DhametSoufla, start, "i1-i2");
    assert!(moves(&game).is_empty());
    assert_eq!(huffs(&game), ["d2"]);
    open(&game);
    let game = play(DhametSoufla, start, "i1-i2 ~d2");
    assert_eq!(ended(&game), Some((Some(White), NoMoves)));
    let game = play(DhametSoufla, start, "i1-i2 ~!");
    open(&game);
    let game = play(DhametSoufla, start, "i1-i2 ~! d2xf2");
    assert_eq!(ended(&game), Some((Some(White), NoPieces)));
    // without the position before there is nobody to oblige
    let game = play(DhametSoufla, "B:We1,i2,c2,d2,e3,e4:Be2:Sd2", "");
    assert_eq!(ended(&game), Some((Some(White), NoMoves)));

    let start = "W:WKh1,b2,c3:Bd4,d6,Ki8:H49";
    open(&play(DhametSoufla, start, "h1-h2"));
    let game = play(DhametSoufla, start, "h1-h2 i8-i7");
    assert_eq!(ended(&game), Some((None, LongGame)));
    let game = play(DhametSoufla, start, "h1-h2 ~!");
    assert_eq!(text(&game), format!("{start}:D"));
    open(&game);
}
