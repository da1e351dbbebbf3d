# The lessons of schnuff: what each is about (lesson-), what is to be done (step-), why and how (why-), and what came of it.
