import Testing

@testable import KeyLimeCLI

/// Pictures: fetched once when asked for, kept, and drawn on a terminal alone.
@Suite(.enabled(if: WebServer.isPossible)) struct PictureTests {
  private static let terminal = ["KEYLIME_FORCE_TTY": "70", "NO_COLOR": "", "COLUMNS": ""]

  @Test func aPictureIsFetchedOnceAndSeenOffline() throws {
    try Bench.with { bench in
      try bench.drawsPictures()
      try WebServer.with(bench) { server in
        try bench.importPlace("Amber", image: "\(server.address)/moved.png")
        let plain = try bench.keylime("show", "Amber", variables: Self.terminal)
        #expect(plain.errorText.contains("--pictures fetches its picture"))
        #expect(try bench.shell("keylime show Amber --pictures").status == 0)
        #expect(server.count("/moved.png") == 0, "a pipe shows no picture, so none is fetched")
        for _ in 1...2 {
          let shown = try bench.keylime("show", "Amber", "--pictures", variables: Self.terminal)
          #expect(shown.outputText.hasPrefix("PICTURE\n"), "\(shown.errorText)")
          #expect(!shown.errorText.contains("--pictures"))
        }
        #expect(server.count("/moved.png") == 1 && server.count("/lunch.png") == 1)
      }
      let offline = try bench.keylime("show", "Amber", variables: Self.terminal)
      #expect(offline.outputText.hasPrefix("PICTURE\n"))
      let asked = try bench.shell("cat drawn").outputText
      #expect(asked.contains("--format symbols --animate off --colors 256 --symbols vhalf"))
      #expect(asked.contains("store/photos/") && asked.contains(".png"))
      #expect(try bench.keylime("doctor").status == 0)
      for quiet in [["show", "Amber", "--no-pictures"], ["show", "Amber"]] {
        let variables =
          quiet.count == 3 ? Self.terminal : Self.terminal.merging(["ACCESSIBLE": "1"]) { $1 }
        let shown = try bench.shell("keylime \(quiet.joined(separator: " "))", variables: variables)
        #expect(!shown.outputText.contains("PICTURE"))
      }
    }
  }

  @Test(arguments: [
    ("/404", "it answered 404"), ("/429", "it answered 429"), ("/500", "it answered 500"),
    ("/page.png", "it is not a PNG, JPEG, GIF or WebP picture"),
    ("/cut.png", "it broke off in the middle"), ("/huge.png", "it is too large"),
    ("/to-file.png", "it leads to 'file:///etc/passwd', which is not fetched"),
    ("/circle.png", "it leads in a circle"),
  ])
  func aFaultIsNamedAndRemembered(_ path: String, _ reason: String) throws {
    try Bench.with { bench in
      try bench.drawsPictures()
      try WebServer.with(bench) { server in
        try bench.importPlace("Amber", image: "\(server.address)\(path)")
        let first = try bench.keylime("show", "Amber", "--pictures", variables: Self.terminal)
        #expect(first.status == 0)
        #expect(first.unwrapped.contains("'\(server.address)\(path)': \(reason)"), "\(first)")
        let count = server.count(path)
        let again = try bench.keylime("show", "Amber", "--pictures", variables: Self.terminal)
        #expect(again.unwrapped.contains("was not fetched: \(reason); it is tried again after"))
        #expect(server.count(path) == count)
        for other in ["2026-11-20T19:40:00Z", "2026-11-19T18:00:00Z"] {
          let count = server.count(path)
          let then = Self.terminal.merging(["KEYLIME_NOW": other]) { $1 }
          _ = try bench.keylime("show", "Amber", "--pictures", variables: then)
          #expect(server.count(path) > count, "\(other)")
        }
      }
      #expect(!isThere("\(bench.home)/store/photos"))
      #expect(try bench.shell("test -e drawn").status == 1)
    }
  }

  @Test func withoutANetworkItIsTriedAgainNextTime() throws {
    try Bench.with { bench in
      try bench.drawsPictures()
      try bench.importPlace("Amber", image: "https://example.org/a.png")
      let curl = "echo asked >> asked; echo 'curl: (6) Could not resolve host' >&2; exit 6"
      _ = try bench.shell("printf '#!/bin/sh\\n%s\\n' \"\(curl)\" > bin/curl; chmod +x bin/curl")
      for _ in 1...2 {
        let shown = try bench.keylime("show", "Amber", "--pictures", variables: Self.terminal)
        #expect(shown.unwrapped.contains("Could not resolve host"), "\(shown)")
      }
      #expect(try bench.shell("cat asked").outputText == "asked\nasked\n")
    }
  }

  /// Neither holds anybody up, nor fills the disk.
  @Test(arguments: ["/slow.png", "/endless.png"])
  func aServerCannotHoldUp(_ path: String) throws {
    try Bench.with { bench in
      try WebServer.with(bench) { server in
        let limits = PictureDownload.Limits(bytes: 1 << 20, seconds: 1)
        do throws(PictureDownload.Fault) {
          _ = try PictureDownload(limits: limits).picture(at: server.address + path)
          Issue.record("it was fetched")
        } catch {
          #expect(["it took too long", "it is too large"].contains(error.reason), "\(error)")
        }
      }
    }
  }

  @Test(arguments: ["http://example.org/a.png", "https://user:secret@example.org/a.png"])
  func onlySafeAddressesAreFetched(_ address: String) throws {
    try Bench.with { bench in
      try bench.drawsPictures()
      try bench.importPlace("Amber", image: address)
      _ = try bench.shell("printf '#!/bin/sh\\ntouch asked\\n' > bin/curl; chmod +x bin/curl")
      let shown = try bench.keylime("show", "Amber", "--pictures", variables: Self.terminal)
      #expect(shown.unwrapped.contains("only https addresses are fetched"))
      #expect(!isThere("\(bench.home)/asked"))
    }
  }

  @Test func aMissingProgramIsNamedAndNoError() throws {
    try Bench.with { bench in
      _ = try bench.shell("printf '\\211PNG\\r\\n\\032\\n1234' > a.png")
      _ = try bench.keylime("checkin", "Bao House", "--photo", "a.png")
      let variables = Self.terminal.merging(["PATH": "\(bench.home)/bin"]) { $1 }
      let shown = try bench.keylime("timeline", "show", "last", variables: variables)
      #expect(shown.status == 0)
      #expect(shown.unwrapped.contains("pictures are drawn by 'chafa', which was not found"))
    }
  }

  @Test func whateverHasAPictureShowsIt() throws {
    try Bench.with { bench in
      try bench.drawsPictures()
      try WebServer.with(bench) { server in
        try bench.importPlace("Amber", image: "\(server.address)/lunch.png")
        _ = try bench.shell(
          """
          curl -s '\(server.address)/lunch.png' > me.png
          keylime config set pictures fetch
          keylime account edit --picture me.png; keylime checkin Amber --photo me.png
          printf 'open sesame\\n' > code; keylime admin passcode --passcode-fd 3 3< code
          keylime admin claim Amber --passcode-fd 3 3< code
          keylime admin deal add Amber --title Tea
          """)
        for line in [
          "show Amber", "swipe --next --near 1,2", "timeline show last", "deals show Tea",
          "discover --cards --near 1,2 --avoided --favorites", "account show",
        ] {
          let shown = try bench.shell("keylime \(line)", variables: Self.terminal)
          #expect(shown.outputText.contains("PICTURE\n"), "\(line): \(shown)")
        }
      }
    }
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], "kitty"), (["TERM_PROGRAM": "WezTerm"], "iterm"),
    (["TERM": "foot"], "sixels"), (["TERM": "xterm-kitty", "TMUX": "/tmp/x"], "symbols"),
    (["KEYLIME_GRAPHICS": "sixels"], "sixels"),
    (["TERM": "xterm-kitty", "NO_COLOR": "1"], "symbols --animate off --colors none"),
  ])
  func aTerminalGetsWhatItCanShow(_ terminal: [String: String], _ format: String) throws {
    try Bench.with { bench in
      try bench.drawsPictures()
      _ = try bench.shell("printf '\\211PNG\\r\\n\\032\\n1234' > a.png")
      _ = try bench.keylime("checkin", "Bao House", "--photo", "a.png")
      let variables = Self.terminal.merging(terminal) { $1 }
      _ = try bench.keylime("timeline", "show", "last", variables: variables)
      #expect(try bench.shell("cat drawn").outputText.contains("--format \(format) "))
    }
  }

  /// The real program draws half blocks.
  @Test(.enabled(if: Bench.path(of: "chafa") != nil)) func chafaDrawsHalfBlocks() throws {
    try Bench.with { bench in
      try WebServer.with(bench) { server in
        try bench.importPlace("Amber", image: "\(server.address)/lunch.png")
        let shown = try bench.keylime("show", "Amber", "--pictures", variables: Self.terminal)
        let picture = shown.outputText.prefix { $0 != "A" }
        #expect(picture.contains("▄"), "\(shown)")
      }
    }
  }

  /// A picture of pixels gets its room first, and is removed with the card.
  @Test func aCardHasAPictureOfPixels() throws {
    try Bench.with { bench in
      try bench.drawsPictures()
      try WebServer.with(bench) { server in
        try bench.importPlace("Amber", image: "\(server.address)/lunch.png")
        let shell = try TerminalShell(bench, columns: 70)
        let line = "NO_COLOR= KEYLIME_GRAPHICS=kitty keylime swipe --pictures --near 1,2"
        let card = try shell.type(line + "\n", until: "quit")
        #expect(card.contains("\u{1B}[14A\u{1B}7PICTURE\n\u{1B}8\u{1B}[14B"), "\(card)")
        let end = try shell.type("y", until: "liked 1")
        #expect(end.contains("\u{1B}_Ga=d\u{1B}\\\u{1B}["), "\(end)")
      }
    }
  }

  @Test func aCardFollowsTheWindow() throws {
    try Bench.with { bench in
      let shell = try TerminalShell(bench, columns: 70)
      try shell.type("env -u COLUMNS keylime swipe --near 35.28,-120.66\n", until: "quit")
      shell.resize(columns: 30)
      let narrow = try shell.wait(for: "undo")
      #expect(narrow.contains("╭────────────────────────────╮"), "\(narrow)")
      try shell.type("q", until: "ready> ")
    }
  }
}

extension Finished {
  /// What it said, with lines joined that were broken for the terminal.
  fileprivate var unwrapped: String { errorText.split(separator: "\n").joined(separator: " ") }
}

extension Bench {
  /// Puts a program in the place of `chafa` that notes what it is asked.
  fileprivate func drawsPictures() throws {
    _ = try shell(
      "printf '#!/bin/sh\\necho \"$@\" >> drawn\\necho PICTURE\\n' > bin/chafa; chmod +x bin/chafa")
  }

  /// A catalogue of one place with a picture.
  fileprivate func importPlace(_ name: String, image: String) throws {
    let place = #"{"id":"a","name":"\#(name)","latitude":1,"longitude":2,"image":"\#(image)"}"#
    try writeFile("\(home)/a.jsonl", Array("\(place)\n".utf8))
    let finished = try keylime("import", "a.jsonl")
    #expect(finished.status == 0, "\(finished.errorText)")
  }
}
