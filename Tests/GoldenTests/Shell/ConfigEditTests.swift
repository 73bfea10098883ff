import Testing

/// Settings in an editor, and where each comes from.
@Suite struct ConfigEditTests {
  private func edit(_ bench: Bench, _ script: String) throws -> Finished {
    try writeFile("\(bench.home)/script", Array("#!/bin/sh\n\(script)\n".utf8))
    // A file that this process wrote may still be open in a child of another test, and then it
    // cannot be run.
    let made = "cat script > bin/editor; rm script; chmod +x bin/editor"
    return try bench.shell("\(made); EDITOR=editor keylime config edit")
  }

  @Test func aGoodTextReplacesTheSettings() throws {
    try Bench.with { bench in
      _ = try bench.keylime("config", "set", "units", "metric")
      let same = try edit(bench, "grep -q metric \"$1\"")
      #expect(same.status == 0 && same.errorText.contains("nothing was changed"), "\(same)")
      let changed = try edit(bench, "sed -i s/metric/imperial/ \"$1\"")
      #expect(changed.status == 0 && changed.errorText.contains("changed the settings"))
      #expect(try bench.keylime("config", "get", "units").outputText == "imperial\n")
      #expect(names(in: "\(bench.home)/config/keylime") == ["config.json"])
    }
  }

  @Test func aBadTextChangesNothingAndIsKept() throws {
    try Bench.with { bench in
      _ = try bench.keylime("config", "set", "units", "metric")
      let broken = try edit(bench, "printf '{\"units\":\\n' > \"$1\"")
      #expect(
        broken.status == 2 && broken.errorText.contains("line 2: unexpected end"), "\(broken)")
      #expect(broken.errorText.contains("config.json.edit'; keylime config edit goes on with it"))
      #expect(try bench.keylime("config", "get", "units").outputText == "metric\n")
      let unknown = try edit(bench, "printf '{\"unit\":\"metric\"}' > \"$1\"")
      #expect(unknown.status == 2 && unknown.errorText.contains("did you mean 'units'?"))
      let absent = try bench.shell("EDITOR=absent keylime config edit")
      #expect(absent.status == 4 && absent.errorText.contains("your text is still in"))
      #expect(try bench.keylime("config", "edit").status == 2)
      let good = try edit(bench, "sed -i 's/unit/units/; s/metric/imperial/' \"$1\"")
      #expect(good.status == 0 && good.errorText.contains("going on with the text"), "\(good)")
      #expect(try bench.keylime("config", "get", "units").outputText == "imperial\n")
    }
  }

  @Test func anEditorThatFailsChangesNothing() throws {
    try Bench.with { bench in
      _ = try bench.keylime("config", "set", "units", "metric")
      let failed = try edit(bench, "echo > \"$1\"; exit 1")
      #expect(failed.status == 4 && failed.errorText.contains("nothing was changed"))
      let none = try bench.keylime("config", "edit")
      #expect(none.status == 2 && none.errorText.contains("neither VISUAL nor EDITOR is set"))
      #expect(try bench.keylime("config", "get", "units").outputText == "metric\n")
    }
  }

  @Test func theOriginOfEachSettingIsListed() throws {
    try Bench.with { bench in
      _ = try bench.shell("keylime config set home 1,2; keylime config set pager less")
      let list = try bench.shell("keylime config list")
      #expect(list.outputText == "home\t1,2\tfile\npager\tless\tfile\n")
      let other = try bench.shell(
        "KEYLIME_NEAR=3,4 keylime --no-pager config list --json=key,value,origin,decider")
      #expect(other.outputText.contains(#""value":"3,4","origin":"environment""#), "\(other)")
      #expect(other.outputText.contains(#""origin":"option","decider":"--no-pager""#))
      let all = try bench.shell("keylime config list --all").outputText
      #expect(all.contains("units\tmetric\tdefault\n"))
      #expect(all.contains("color\tnever\tenvironment\n"), "NO_COLOR is set")
    }
  }

  @Test func aWarningHasTheLineOfTheFile() throws {
    try Bench.with { bench in
      _ = try bench.shell("mkdir -p config/keylime")
      let text =
        "{\n  \"units\": \"metric\",\n  \"alias\": {\n    \"x\": 5\n  },\n  \"hoem\": \"1,1\"\n}\n"
      try writeFile("\(bench.home)/config/keylime/config.json", Array(text.utf8))
      let warned = try bench.keylime("version").errorText
      #expect(warned.contains("config.json:6: no setting is called 'hoem'"), "\(warned)")
      #expect(warned.contains("config.json:4: 'alias.x' is ignored"), "\(warned)")
    }
  }

  @Test func hintsAreSwitchedOffByOccasion() throws {
    try Bench.with { bench in
      func says(_ name: String) throws -> Bool {
        let terminal = ["KEYLIME_FORCE_TTY": "80"]
        return try bench.keylime("fav", name, variables: terminal).errorText.contains("hint:")
      }
      #expect(try says("Bao House") && says("Taco Lunaa"))
      _ = try bench.keylime("config", "set", "hints.changes", "false")
      #expect(try !says("Taco Luna") && says("Taco Lunaa"))
      _ = try bench.keylime("config", "set", "hints.errors", "false")
      #expect(try !says("Taco Lunaa"))
      #expect(try bench.keylime("config", "set", "hints.all", "false").status == 2)
    }
  }

  @Test func debuggingSaysWhatAReportNeeds() throws {
    try Bench.with { bench in
      let finished = try bench.keylime("version", variables: ["KEYLIME_DEBUG": "1"])
      for words in ["debug: keylime 0.", "debug: words: 'version'", "debug: ended with 0 after"] {
        #expect(finished.errorText.contains(words), "\(finished.errorText)")
      }
      #expect(finished.outputText == "keylime 0.1.0\n")
    }
  }
}
