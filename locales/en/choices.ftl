# The headings above lines that can be chosen instead of typed.

choices-answer = Your answer
choices-task = Your task
choices-moves = Your move
choices-story = The story
choices-after = Go on
choices-ask = Ask
choices-more = More
choices-back = Back
choices-play = Play
choices-others = More about a game, and opponents
choices-levels = Against one computer
choices-counts = Against several computers
choices-variants = Variants
choices-about = Before you play
choices-resume = Games waiting
choices-learn = Lessons
choices-past = Look back
choices-friends = Friends
choices-table = At the table
choices-propose = Propose a game
choices-topics = Topics
choices-settings = Settings
