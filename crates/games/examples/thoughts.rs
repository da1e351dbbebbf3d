//! How long the program thinks, to be compared with the page: each line of the input is a question as bytes in hexadecimal, and for each
//! comes out how many milliseconds the answer took.

use std::error::Error;
use std::io;
use std::time::Instant;

use snuffel_core::deadline::Deadline;
use snuffel_core::question::Question;

fn main() -> Result<(), Box<dyn Error>> {
    for line in io::stdin().lines() {
        let line = line?;
        let digits = (0..line.len()).step_by(2).map(|at| line.get(at..at + 2).ok_or("half a byte"));
        let bytes = digits.map(|two| Ok(u8::from_str_radix(two?, 16)?)).collect::<Result<Vec<u8>, Box<dyn Error>>>()?;
        let question = Question::from_bytes(&bytes)?;
        let begin = Instant::now();
        snuffel_games::answer(&question, Deadline::NEVER)?;
        println!("{:.3}", begin.elapsed().as_secs_f64() * 1_000.0);
    }
    Ok(())
}
