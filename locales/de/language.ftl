# What the program knows of this language besides its messages. locales/README.md explains each line.

name = Deutsch
words = deutsch, de
decimal-mark = ,
letters = äöüßÄÖÜ
braille = de-g0.utb
braille-contracted = de-g2.ctb
voice = de
