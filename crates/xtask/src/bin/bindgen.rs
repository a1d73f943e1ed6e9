//! Makes the JavaScript bindings from the engine's wasm: `bindgen WASM OUT_DIR NAME`.
//!
//! Its own program because it needs the library behind `wasm-bindgen`, which takes longer to
//! compile than the rest of `xtask` together; `cargo xtask bindings` calls it.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [wasm, out, name] = arguments.as_slice() else {
        eprintln!("usage: bindgen WASM OUT_DIR NAME");
        return ExitCode::from(2);
    };
    let made = wasm_bindgen_cli_support::Bindgen::new()
        .input_path(wasm)
        .out_name(name)
        .web(true)
        .and_then(|bindgen| bindgen.typescript(true).generate(out));
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
