//! One sort for everything that is sorted outside of a search's tree.
//!
//! The library's own is quicker, and several kilobytes long for every type that it sorts;
//! a page has to load them all. This one sorts numbers of places, whatever stands there.

use alloc::vec::Vec;
use core::cmp::Ordering;

/// Sorts; what compares as equal keeps its order.
pub fn sort_by<T: Clone>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let found = order(items.len(), &|a, b| {
        compare(&items[a], &items[b]) != Ordering::Greater
    });
    let old = items.to_vec();
    for (item, at) in items.iter_mut().zip(found) {
        item.clone_from(&old[at]);
    }
}

/// Sorts by a key; what has equal keys keeps its order.
pub fn sort_by_key<T: Clone, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(items, |a, b| key(a).cmp(&key(b)));
}

/// The places of `len` items in their order, merged from runs of growing width.
fn order(len: usize, in_order: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut from: Vec<usize> = (0..len).collect();
    let mut to = from.clone();
    let mut width = 1;
    while width < len {
        for start in (0..len).step_by(2 * width) {
            let middle = (start + width).min(len);
            let end = (middle + width).min(len);
            let (mut a, mut b) = (start, middle);
            for place in &mut to[start..end] {
                if a < middle && (b == end || in_order(from[a], from[b])) {
                    *place = from[a];
                    a += 1;
                } else {
                    *place = from[b];
                    b += 1;
                }
            }
        }
        core::mem::swap(&mut from, &mut to);
        width *= 2;
    }
    from
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_sorts_as_the_library_does() {
        let mut state = 7u32;
        for len in 0..70 {
            let mut items: Vec<(u32, usize)> = (0..len)
                .map(|at| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (state >> 28, at)
                })
                .collect();
            let mut expected = items.clone();
            expected.sort_by_key(|item| item.0);
            sort_by_key(&mut items, |item| item.0);
            assert_eq!(items, expected, "equals keep their order");
            sort_by(&mut items, |a, b| b.1.cmp(&a.1));
            assert!(items.windows(2).all(|pair| pair[0].1 > pair[1].1));
        }
    }
}
