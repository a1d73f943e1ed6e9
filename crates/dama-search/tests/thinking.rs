//! How the search behaves: slices, replay, draws, huffs; and how positions are judged.

mod support;

use dama_engine::{Action, Clocks, Game, Move, Position, RulesId, fen, notation, record};
use dama_search::{
    Evaluator, Features, Level, Limits, Manner, Player, Progress, Report, Root, Score, Search,
    Seeded, Step,
};
use support::{ending_of, games, random_action, run};

fn start(id: RulesId) -> Root {
    Root::new(Position::free_start(id.rules()), Clocks::default())
}

fn read(id: RulesId, text: &str) -> Root {
    let (position, clocks) = fen::read(id.rules(), text).unwrap();
    Root::new(position, clocks)
}

fn first_move(report: &Report) -> Move {
    match report.line[..] {
        [Step::Move(m), ..] => m,
        ref other => panic!("a move was expected: {other:?}"),
    }
}

#[test]
fn a_slice_looks_at_no_more_nodes_than_it_was_given() {
    for id in RulesId::ALL {
        let whole = run(Search::new(start(id), Limits::nodes(3_000)));
        assert_eq!(whole.nodes, 3_000, "{id}");
        for slice in [1, 7, 250, 2_999] {
            let mut search = Search::new(start(id), Limits::nodes(3_000));
            let mut before = 0;
            loop {
                let progress = search.step(slice);
                let nodes = search.report().nodes;
                assert!(nodes - before <= slice, "{id}: {before} to {nodes}");
                before = nodes;
                if progress == Progress::Done {
                    break;
                }
                assert!(
                    !search.report().line.is_empty(),
                    "{id}: nothing to play yet"
                );
            }
            assert_eq!(*search.report(), whole, "{id}, slices of {slice}");
        }
    }
}

#[test]
fn stopping_leaves_a_move_to_play() {
    let mut search = Search::new(start(RulesId::Dhamet), Limits::nodes(u64::MAX));
    search.step(1_234);
    search.stop();
    assert_eq!(search.step(1_000), Progress::Done);
    assert_eq!(search.report().nodes, 1_234);
    let legal = search_root_moves(RulesId::Dhamet);
    assert!(legal.contains(&first_move(search.report())));
}

fn search_root_moves(id: RulesId) -> Vec<Move> {
    Position::free_start(id.rules()).legal().moves
}

#[test]
fn equal_seeds_play_equal_games_and_others_differ() {
    let play = |seed| {
        let mut game = Game::new(RulesId::Turkish.rules());
        let mut player = Player::new(Level::Easy, seed);
        for _ in 0..16 {
            let action = player.think(&game).unwrap();
            game.act(action).unwrap();
        }
        record::write(&game, ' ')
    };
    assert_eq!(play(1), play(1));
    assert!((2..8).any(|seed| play(seed) != play(1)));
}

#[test]
fn levels_play_legal_moves_in_every_game() {
    for id in RulesId::ALL {
        let mut players = [Player::new(Level::Easy, 3), Player::new(Level::Medium, 4)];
        for player in &mut players {
            player.limit(Limits {
                nodes: 300,
                depth: 3,
            });
        }
        let mut game = Game::new(id.rules());
        for ply in 0..400 {
            if game.outcome().is_some() {
                break;
            }
            let action = players[ply % 2].think(&game).expect("something to do");
            game.act(action).unwrap();
        }
        assert!(game.actions().len() > 10, "{id}");
    }
}

/// Turned by half a circle, colours exchanged, every position is worth the same.
#[test]
fn both_sides_are_judged_alike() {
    for id in RulesId::ALL {
        let evaluator = Evaluator::of(id.rules());
        let mut different = 0;
        for game in games(id, 21, 60, 120) {
            let position = game.position();
            let score = evaluator.eval(position);
            assert_eq!(score, evaluator.eval(&position.turned()), "{id}");
            different += i32::from(score != evaluator.eval(&Position::free_start(id.rules())));
        }
        assert!(different > 30, "{id}: the judgement hardly sees anything");
    }
}

/// A king is worth more than the man it was, unless that man becomes one with this move.
#[test]
fn a_king_is_worth_more_than_a_man() {
    for id in RulesId::ALL {
        let evaluator = Evaluator::of(id.rules());
        let mut seeded = Seeded::new(9);
        let mut compared = 0;
        for _ in 0..50 {
            let position = ending_of(id.rules(), 5, &mut seeded);
            let mut setup = position.setup();
            let own = setup.pieces[setup.side as usize];
            let Some(square) = (own & !setup.kings).first() else {
                continue;
            };
            let legal = position.legal();
            if legal.moves.iter().any(|m| m.from == square && m.promotes) {
                continue;
            }
            setup.kings = setup.kings.with(square);
            let Ok(crowned) = Position::new(id.rules(), &setup) else {
                continue;
            };
            assert!(evaluator.eval(&crowned) > evaluator.eval(&position), "{id}");
            compared += 1;
        }
        assert!(compared >= 15, "{id}: {compared} compared");
    }
}

/// The third time is a draw, and who is winning does not go there (known from others).
#[test]
fn a_winner_does_not_repeat() {
    let rules = RulesId::Turkish.rules();
    let (position, clocks) = fen::read(rules, "W:WKb2,Kg1,c2:BKd8").unwrap();
    let mut game = Game::from_position(position, clocks);
    record::play(
        &mut game,
        "b2-b3 d8-e8 b3-b2 e8-d8 b2-b3 d8-e8 b3-b2 e8-f8 g1-g2 f8-e8",
    )
    .unwrap();
    let legal = game.legal();
    let again = notation::read(game.position(), &legal, "g2-g1").unwrap();
    let report = run(Search::new(Root::of(&game), Limits::nodes(30_000)));
    assert_ne!(first_move(&report), again);
    assert!(report.score > Score::eval(300), "{}", report.score);
    // and it is a draw indeed: nothing else could be found if that move were forced
    let mut other = game.clone();
    other.act(Action::Move(again)).unwrap();
    assert!(
        other.outcome().is_some_and(|o| o.winner.is_none()),
        "{:?}",
        other.outcome()
    );
}

/// Won endings are won before the long game is over, without tables.
#[test]
fn won_endings_are_won() {
    for (id, pieces) in [
        (RulesId::Turkish, "W:WKa1,Kb1,Kc2:BKh5"),
        (RulesId::Tama, "W:WKa1,Kb1,d2:BKh5"),
        (RulesId::LaDamaStrict, "W:WKa1,Kb1,Kc2:BKe4"),
        (RulesId::Dhamet, "W:WKa1,Kb1,Kc2:BKi5,h8"),
    ] {
        let (position, clocks) = fen::read(id.rules(), pieces).unwrap();
        let mut game = Game::from_position(position, clocks);
        let mut players = [1, 2].map(|seed| {
            let mut player = Player::new(Level::Hard, seed);
            player.limit(Limits::nodes(12_000));
            player
        });
        while game.outcome().is_none() {
            let mover = game.position().side() as usize;
            let action = players[mover].think(&game).unwrap();
            game.act(action).unwrap();
        }
        let winner = game.outcome().and_then(|o| o.winner);
        assert_eq!(
            winner,
            Some(dama_engine::Side::White),
            "{}",
            record::write(&game, ' ')
        );
    }
}

/// LD-5: whoever forgot to capture loses the piece for nothing.
#[test]
fn a_huff_that_pays_is_taken() {
    let root = read(RulesId::LaDama, "B:Wc2,e1:Ba5,d5:Sc2");
    let report = run(Search::new(root, Limits::nodes(5_000)));
    assert!(matches!(report.line[0], Step::Huff(_)), "{report:?}");
    assert!(report.score > Score::DRAW);
}

#[test]
fn the_last_piece_may_be_huffed() {
    let root = read(RulesId::LaDama, "B:Wc2:Ba5,d5:Sc2");
    let report = run(Search::new(root, Limits::nodes(5_000)));
    assert!(matches!(report.line[..], [Step::Huff(_)]), "{report:?}");
    assert_eq!(report.score, Score::win_in(1));
}

/// 4, soufla: obliging is chosen when what it forces is better than what one has.
#[test]
fn obliging_is_weighed() {
    let mut obliged = 0;
    let mut seeded = Seeded::new(77);
    for mut game in games(RulesId::DhametSoufla, 5, 40, 50) {
        for _ in 0..12 {
            if game.frame().can_oblige {
                break;
            }
            match random_action(&game, &mut seeded) {
                Some(action) => game.act(action).unwrap(),
                None => break,
            }
        }
        if !game.frame().can_oblige || game.outcome().is_some() {
            continue;
        }
        let limits = Limits {
            nodes: 600,
            depth: 2,
        };
        let mut player = Player::with(limits, Manner::default());
        let action = player.think(&game).unwrap();
        let mut other = game.clone();
        other.act(action).unwrap();
        obliged += i32::from(action == Action::Oblige);
    }
    assert!(obliged > 0);
}

#[test]
fn fewer_nodes_to_a_depth_with_every_means() {
    for (id, depth) in [(RulesId::Filippina, 9), (RulesId::Turkish, 6)] {
        let plain = Features {
            table: true,
            ..Features::NONE
        };
        let nodes = |features| {
            let search = Search::new(start(id), Limits::depth(depth));
            run(search.with_features(features)).nodes
        };
        let (with, without) = (nodes(Features::ALL), nodes(plain));
        assert!(with * 2 < without, "{id}: {with} against {without}");
    }
}

/// Windows around a win that is near must not run beyond all scores.
#[test]
fn long_games_against_chance_never_break() {
    for id in [RulesId::Filippina, RulesId::LaDama] {
        for seed in 0..3 {
            let mut game = Game::new(id.rules());
            let mut seeded = Seeded::new(seed);
            let mut player = Player::new(Level::Hard, seed);
            player.limit(Limits::nodes(2_000));
            while game.outcome().is_none() {
                let action = if game.position().side() == dama_engine::Side::White {
                    player.think(&game)
                } else {
                    random_action(&game, &mut seeded)
                };
                game.act(action.unwrap()).unwrap();
            }
        }
    }
}

/// Undo and another try find the same move: nothing is left of earlier thoughts.
#[test]
fn what_was_thought_before_changes_nothing() {
    for id in [RulesId::LaDama, RulesId::Filippina, RulesId::DhametSoufla] {
        let mut old = Player::new(Level::Medium, 8);
        for game in games(id, 3, 6, 40) {
            let mut new = Player::new(Level::Medium, 8);
            assert_eq!(old.think(&game), new.think(&game), "{id}");
            assert_eq!(old.report(), new.report(), "{id}");
        }
    }
}

#[test]
fn a_restarted_search_goes_on_from_what_it_knows() {
    let root = start(RulesId::Turkish);
    let mut search = Search::new(root.clone(), Limits::depth(7));
    while search.step(u64::MAX) == Progress::More {}
    let first = search.report().clone();
    search.restart(root, Limits::depth(7));
    while search.step(u64::MAX) == Progress::More {}
    let second = search.report();
    let (before, now) = (first.nodes, second.nodes);
    assert!(now < before, "{now} against {before}");
    assert_eq!(second.depth, 7);
}

/// What the search asks instead of listing moves says what the list says.
#[test]
fn quick_questions_agree_with_the_moves() {
    for id in RulesId::ALL {
        let (mut pending, mut calm) = (0, 0);
        for game in games(id, 31, 60, 100) {
            let position = game.position();
            if position.opening().is_some() || position.is_obliged() || game.outcome().is_some() {
                continue;
            }
            let legal = position.legal();
            let due = legal.due.count > 0;
            assert_eq!(position.can_capture(position.side()), due, "{id}");
            if !due {
                assert_eq!(position.can_step(), !legal.moves.is_empty(), "{id}");
            }
            let passed = position.passed();
            let threat = position.can_capture(passed.side());
            assert_eq!(passed.side(), position.side().other());
            assert_eq!(passed.due().count > 0, threat, "{id}");
            assert_eq!(passed.key(), passed.recomputed_key());
            pending += u32::from(due);
            calm += u32::from(!due);
        }
        assert!(pending > 3 && calm > 3, "{id}: {pending} and {calm}");
    }
}
