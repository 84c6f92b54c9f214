import LifelintReport

// The only place that ends the process.

// A tool in a pipe ends without a word when nobody reads on, also where its parent ignores this.
signal(SIGPIPE, SIG_DFL)
exit(Lifelint(console: Console()).run(Array(CommandLine.arguments.dropFirst())).rawValue)
