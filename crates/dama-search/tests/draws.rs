//! Draws offered and answered, and games given up: six fixed positions a game, three in
//! which a draw is accepted and three in which it is declined.

use dama_engine::{Game, RulesId, Side, fen, record};
use dama_search::draws::{self, Answer};
use dama_search::{Limits, Manner, Player, Score};

fn game(id: RulesId, text: &str) -> Game {
    if text.is_empty() {
        return Game::new(id.rules());
    }
    let (position, clocks) = fen::read(id.rules(), text).unwrap();
    Game::from_position(position, clocks)
}

/// What the side to move makes of it.
fn judged(game: &Game) -> Score {
    let mut player = Player::with(Limits::nodes(20_000), Manner::default());
    player.think(game);
    player.score().unwrap()
}

/// Without a text it is the start.
const POSITIONS: &[(RulesId, [(&str, Answer); 6])] = &[
    (
        RulesId::LaDama,
        [
            ("W:Wa1,b1,c1:Ba5,b5,c5,d5,e5", Answer::Worse),
            ("W:Wb1:BKc4,Ke5,a4", Answer::Lost),
            ("W:WKa1,Kb1:BKe4:H49", Answer::Drawn),
            ("W:Wa1,b1,c1,a2:Be5,d5", Answer::Better),
            ("W:WKa1,Kb1,Kc1:Be4", Answer::Winning),
            ("W:Wa1,b1,c1,d1,e1:Ba5,b5,c5,d5,e5", Answer::Open),
        ],
    ),
    (
        RulesId::Filippina,
        [
            ("W:Wa1,c1,e1:Bb8,d8,f8,h8,e7", Answer::Worse),
            ("W:Wa1:BKd4,Kh8,Kb8,Kd8", Answer::Lost),
            ("W:WKc1,Ke1:BKb8:H49", Answer::Drawn),
            ("W:Wa1,c1,e1,g1,f2:Bb8,d8,f8", Answer::Better),
            ("W:WKa1,Kc1,Ke1,Kg1:Bh6", Answer::Winning),
            ("", Answer::Open),
        ],
    ),
    (
        RulesId::Tama,
        [
            ("W:Wa2,b2,c2:Ba7,b7,c7,d7,e7", Answer::Worse),
            ("W:Wa2:BKd4,Kh8,Kg8", Answer::Lost),
            ("W:WKa1,Kb1:BKh7:H49", Answer::Drawn),
            ("W:Wa2,b2,c2,d2,e2:Ba7,b7,c7", Answer::Better),
            ("W:WKa1,Kb1,Kc1:Bh7", Answer::Winning),
            ("", Answer::Open),
        ],
    ),
    (
        RulesId::Dhamet,
        [
            ("W:Wa1,b1,c1:Ba9,b9,c9,d9,e9", Answer::Worse),
            ("W:Wa1:BKe5,Ki9,Kh9", Answer::Lost),
            ("W:WKa1,Kb1:BKh6:H49", Answer::Drawn),
            ("W:Wa1,b1,c1,d1,e1:Ba9,b9,c9", Answer::Better),
            ("W:WKa1,Kb1,Kc1:Bi8", Answer::Winning),
            ("W:Wa1,b1,c1,d1,e1,f1:Bi9,h9,g9,f9,e9,d9", Answer::Open),
        ],
    ),
    (
        RulesId::Turkish,
        [
            ("W:Wa2,b2,c2,d2:Ba7,b7,c7,d7,e7,f7", Answer::Worse),
            ("B:WKa1,Kb1,Kc1:Bh7", Answer::Lost),
            ("W:WKa1,Kb1:BKh7:H49", Answer::Drawn),
            ("W:Wa2,b2,c2,d2,e2,f2:Ba7,b7,c7,d7", Answer::Better),
            ("W:WKa1,Kb1,Kc1:Bh7", Answer::Winning),
            ("", Answer::Open),
        ],
    ),
];

#[test]
fn draws_are_answered_by_the_evaluation() {
    let mut wrong = Vec::new();
    for (id, positions) in POSITIONS {
        let accepted = positions.iter().filter(|(_, answer)| answer.accepts());
        assert_eq!(accepted.count(), 3, "{id}");
        for (text, expected) in positions {
            let game = game(*id, text);
            assert_eq!(game.outcome(), None, "{id} {text}");
            let own = judged(&game);
            let answer = draws::answer(&game, own);
            if answer != *expected {
                wrong.push(format!(
                    "{id} {text}: {answer:?} by {own}, not {expected:?}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_level_game_is_a_draw_when_nothing_happens_any_more() {
    let own = [-31, -30, -29, 0, 29, 30].map(Score::eval);
    for (quiet, answers) in [
        (
            24,
            [
                Answer::Worse,
                Answer::Worse,
                Answer::Open,
                Answer::Open,
                Answer::Open,
                Answer::Better,
            ],
        ),
        (
            25,
            [
                Answer::Worse,
                Answer::Worse,
                Answer::Quiet,
                Answer::Quiet,
                Answer::Quiet,
                Answer::Better,
            ],
        ),
    ] {
        let text = format!("W:Wa2,b2:Ba7,b7:H{quiet}");
        let game = game(RulesId::Turkish, &text);
        assert_eq!(own.map(|own| draws::answer(&game, own)), answers, "{quiet}");
    }
}

#[test]
fn every_answer_has_a_name_of_its_own() {
    let mut codes = Answer::ALL.map(Answer::code).to_vec();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), 7);
    assert_eq!(Answer::ALL.iter().filter(|a| a.accepts()).count(), 4);
}

/// A draw is offered in a level game that is half over, once in ten turns, and never
/// while something can be taken or blown.
#[test]
fn offers_are_rare_and_fair() {
    let level = Score::eval(10);
    let quiet = game(RulesId::Turkish, "W:Wa2,b2:Ba7,b7:H25");
    assert!(draws::offers(&quiet, level, None));
    assert!(draws::offers(&quiet, Score::DRAW, None));
    for own in [
        Score::eval(30),
        Score::eval(-30),
        Score::win_in(9),
        Score::loss_in(8),
    ] {
        assert!(!draws::offers(&quiet, own, None), "{own}");
    }
    let early = game(RulesId::Turkish, "W:Wa2,b2:Ba7,b7:H24");
    assert!(!draws::offers(&early, level, None));
    let capture = game(RulesId::Turkish, "W:Wa2,b4:Ba7,b5:H30");
    assert!(!draws::offers(&capture, level, None));
    let over = game(RulesId::Turkish, "W:Wa2,b2:Ba7,b7:H50");
    assert!(!draws::offers(&over, level, None));
    let huff = game(RulesId::LaDama, "B:Wc2,e1:Ba5,d5:H30:Sc2");
    assert!(!draws::offers(&huff, level, None));
    // ten turns of each side after the last offer; two kings walk their rounds meanwhile
    let mut later = game(RulesId::Turkish, "W:WKa1,c2:BKh8,f7:H10");
    let white = ["a1", "a2", "a3", "b3", "b1"];
    let black = ["h8", "h7", "h6", "g6", "g7", "g8"];
    let mut offered = Vec::new();
    let mut last = None;
    for ply in 0..39 {
        let turn = ply / 2;
        let [from, to] = match ply % 2 {
            0 => [turn, turn + 1].map(|n| white[n % 5]),
            _ => [turn, turn + 1].map(|n| black[n % 6]),
        };
        record::play(&mut later, &format!("{from}-{to}")).unwrap();
        let done = ply + 1;
        if draws::offers(&later, level, last) {
            offered.push(done);
            last = Some(done);
        }
    }
    assert_eq!(later.outcome(), None);
    assert_eq!(offered, [15, 35]);
}

#[test]
fn only_the_hopeless_resign() {
    let few = game(RulesId::Turkish, "W:Wa2,b2:Ba7,b7,c7,d7,e7,f7,g7");
    let many = game(RulesId::Dhamet, "");
    for (own, hopeless) in [
        (Score::loss_in(12), true),
        (Score::loss_in(14), false),
        (Score::DRAW, false),
        (Score::eval(-499), false),
        (Score::win_in(3), false),
    ] {
        assert_eq!(draws::resigns(&few, Side::White, own), hopeless, "{own}");
        assert_eq!(draws::resigns(&many, Side::White, own), hopeless, "{own}");
    }
    let behind = Score::eval(-500);
    assert!(draws::resigns(&few, Side::White, behind));
    assert!(
        !draws::resigns(&few, Side::Black, behind),
        "who has more fights on"
    );
    assert!(!draws::resigns(&many, Side::White, behind));
    // one man against two is a game
    let two = game(RulesId::Turkish, "W:Wa2:Ba7,b7");
    assert!(!draws::resigns(&two, Side::White, behind));
}
