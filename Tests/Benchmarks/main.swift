// Times whole processes of keylime against the sqlite3 shell on the same rows, in one run, and prints
// ratios. It needs `sqlite3` on PATH and a release build:
//
//     swift run -c release Benchmarks --keylime .build/release/keylime --records 54000 --events 100000
//
// Each `--records` is a comparison over so many restaurants; each `--events` one over a journal of so
// many events, on the first number of restaurants.

let options = BenchmarkOptions(CommandLine.arguments)
for count in options.recordCounts {
  try Comparison(options: options, recordCount: count).run()
}
for count in options.eventCounts {
  JournalComparison(
    options: options, eventCount: count, recordCount: options.recordCounts[0]
  ).run()
}
