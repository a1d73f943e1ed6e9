//! x
use crate::shell::Failure;
pub fn perft() -> Result<(), Failure> {
    Ok(())
}
