//! Writes the files that accompany the program in packages to a folder: man pages in all languages, shell completions,
//! and the handbook in braille, which requires liblouis. `packaging/build` runs it; the program itself needs none of
//! it.

mod books;
mod completions;
mod manual;

use std::error::Error;
use std::fs;
use std::path::Path;

use clap_complete::{Shell, generate_to};
use snuffel::cli::Grade;
use snuffel::text::style::Lang;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).ok_or("Name the folder to write into.")?;
    let folder = Path::new(&folder);
    for lang in Lang::ALL {
        // The English pages are in the folder that serves as the default for every language.
        let place = match lang {
            Lang::En => folder.join("man/man6"),
            _ => folder.join(format!("man/{lang}/man6")),
        };
        fs::create_dir_all(&place)?;
        fs::write(place.join("snuffel.6"), manual::page(lang))?;
    }
    let place = folder.join("completions");
    fs::create_dir_all(&place)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell] {
        generate_to(shell, &mut completions::command(), "snuffel", &place)?;
    }
    let place = folder.join("braille");
    fs::create_dir_all(&place)?;
    for (lang, grade) in Lang::ALL.into_iter().flat_map(|lang| [(lang, Grade::Uncontracted), (lang, Grade::Contracted)])
    {
        for (name, book) in books::books(lang, grade)? {
            fs::write(place.join(name), book)?;
        }
    }
    Ok(())
}
