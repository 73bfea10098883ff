// Times whole processes of keylime against the sqlite3 shell on the same rows and against
// /bin/true, in one run, and prints a table. It needs `sqlite3` on PATH and release builds; `run`
// makes them:
//
//     Tests/Benchmarks/run [--largest | --short | --smoke]

if CommandLine.arguments.count > 2, CommandLine.arguments[1] == MemoryTrial.word {
  MemoryTrial.printMemory(of: Array(CommandLine.arguments[2...]))
} else {
  Benchmark(options: BenchmarkOptions(CommandLine.arguments)).run()
}
