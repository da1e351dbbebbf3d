# The man page: what it has besides the help of the command line. Headings are in capitals, as in other man pages.

manual-title = Games
manual-head-name = NAME
# After "snuffel -", in the list of all man pages: no capital letter and no full stop.
manual-about = tabletop games played by ear and by fingertip
manual-head-synopsis = SYNOPSIS
manual-synopsis = snuffel [OPTIONS] [SUBCOMMAND]
manual-head-description = DESCRIPTION
manual-description = snuffel offers five tabletop games for people who use a screen reader or a braille display, and for everybody else who likes to play by typing and listening. You type a move, such as E4, and every change is reported in short lines.
    Without arguments it opens a lobby where you type everything. Type help at any time. Every move is saved at once.
    You can type subcommands and options in English, German or Dutch.
manual-head-subcommands = SUBCOMMANDS
manual-head-options = OPTIONS
manual-options = Options go before or after the subcommand.
manual-head-lobby = IN THE LOBBY
manual-lobby = You can type these words there. While you play, help all lists the words of that game.
manual-head-files = FILES
manual-files = Games and typed lines are in the folder .local/share/snuffel in your home folder, settings in .config/snuffel. The variables XDG_DATA_HOME and XDG_CONFIG_HOME name other places.
    With --data DIR, everything is in that folder. If there is a file named portable beside the program, everything is in the folder data beside it.
    Games are text files. If you remove the program, all of these files stay.
manual-head-environment = ENVIRONMENT
manual-environment = LC_ALL, LC_MESSAGES, LANG: the first of these that is set decides the language, unless you have chosen one.
    TERM: if it is dumb, there is no line editor.
    SPEECHD_ADDRESS: where to find speech-dispatcher, if it is not in its usual place.
manual-head-status = EXIT STATUS
manual-status = 0: all went well.
    1: something that you asked for is missing or damaged, or the output could not be written.
    2: the arguments were not understood.
