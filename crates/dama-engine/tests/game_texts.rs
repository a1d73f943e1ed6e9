//! Game texts and addresses: whole games there and back, and what is wrong with one,
//! by part, number and token.

mod naive;

use dama_engine::game::{Action, ActionFault, Game};
use dama_engine::notation::{MoveFault, Naming};
use dama_engine::record::{self, RecordError, TokenError, TokenFault};
use dama_engine::{Clocks, Outcome, Position, Reason, RulesId, Side, WhyNot, fen};
use naive::random::Rng;

use RulesId::*;

/// Games played at random in each rule set, and actions in one.
const GAMES: usize = 60;
const ACTIONS: usize = 80;

/// One of the actions that are open, now and then an end by will.
fn choose(game: &Game, rng: &mut Rng) -> Option<Action> {
    let huffs: Vec<_> = game.position().huffs().iter().collect();
    let moves = game.legal().moves;
    if rng.once_in(60) {
        let side = Side::BOTH[rng.below(2)];
        return Some(match rng.once_in(2) {
            true => Action::Resign(side),
            false => Action::AgreeDraw,
        });
    }
    if !huffs.is_empty() && rng.once_in(3) {
        return Some(Action::Huff(huffs[rng.below(huffs.len())]));
    }
    if game.frame().can_oblige && (moves.is_empty() || rng.once_in(3)) {
        return Some(Action::Oblige);
    }
    let m = moves.get(rng.below(moves.len().max(1)))?;
    Some(Action::Move(*m))
}

/// A start: standard, free, begun by Black, or a random position with clocks.
fn start(id: RulesId, number: usize, rng: &mut Rng) -> Game {
    let rules = naive::Rules::by_id(id.name());
    match number % 6 {
        0..=3 => {
            let starter = Side::BOTH[number / 2 % 2];
            Game::begun(id.rules(), number % 2 == 1, starter)
        }
        _ => {
            let mut pos = naive::random::set_up(&rules, rng, number % 12 == 4);
            pos.quiet_plies = rng.below(51) as u32;
            pos.number = 1 + rng.below(65_535) as u32;
            let text = pos.to_full_fen(&rules);
            let (position, clocks) = fen::read(id.rules(), &text).expect("a position");
            Game::from_position(position, clocks)
        }
    }
}

fn reads_as(text: &str, game: &Game) {
    match record::read(text) {
        Ok(again) => assert_eq!(&again, game, "{text}"),
        Err(error) => panic!("{text}: {error}"),
    }
}

#[test]
fn random_games_there_and_back() {
    for id in RulesId::ALL {
        let mut rng = Rng(0x9a3e);
        let (mut actions, mut huffs, mut obliges, mut ends) = (0, 0, 0, 0);
        for number in 0..GAMES {
            let mut game = start(id, number, &mut rng);
            while game.outcome().is_none() && game.actions().len() < ACTIONS {
                let Some(action) = choose(&game, &mut rng) else {
                    panic!("{id}: a game that goes on has something to do");
                };
                assert_eq!(game.act(action), Ok(()), "{id} {action:?}");
            }
            let text = record::write(&game, ' ');
            reads_as(&text, &game);
            // An address, and a person's longer words for the same.
            let address = record::write(&game, '_');
            assert!(!address.contains(' ') && !address.contains('\n'));
            reads_as(&address, &game);
            let (start, words) = text.rsplit_once(';').expect("a start");
            let long: Vec<_> = words
                .split(' ')
                .map(|word| match word.strip_prefix('~') {
                    Some("!") => "oblige".to_string(),
                    Some(square) => format!("huff {square}"),
                    None => word.to_string(),
                })
                .collect();
            let long = format!("{start};{}", long.join("  "));
            reads_as(&format!("\n {long}\t"), &game);
            // What was undone is not written.
            let mut shorter = game.clone();
            if shorter.undo() {
                let text = record::write(&shorter, ' ');
                let again = record::read(&text).expect("a game");
                assert_eq!(again.actions(), shorter.actions(), "{text}");
                assert_eq!(again.frame(), shorter.frame(), "{text}");
            }
            actions += game.actions().len();
            huffs += text.matches('~').count() - text.matches("~!").count();
            obliges += text.matches("~!").count();
            ends += usize::from(game.outcome().is_some());
        }
        println!("{id}: {actions} actions, {huffs} huffs, {obliges} obliges, {ends} ends");
        assert!(actions > GAMES * 10, "{id}: {actions}");
        assert_eq!(huffs > 20, matches!(id, LaDama | DhametSoufla), "{id}");
        assert_eq!(obliges > 20, id == DhametSoufla, "{id}");
        assert!(ends > GAMES / 4, "{id}: {ends}");
    }
}

/// By numbers too a game reads as the same game.
#[test]
fn filippina_games_by_numbers() {
    let mut rng = Rng(0xf111);
    for _ in 0..30 {
        let mut game = Game::new(Filippina.rules());
        while game.outcome().is_none() && game.actions().len() < ACTIONS {
            let action = choose(&game, &mut rng).expect("an action");
            game.act(action).expect("an open action");
        }
        let texts: Vec<_> = (0..game.actions().len())
            .map(|ply| record::write_action(&game, ply, Naming::Numbers))
            .collect();
        let only_numbers = |text: &String| !text.contains(|c: char| c.is_alphabetic() && c != 'x');
        assert!(texts.iter().all(only_numbers), "{texts:?}");
        reads_as(&format!("filippina;{}", texts.join("_")), &game);
    }
}

#[test]
fn starts_as_they_are_written() {
    let written = |text: &str, wanted: &str| {
        let game = record::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(record::write(&game, ' '), wanted, "{text}");
    };
    written("turkish", "turkish;");
    written("turkish;", "turkish;");
    written("turkish;;a3-a4", "turkish;a3-a4");
    written(" turkish ; a3-a4 ", "turkish;a3-a4");
    written("dhamet;d4-e5_f6xd4", "dhamet;d4-e5 f6xd4");
    written("dhamet;free", "dhamet;free;");
    written("dhamet;free;d4-e5", "dhamet;free;d4-e5");
    written("turkish;black", "turkish;black;");
    written("turkish;black;a6-a5", "turkish;black;a6-a5");
    written("dhamet;black;f6-e5", "dhamet;black;f6-e5");
    for between in [" ", "_"] {
        let text = format!("dhamet;free{between}black;f6-e5");
        written(&text, "dhamet;free black;f6-e5");
        let game = record::read(&text).expect("a game");
        let address = record::write(&game, '_');
        assert_eq!(address, "dhamet;free_black;f6-e5");
    }
    written("turkish;W:Bh6:Wa3", "turkish;W:Wa3:Bh6;");
    written("turkish;W:Bh6:Wa3.;a3-a4", "turkish;W:Wa3:Bh6;a3-a4");
    // the standard start by its position text is the standard start
    let standard = fen::write(&Position::start(Tama.rules()), Clocks::default());
    written(&format!("tama;{standard};a3-a4"), "tama;a3-a4");
    let later = format!("{standard}:F7");
    written(
        &format!("tama;{later};a3-a4"),
        &format!("tama;{later};a3-a4"),
    );
}

/// Resigning is written as the result it makes; whoever is to move may do it.
#[test]
fn ends_by_will() {
    let end = |text: &str| record::read(text).expect("a game").outcome();
    let lost = |winner| {
        Some(Outcome {
            winner,
            reason: Reason::Resigned,
        })
    };
    for moves in ["", "a3-a4 "] {
        assert_eq!(end(&format!("tama;{moves}1-0")), lost(Some(Side::White)));
        assert_eq!(end(&format!("tama;{moves}0-1")), lost(Some(Side::Black)));
        let drawn = end(&format!("tama;{moves}1/2-1/2")).expect("an end");
        assert_eq!((drawn.winner, drawn.reason), (None, Reason::Agreed));
    }
    let mut game = Game::new(Tama.rules());
    game.act(Action::Resign(Side::Black)).expect("open");
    assert_eq!(record::write(&game, ' '), "tama;1-0");
}

#[test]
fn huff_and_oblige_in_both_spellings() {
    let la_dama = "la-dama;W:Wa1,d1:Ba2,e5;d1-d2";
    for huff in ["huff a1", "~a1", "huff_a1"] {
        let game = record::read(&format!("{la_dama} {huff}")).expect("a game");
        assert_eq!(record::write(&game, ' '), format!("{la_dama} ~a1"));
        assert_eq!(game.position().side(), Side::Black);
    }
    let soufla = "dhamet-soufla;W:Wi1,c3:Bd4,d6,i9;i1-i2";
    for oblige in ["oblige", "~!"] {
        let game = record::read(&format!("{soufla} {oblige} c3xc7")).expect("a game");
        assert_eq!(record::write(&game, '_'), format!("{soufla}_~!_c3xc7"));
    }
}

fn token(number: usize, token: &str, fault: TokenFault) -> RecordError {
    RecordError::Token(TokenError {
        number,
        token: token.to_string(),
        fault,
    })
}

fn refused(text: &str, wanted: RecordError, code: &str) {
    let error = match record::read(text) {
        Err(error) => error,
        Ok(game) => panic!("{text}: read as {}", record::write(&game, ' ')),
    };
    assert_eq!(error, wanted, "{text}");
    assert_eq!(error.code(), code, "{text}");
    let told = error.to_string();
    if let RecordError::Token(at) = &error {
        let start = format!("move {}, '{}': ", at.number, at.token);
        assert!(told.starts_with(&start), "{told}");
    }
    assert!(!told.contains('\n'), "{told}");
}

#[test]
fn bad_game_texts_name_the_part() {
    let unknown = "chess".parse::<RulesId>().expect_err("no such rule set");
    for name in ["", "chess", "Turkish", "la_dama", "dhamet-", "turkish:"] {
        let wanted = RecordError::Rules(name.to_string(), unknown);
        refused(&format!("{name};a3-a4"), wanted.clone(), "game.rules");
        let told = wanted.to_string();
        assert!(told.contains("dhamet-soufla"), "names the choices: {told}");
    }
    refused(
        "turkish;W:Wa3:Bh6;a3-a4;b3-b4",
        RecordError::TooManyParts("b3-b4".to_string()),
        "game.too-many-parts",
    );
    for id in [LaDama, LaDamaStrict, Filippina, Tama, Turkish] {
        for start in ["free", "free black", "free_black"] {
            let text = format!("{id};{start};a3-a4");
            refused(&text, RecordError::NoOpening, "game.no-opening");
        }
    }
    for (position, code) in [
        ("W:Wa3:Bz9", "position.unknown-square"),
        ("a3-a4", "position.unknown-side"),
        ("W:Wa3:Bh6:H51", "position.quiet-too-large"),
        ("W:Wa3:Bh6:Sh6", "position.no-huff-in-game"),
    ] {
        let why = fen::read(Turkish.rules(), position).expect_err("bad");
        let text = format!("turkish;{position};a3-a4");
        refused(&text, RecordError::Position(why), code);
    }
}

#[test]
fn bad_actions_name_number_and_token() {
    use TokenFault::{HuffWithoutSquare, Move as Wrong};
    let action = TokenFault::Action;
    let illegal = |why| Wrong(MoveFault::Illegal(why));
    refused(
        "turkish;a3-a4 a6-a5 a4-a3",
        token(3, "a4-a3", illegal(WhyNot::Backward)),
        "move.backward",
    );
    refused(
        "turkish;a3-a4_b4-b5",
        token(2, "b4-b5", illegal(WhyNot::Empty)),
        "move.empty",
    );
    refused(
        "turkish;a3-a4 nonsense",
        token(
            2,
            "nonsense",
            Wrong(MoveFault::UnknownSquare("nonsense".to_string())),
        ),
        "move.unknown-square",
    );
    refused(
        "turkish;a3",
        token(1, "a3", Wrong(MoveFault::Malformed)),
        "move.malformed",
    );
    refused(
        "turkish;a3-a4 huff",
        token(2, "huff", HuffWithoutSquare),
        "move.huff-without-square",
    );
    refused(
        "turkish;huff z9",
        token(
            1,
            "huff z9",
            Wrong(MoveFault::UnknownSquare("z9".to_string())),
        ),
        "move.unknown-square",
    );
    let a6 = naive::Rules::by_id("turkish").square("a6");
    let a6 = dama_engine::Square::from_index(a6).expect("a square");
    refused(
        "turkish;~a6",
        token(1, "~a6", action(ActionFault::NoHuff(a6))),
        "move.no-huff",
    );
    for oblige in ["~!", "oblige"] {
        refused(
            &format!("turkish;a3-a4 {oblige}"),
            token(2, oblige, action(ActionFault::NoOblige)),
            "move.no-oblige",
        );
        // A game that begins with :S does not know the move that broke the duty.
        refused(
            &format!("dhamet-soufla;B:Wc3,e5:Bd6,i9:Se5;{oblige}"),
            token(1, oblige, action(ActionFault::NoOblige)),
            "move.no-oblige",
        );
    }
    for after in ["a6-a5", "1-0", "0-1", "1/2-1/2", "~a3", "~!"] {
        refused(
            &format!("turkish;a3-a4 1-0 {after}"),
            token(3, after, action(ActionFault::GameOver)),
            "move.game-over",
        );
    }
    // A move after an end that nobody declared.
    refused(
        "turkish;W:Wa4:Bb4;a4xc4 b4-b3",
        token(2, "b4-b3", action(ActionFault::GameOver)),
        "move.game-over",
    );
    // Of a long text the number of the action, a huff of two words counting once.
    refused(
        "la-dama;W:Wa1,d1:Ba2,e5;d1-d2 huff a1 e5-d5 d2-d2",
        token(4, "d2-d2", illegal(WhyNot::SameSquare)),
        "move.same-square",
    );
}

/// What could be played before the bad action has been, and nothing after it.
#[test]
fn what_comes_before_a_bad_action_is_played() {
    let mut game = Game::new(Turkish.rules());
    let error = record::play(&mut game, "a3-a4 a6-a5 h9-h8 b3-b4").expect_err("h9");
    assert_eq!((error.number, error.token.as_str()), (3, "h9-h8"));
    assert_eq!(record::write(&game, ' '), "turkish;a3-a4 a6-a5");
}
