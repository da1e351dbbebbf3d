# The lessons of domino: what each is about (lesson-), what is to be done (step-), why and how (why-), and what came of it.
