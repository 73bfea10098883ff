import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Many processes at once, and the terminal of one.
@Suite(.enabled(if: RunBinary.path != nil)) struct ConcurrencyTests {
  private func shell(_ folder: String, _ line: String) throws -> RunBinary.Result {
    let settings = "export KEYLIME_STORE='\(folder)/store' KEYLIME_CONFIG='\(folder)/config'"
    return try #require(RunBinary.shell("\(settings) KEYLIME_ADVICE=0 TERM=xterm; \(line)"))
  }

  /// One command waits for the other; what it keeps is what is there by then.
  @Test func ofTwoAtOnceNeitherLosesWhatTheOtherSaid() throws {
    try TemporaryFolder.with { folder in
      let said = try shell(
        folder,
        """
        cd '\(folder)'
        "$KEYLIME_BIN" -q rate 'Bao House' 4
        for round in 1 2 3 4 5; do
          flock store/private/journal.lock sleep 0.4 & sleep 0.1
          "$KEYLIME_BIN" -q rate 'Bao House' 4 "said $round" & "$KEYLIME_BIN" -q rate 'Bao House' 4 &
          "$KEYLIME_BIN" -q note 'Bao House' --price $((round % 4 + 1)) &
          "$KEYLIME_BIN" -q note 'Bao House' "noted $round" &
          wait
          "$KEYLIME_BIN" rate 'Bao House' --json=words
          "$KEYLIME_BIN" note 'Bao House' --json=note
        done
        """)
      let lines = said.output.split(separator: "\n")
      let expected = (1...5).flatMap { round in
        [
          #"{"words":"said \#(round)"}"#,
          #"{"note":{"text":"noted \#(round)","price":\#(round % 4 + 1)}}"#,
        ]
      }
      #expect(lines.map(String.init) == expected, "\(said)")
    }
  }

  @Test func ahundredProcessesLoseAndDoubleNothing() throws {
    try TemporaryFolder.with { folder in
      let acts = try shell(
        folder,
        """
        ids=$("$KEYLIME_BIN" nearby -q -n 20 --template '{{id}}')
        for round in 1 2 3; do
          for id in $ids; do "$KEYLIME_BIN" -q rate "$id" $round 2>&1 || echo failed & done
        done
        for id in $ids; do "$KEYLIME_BIN" -q fav "$id" 2>&1 || echo failed & done
        for id in $ids; do "$KEYLIME_BIN" -q swipe --like "$id" --key "$id" 2>&1 || echo failed & done
        wait
        """)
      #expect(acts.output == "")
      let counts = try shell(
        folder,
        """
        for verb in fav rate likes; do "$KEYLIME_BIN" $verb --ndjson | wc -l; done
        "$KEYLIME_BIN" log --limit 1000 --ndjson=event | sort | uniq | wc -l
        "$KEYLIME_BIN" log --limit 1000 --ndjson=do | grep -c createAccount
        """)
      let lines = counts.output.split(separator: "\n").compactMap {
        Int($0.filter { $0 != " " })
      }
      #expect(lines == [20, 20, 20, 101, 1])
    }
  }

  @Test func eachOfManyUndosTakesBackAnotherThing() throws {
    try TemporaryFolder.with { folder in
      let undone = try shell(
        folder,
        """
        ids=$("$KEYLIME_BIN" nearby -q -n 12 --template '{{id}}')
        for id in $ids; do "$KEYLIME_BIN" -q fav "$id" || echo failed; done
        for id in $ids; do "$KEYLIME_BIN" undo --json=undone 2>/dev/null & done
        wait
        """)
      let said = undone.output.split(separator: "\n").filter { $0.contains("undone") }
      let left = try shell(folder, #""$KEYLIME_BIN" fav --ndjson | wc -l"#)
      let count = Int(left.output.filter(\.isNumber)) ?? -1
      #expect(!said.isEmpty && Set(said).count == said.count && said.count + count == 12)
    }
  }

  static let hasScript = Platform.runShell("script -qec true /dev/null >/dev/null 2>&1") == 0

  /// `script` gives the program a real terminal, and `stty` tells what it left behind.
  @Test(.enabled(if: hasScript)) func cardsLeaveTheTerminalAsItWas() throws {
    try TemporaryFolder.with { folder in
      let played = try shell(
        folder,
        #"""
        cat > \#(folder)/play.sh <<'END'
        before=$(stty -g)
        "$KEYLIME_BIN" swipe
        [ "$before" = "$(stty -g)" ] && echo same
        END
        # What is typed before the first card is shown is not for the cards.
        : > \#(folder)/shown
        {
          for try in $(seq 1000); do
            grep -q Falafel \#(folder)/shown && break
            sleep 0.05
          done
          for key in y n u n q; do printf $key; sleep 0.15; done
        } | script -qefc 'sh \#(folder)/play.sh' \#(folder)/shown
        "$KEYLIME_BIN" likes --ndjson=restaurant
        """#)
      #expect(played.output.contains("Falafel Friends"))
      #expect(played.output.contains("liked 1, passed 1"))
      #expect(played.output.contains("same"))
      #expect(played.output.contains(#"{"restaurant":"falafel-friends"}"#))
    }
  }
}
