import LifelintReport

// The only place that ends the process.

// A tool in a pipe ends without a word when nobody reads on, also where its parent ignores this.
signal(SIGPIPE, SIG_DFL)
// This lives on to the end of the process, with all that it keeps.
let console = Console()
exit(Lifelint(console: console).run(Array(CommandLine.arguments.dropFirst())).rawValue)
