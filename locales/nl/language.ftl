# What the program knows of this language besides its messages. locales/README.md explains each line.

name = Nederlands
words = nederlands, nl
decimal-mark = ,
letters = áéíóúàèëïöüÁÉË
braille = nl-NL-g0.utb
# Dutch books are not contracted any more, and liblouis has no table for it.
voice = nl
