//! Engine and puzzles without the standard library: a wasm module that imports nothing and plays.
//!
//! It brings its own panic handler and allocator. If one of them linked `std`, this would not
//! compile: there would be two panic handlers. `no-std.test.ts` loads it in Node.

#![no_std]

use core::alloc::{GlobalAlloc, Layout};
use core::arch::wasm32::{memory_grow, memory_size, unreachable};
use core::panic::PanicInfo;
use core::ptr::null_mut;
use core::sync::atomic::{AtomicUsize, Ordering};

use dama_engine::{Position, RulesId, fen, perft};
use dama_puzzle::{Prover, State};

/// Leaves after the first legal move of a rule set's free start, to `depth` further plies.
///
/// `rules` counts the rule sets in the engine's order; 0 when there is no such rule set, since a
/// start without moves does not exist.
#[unsafe(no_mangle)]
pub extern "C" fn leaves_after_first_move(rules: usize, depth: u32) -> u64 {
    let Some(id) = RulesId::ALL.get(rules) else {
        return 0;
    };
    let start = Position::free_start(id.rules());
    let legal = start.legal();
    legal
        .moves
        .first()
        .map_or(0, |first| perft(&start.after(first, legal.due), depth))
}

/// Leaves of a rule set's free start; 0 when there is no such rule set.
#[unsafe(no_mangle)]
pub extern "C" fn leaves(rules: usize, depth: u32) -> u64 {
    RulesId::ALL
        .get(rules)
        .map_or(0, |id| perft(&Position::free_start(id.rules()), depth))
}

/// Own moves in which the side to move wins the position of a man before another and of a
/// puzzle, by number; 0 when it is not won in three.
#[unsafe(no_mangle)]
pub extern "C" fn shortest_win(number: usize) -> u8 {
    let text = match number {
        0 => "W:Wa4:Ba5",
        1 => "B:Wh3,g4:BKb1,e2,a3,h5,a6,h6,b7,d7,g7,h7",
        _ => "W:Wa4:Bh7",
    };
    let Ok((position, _)) = fen::read(RulesId::Turkish.rules(), text) else {
        return 0;
    };
    let proved = Prover::new().shortest(&State::new(position), 3);
    proved.ok().flatten().unwrap_or(0)
}

#[panic_handler]
fn stop(_: &PanicInfo<'_>) -> ! {
    unreachable()
}

/// Hands out memory upwards and takes nothing back: enough for a module that lives for a moment.
struct Bump {
    /// Address of the first free byte; 0 before the first request.
    next: AtomicUsize,
}

#[global_allocator]
static MEMORY: Bump = Bump {
    next: AtomicUsize::new(0),
};

const PAGE: usize = 65_536;

// SAFETY: every block lies above all earlier ones and within memory that was grown to hold it.
// The module has one thread, so nobody moves `next` between reading and writing it.
unsafe impl GlobalAlloc for Bump {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let next = match self.next.load(Ordering::Relaxed) {
            0 => memory_size(0) * PAGE,
            used => used,
        };
        let start = next.next_multiple_of(layout.align());
        let end = start + layout.size();
        let missing = end.saturating_sub(memory_size(0) * PAGE).div_ceil(PAGE);
        if missing > 0 && memory_grow(0, missing) == usize::MAX {
            return null_mut();
        }
        self.next.store(end, Ordering::Relaxed);
        start as *mut u8
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}
