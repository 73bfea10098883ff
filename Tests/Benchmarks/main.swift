// Times whole processes of keylime against the sqlite3 shell on the same rows, in one run, and prints
// ratios. It needs `sqlite3` on PATH and a release build:
//
//     swift run -c release Benchmarks --keylime .build/release/keylime --records 54000

let options = BenchmarkOptions(CommandLine.arguments)
for count in options.recordCounts {
  try Comparison(options: options, recordCount: count).run()
}
