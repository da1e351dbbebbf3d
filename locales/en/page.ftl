# What the page in a browser says by itself, around what the program says.

page-line = Your line
page-send = Enter
page-log = What was said
page-choices = What you can do now
page-import = Import games from a file
page-notices = Whose work is in snuffel (opens a new tab)
page-unkept = Your browser did not save this. Its storage is full or blocked. If the line before says that something is saved, it is not saved yet.
page-unlasting = Your browser may delete your games if you stay away for a long time. To get them as a file, type `export` and a name.
page-ended = snuffel has ended.
page-begin = Start again
page-after-choice = After a choice, go to the first new choice
page-share = Share the link to this table
page-shared = The link is copied.
