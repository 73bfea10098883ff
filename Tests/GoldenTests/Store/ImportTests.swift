import Testing
import Thoroughness

/// An import happens wholly or not at all, whatever else happens meanwhile.
@Suite struct ImportTests {
  @Test func theSecondOfTwoWaits() throws {
    try Bench.with { bench in
      _ = try bench.importTown(count: 20, edition: 1)
      let lock = "\(bench.home)/store/catalogue/lock"
      let second = try withLock(on: lock) {
        let second = try bench.start("import", "amber.json")
        for _ in 0..<400 where !second.errorsSoFar.contains("which is writing to this store") {
          pause(milliseconds: 10)
        }
        #expect(second.errorsSoFar.contains("which is writing to this store"))
        // Who only asks takes no lock.
        #expect(try bench.keylime("search", "amber").status == 0)
        return second
      }
      #expect(try second.finish().status == 0)
      #expect(try bench.keylime("import", "--list").outputText.contains("amber"))
    }
  }

  @Test func severalAtOnceAllHappen() throws {
    try Bench.with { bench in
      let imports = try (0..<6).map { number in
        try bench.start("import", "places.jsonl", "--source", "s\(number)", "-q")
      }
      // Lines without a source take the name that is given.
      for running in imports { #expect(try running.finish().status == 0) }
      let sources = try bench.shell("keylime import --list | cut -f1 | sort | tr '\\n' ' '")
      #expect(sources.outputText == "s0 s1 s2 s3 s4 s5 ")
    }
  }

  @Test func aFullDiskLeavesTheOld() throws {
    try Town.home.with { bench in
      let old = try Town.answers.get()
      let names = try bench.shell("find store/catalogue | sort").outputText
      try writeFile("\(bench.home)/town2.jsonl", Town.lines(count: 700, edition: 2))
      let full = try bench.shell(
        "trap '' XFSZ; ulimit -f 100; keylime import town2.jsonl --source town")
      #expect(full.status == 3)
      #expect(full.errorText.contains("cannot write"), "\(full.errorText)")
      #expect(try bench.answers() == old)
      #expect(try bench.shell("find store/catalogue | sort").outputText == names)
      #expect(try bench.importTown(edition: 2).status == 0)
      #expect(try bench.answers() != old)
    }
  }

  /// Kills imports at moments spread over the time that one takes.
  @Test func aKilledImportLeavesTheOldOrTheNew() throws {
    try Town.home.with { bench in
      let old = try Town.answers.get()
      try writeFile("\(bench.home)/town2.jsonl", Town.lines(count: 700, edition: 2))
      for step in (0..<16).sweep(4) {
        let running = try bench.start("import", "town2.jsonl", "--source", "town", "-q")
        pause(milliseconds: UInt32(3 + step * 4))
        running.send(9)
        let killed = try running.finish()
        let now = try bench.answers()
        if now != old {
          #expect(try bench.importTown(edition: 2).status == 0)
          #expect(try bench.answers() == now, "killed after step \(step): neither old nor new")
          #expect(try bench.importTown(edition: 1).status == 0)
        } else {
          #expect(killed.status != 0, "an import that succeeded must be there")
        }
      }
      #expect(try bench.importTown(edition: 1).status == 0)
      #expect(try bench.answers() == old)
      let leftovers = try bench.shell("find store -name spool -o -name '*.new*' -o -name '*.tmp'")
      #expect(leftovers.outputText == "")
      let generations = try bench.shell("ls store/catalogue | grep -c '^[0-9]*$'").outputText
      #expect(["1\n", "2\n"].contains(generations), "old generations are removed")
    }
  }
}
