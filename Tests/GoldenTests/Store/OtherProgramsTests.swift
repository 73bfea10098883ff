import Testing

/// What is handed to other users and to other programs.
@Suite struct OtherProgramsTests {
  @Test func whoMayReadAStoreReadsIt() throws {
    guard let user = Reader.other, !user.isEmpty else { return }
    try Bench.with { bench in
      _ = try bench.importTown(count: 5, edition: 1)
      _ = try bench.shell("keylime fav Amber; keylime rate Amber 4; chmod a+rx . store")
      for line in ["nearby --near 10,20 -n 1", "log --all", "timeline", "deals", "split"] {
        let finished = try bench.shell("\(user) keylime \(line)")
        #expect(finished.status < 2, "\(line): \(finished.errorText)")
      }
    }
  }

  /// A browser may run as long as it likes, and gets nothing but addresses of the web: any other is
  /// none when it is read.
  @Test func aPageIsOpenedWithoutWaitingForTheBrowser() throws {
    try Bench.with { bench in
      let place = #"{"id":"a","name":"Amber","latitude":1,"longitude":2,"openingHours":"24/7","#
      let browser = "printf '#!/bin/sh\\necho \"$1\" >> opened\\nexec sleep 30\\n' > bin/xdg-open"
      _ = try bench.shell("mkdir bin; \(browser); chmod +x bin/xdg-open")
      let open = "PATH=\"$PWD/bin:$PATH\" keylime iwant-pick --near 1,2 --web"
      for (page, status) in [
        ("https://example.org/a", 0), ("javascript:alert(1)", 1), ("file:///tmp/x.desktop", 1),
        ("--manual", 1),
      ] {
        try writeFile(
          "\(bench.home)/a.jsonl", Array("\(place)\"website\":\"\(page)\"}\n".utf8))
        _ = try bench.keylime("import", "a.jsonl")
        let finished = try bench.shell(open)
        #expect(finished.status == Int32(status), "\(page): \(finished.errorText)")
      }
      #expect(try bench.shell("cat opened").outputText == "https://example.org/a\n")
    }
  }

  @Test func picturesComeFromTheStoreAlone() throws {
    try Bench.with { bench in
      let place = #"{"id":"a","name":"Amber","latitude":1,"longitude":2,"image":"#
      _ = try bench.shell(
        "mkdir bin; printf '#!/bin/sh\\necho \"$@\" >> drawn\\n' > bin/chafa; chmod +x bin/chafa")
      for image in ["file:///dev/zero", "/etc/passwd", "../private/session", "x.png"] {
        try writeFile("\(bench.home)/a.jsonl", Array("\(place)\"\(image)\"}\n".utf8))
        _ = try bench.keylime("import", "a.jsonl")
        _ = try bench.shell(
          "PATH=\"$PWD/bin:$PATH\" KEYLIME_FORCE_TTY=1 keylime swipe --near 1,2 < /dev/null")
      }
      #expect(try bench.shell("test -e drawn").status == 1)
    }
  }
}
