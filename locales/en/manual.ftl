# The man page: what stands there besides what the command line tells. Headings are in capitals, as in other man pages.

manual-title = Games
manual-head-name = NAME
# Behind "snuffel -", in the list of all man pages: no capital letter and no full stop.
manual-about = tabletop games played by ear and by fingertip
manual-head-synopsis = SYNOPSIS
manual-synopsis = snuffel [OPTIONS] [SUBCOMMAND]
manual-head-description = DESCRIPTION
manual-description = snuffel brings five tabletop games for people who use a screen reader or a braille display, and for everybody else who likes to play by typing and listening. You type a move, such as E4, and every change is told in short lines.
    Without arguments it opens a lobby in which everything is typed. Type help at any time. Every move is saved at once.
    Subcommands and options are known in English, German and Dutch.
manual-head-subcommands = SUBCOMMANDS
manual-head-options = OPTIONS
manual-options = They can stand before or after the subcommand.
manual-head-lobby = IN THE LOBBY
manual-lobby = These words can be typed there. The words of a game are told by help all when you play it.
manual-head-files = FILES
manual-files = Games and typed lines are in the folder .local/share/snuffel of your home folder, settings in .config/snuffel. The variables XDG_DATA_HOME and XDG_CONFIG_HOME name other places.
    With --data DIR, everything is in that folder. If a file named portable is beside the program, everything is in the folder data beside it.
    Games are text files. When the program is removed, all of this stays.
manual-head-environment = ENVIRONMENT
manual-environment = LC_ALL, LC_MESSAGES, LANG: the first of these that is set says which language is spoken if you have not chosen one.
    TERM: if it is dumb, lines are read without an editor.
    SPEECHD_ADDRESS: where speech-dispatcher is found, if not in its usual place.
manual-head-status = EXIT STATUS
manual-status = 0: all went well.
    1: something that you asked for is missing or damaged, or what was told could not be written.
    2: the arguments were not understood.
