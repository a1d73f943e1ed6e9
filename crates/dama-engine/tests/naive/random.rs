//! Random positions for comparing generators: seeded, so that each run and
//! each machine sees the same ones.
//!
//! Three kinds of games are walked at random and looked at now and then: from
//! the start (either side first, with Dhamet's opening or without), from
//! set-ups with any number of pieces and many kings, and from endings.

use super::board::{EMPTY, Pos, king_of, man_of};
use super::tables::Rules;
use super::turn::{NMove, apply_huff, apply_known, huffs, legal};

/// A small generator of pseudo-random numbers (splitmix64).
#[derive(Clone, Debug)]
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below `limit`, which is not 0.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

/// A stop of a random game: what was played, and the position it led to.
#[derive(Clone, Debug)]
pub enum Event {
    Huff(u8),
    Move(NMove),
}

/// One random turn: perhaps a huff, then a move. The answer is empty when the
/// game is over, when the side to move has no move, or when there are more
/// chains than `cap`.
pub fn turn(rules: &Rules, pos: &Pos, cap: usize, rng: &mut Rng) -> Vec<(Event, Pos)> {
    let mut events = Vec::new();
    let mut now = pos.clone();
    let blown = huffs(rules, pos);
    if !blown.is_empty() && rng.once_in(3) {
        let square = blown[rng.below(blown.len())];
        now = apply_huff(pos, square);
        events.push((Event::Huff(square), now.clone()));
    }
    let Some(found) = legal(rules, &now, cap) else {
        return events;
    };
    if !found.moves.is_empty() {
        // Half of the time a capture where there is one, or owed games would
        // hardly see any.
        let captures: Vec<_> = found
            .moves
            .iter()
            .filter(|mv| !mv.captured.is_empty())
            .collect();
        let mv = if !captures.is_empty() && rng.once_in(2) {
            captures[rng.below(captures.len())]
        } else {
            &found.moves[rng.below(found.moves.len())]
        };
        now = apply_known(rules, &now, mv, &found);
        events.push((Event::Move(mv.clone()), now));
    }
    events
}

/// `count` positions of the rule set, the same ones for the same seed.
pub fn positions(rules: &Rules, seed: u64, cap: usize, count: usize) -> Vec<Pos> {
    let mut rng = Rng(seed);
    let mut found = Vec::new();
    let mut game = 0;
    while found.len() < count {
        let (mut pos, length, one_in) = match game % 10 {
            0 => (start(rules, &mut rng), 150, 5),
            1..=5 => (set_up(rules, &mut rng, false), 6, 2),
            _ => (set_up(rules, &mut rng, true), 6, 2),
        };
        game += 1;
        for _ in 0..length {
            if rng.once_in(one_in) && found.len() < count {
                found.push(perhaps_obliged(rules, &pos, cap, &mut rng));
            }
            match turn(rules, &pos, cap, &mut rng).pop() {
                Some((_, after)) => pos = after,
                None => break,
            }
        }
    }
    found
}

/// A start: either side first, with the fixed opening three times in four.
pub fn start(rules: &Rules, rng: &mut Rng) -> Pos {
    let pos = Pos::start(rules, rng.once_in(4));
    if rng.once_in(2) {
        pos.half_turned(rules)
    } else {
        pos
    }
}

/// Pieces thrown on the board; an ending has one to five a side.
pub fn set_up(rules: &Rules, rng: &mut Rng, ending: bool) -> Pos {
    let squares: Vec<u8> = (0..rules.area()).filter(|&s| rules.exists(s)).collect();
    let mut pos = Pos::start(rules, true);
    pos.board = [EMPTY; 81];
    pos.side = rng.below(2) as u8;
    // At most a third of the board each.
    let most = if ending { 5 } else { squares.len() / 3 };
    // On the large board a few kings among many pieces have millions of
    // routes, so there they are many only in endings.
    let large = rules.area() > 64 && !ending;
    let men_to_a_king = if large { [8, 16, 32] } else { [0, 1, 5] };
    for side in [0, 1] {
        let men_to_a_king = men_to_a_king[rng.below(3)];
        for _ in 0..=rng.below(most) {
            let square = squares[rng.below(squares.len())];
            if pos.board[usize::from(square)] != EMPTY {
                continue;
            }
            let king = rng.once_in(men_to_a_king + 1);
            if king {
                pos.board[usize::from(square)] = king_of(side);
            } else if !rules.crowns(side, square) {
                pos.board[usize::from(square)] = man_of(side);
            }
        }
    }
    if pos.over() && (pos.pieces(0).is_empty() && pos.pieces(1).is_empty() || !rng.once_in(20)) {
        return set_up(rules, rng, ending);
    }
    if rules.owed && rng.once_in(2) {
        pos.huffable = pos.pieces(1 - pos.side);
        pos.huffable.retain(|_| rng.once_in(2));
    }
    pos
}

/// A board on which the side to move has a man or two and hardly a move left.
pub fn jam(rules: &Rules, rng: &mut Rng) -> Pos {
    let squares: Vec<u8> = (0..rules.area()).filter(|&s| rules.exists(s)).collect();
    loop {
        let mut pos = Pos::start(rules, true);
        pos.board = [EMPTY; 81];
        pos.side = rng.below(2) as u8;
        for n in 0..2 + rng.below(squares.len() / 2) {
            let square = squares[rng.below(squares.len())];
            let side = if n < 2 { pos.side } else { 1 - pos.side };
            if pos.board[usize::from(square)] == EMPTY && !rules.crowns(side, square) {
                pos.board[usize::from(square)] = man_of(side);
            }
        }
        if rules.owed && rng.once_in(2) {
            pos.huffable = pos.pieces(1 - pos.side);
            pos.huffable.retain(|_| rng.once_in(3));
        }
        // No capture within the cap of 0, and at most one quiet move.
        let found = legal(rules, &pos, 0);
        if !pos.over() && found.is_some_and(|found| found.moves.len() < 2) {
            return pos;
        }
    }
}

/// Now and then the position as it comes back after an oblige, in the game
/// that has one and where the duty is a duty to capture.
fn perhaps_obliged(rules: &Rules, pos: &Pos, cap: usize, rng: &mut Rng) -> Pos {
    let mut pos = pos.clone();
    let obliges = rules.oblige && pos.opening.is_none();
    if obliges && rng.once_in(4) && legal(rules, &pos, cap).is_some_and(|found| found.most > 0) {
        // Obliged after a huff of one's own, or instead of the huffs (:S stays).
        if rng.once_in(2) {
            pos.huffable.clear();
        }
        pos.obliged = true;
    }
    pos
}
