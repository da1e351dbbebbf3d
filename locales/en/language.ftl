# What the program knows of this language besides its messages. locales/README.md explains each line.

name = English
words = english, en
decimal-mark = .
word-letters = A
braille = en-ueb-g1.ctb
braille-contracted = en-ueb-g2.ctb
voice = en
