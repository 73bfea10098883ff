import Testing
import Thoroughness

/// A Tab press in the real shells, with the checked-in scripts and the binary.
///
/// How the scripts treat words, quotes and files is tested with the parser; here is that all parts
/// fit: the script, the protocol, the specifications, and what is in the store.
@Suite struct CompletionTests {
  struct Press: Sendable, CustomTestStringConvertible {
    /// The command line up to the cursor.
    let line: String
    /// A candidate that must be among those shown.
    let shows: String
    var testDescription: String { line }
  }

  static let presses = [
    Press(line: "keylime dis", shows: "discover"),
    Press(line: "keylime nearby --wi", shows: "--within"),
    Press(line: "keylime discover --sort r", shows: "rating"),
    Press(line: "keylime discover -k ca", shows: "cafe"),
    Press(line: "keylime config ", shows: "unset"),
    Press(line: "keylime config get un", shows: "units"),
    Press(line: "keylime config set units MET", shows: "metric"),
    Press(line: "keylime help exit", shows: "exit-codes"),
    Press(line: "keylime completion ", shows: "fish"),
    Press(line: "keylime import amb", shows: "amber.json"),
    Press(line: "keylime discover th", shows: "thai"),
    Press(line: "keylime timeline show ", shows: "last"),
    Press(line: "keylime look --ne", shows: "--near"),
  ]

  private func shown(by shell: String, _ script: String) throws -> [String] {
    let path = try #require(Bench.path(of: shell))
    return try Preparation.with { bench in
      try writeFile("\(bench.home)/script", Array(script.utf8))
      let finished = try bench.shell("cd '\(bench.home)'; exec \(path) ./script")
      #expect(finished.errorText == "")
      return finished.outputText.split(separator: "\n").map(String.init)
    }
  }

  private static func folder(_ name: String) -> String { "'\(Keylime.root)/completions/\(name)'" }

  /// The last word of a line, empty behind a blank.
  private static func words(_ line: String) -> [Substring] {
    line.split(separator: " ", omittingEmptySubsequences: false)
  }

  @Test(.enabled(if: Bench.path(of: "bash") != nil), arguments: presses.sweep(7))
  func inBash(_ press: Press) throws {
    let words = Self.words(press.line)
    let shown = try shown(
      by: "bash",
      """
      . \(Self.folder("keylime.bash"))
      COMP_LINE='\(press.line)' COMP_POINT=${#COMP_LINE}
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))) COMP_CWORD=\(words.count - 1)
      _keylime
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(shown.contains(press.shows), "bash shows \(shown)")
  }

  @Test(.enabled(if: Bench.path(of: "fish") != nil), arguments: presses.sweep(7))
  func inFish(_ press: Press) throws {
    let shown = try shown(
      by: "fish", "source \(Self.folder("keylime.fish"))\ncomplete -C '\(press.line)'\n")
    let values = shown.compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(values.contains(press.shows), "fish shows \(shown)")
  }

  /// fish drops what does not begin with the letters that were typed, so it gets those letters.
  @Test(
    .enabled(if: Bench.path(of: "fish") != nil),
    arguments: [("linnea lane cafe", "linnea lane cafe"), ("TACO LU", "Taco Luna")])
  func accentsInFish(_ typed: String, _ shows: String) throws {
    let shown = try shown(
      by: "fish",
      "source \(Self.folder("keylime.fish"))\ncomplete -C \"keylime show '\(typed)\"\n")
    let values = shown.compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(values.contains { $0.contains(shows) }, "fish shows \(shown)")
    try Preparation.with { bench in
      let found = try bench.shell("keylime show '\(shows)' --json=name")
      #expect(found.status == 0, "what fish writes is understood")
    }
  }

  /// Of a file name that fits fish must not offer its parts.
  @Test(.enabled(if: Bench.path(of: "fish") != nil)) func filesInFish() throws {
    let script = """
      cd (mktemp -d); touch a.vcf 'my cards.vcf' b.txt; mkdir sub
      source \(Self.folder("keylime.fish"))
      complete -C 'keylime contact import '
      """
    let values = try shown(by: "fish", script + "\n")
      .compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(Set(values) == ["a.vcf", "my cards.vcf", "sub/"], "fish shows \(values)")
  }

  /// As fish completes them for other commands.
  @Test(
    .enabled(if: Bench.path(of: "fish") != nil),
    arguments: [#""my"#, #"my\ "#, "~/my", "$HOME/my", #""$HOME/my"#])
  func filesBehindQuotesAndTildesInFish(_ typed: String) throws {
    let script = """
      cd (mktemp -d); set -x HOME $PWD; touch a.vcf 'my cards.vcf' my.txt
      source \(Self.folder("keylime.fish"))
      complete -C 'keylime contact import \(typed)'
      """
    let values = try shown(by: "fish", script + "\n")
      .compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(values.count == 1 && values[0].hasSuffix("my cards.vcf"), "fish shows \(values)")
  }

  /// The lines that begin a zsh on a terminal of its own, where alone it completes, and tell it
  /// where the completion is.
  private static let zshOnATerminal = """
    zmodload zsh/zpty
    mkdir -p functions && cp \(folder("_keylime")) functions
    zpty z 'PS1=; TERM=dumb COLUMNS=400 zsh -f -i'
    zpty -w z 'PS1=; stty cols 400; fpath=($PWD/functions $fpath)'
    """

  /// The lines that gather in `seen` what the terminal shows, until it is this; ten seconds at most.
  private static func waitInZsh(for text: String) -> String {
    """
    seen=
    for try in {1..200}; do
      while zpty -r -t z part; do seen+=$part; done
      [[ $seen = *'\(text)'* ]] && break
      sleep 0.05
    done
    """
  }

  /// The list is read from the terminal of the shell.
  @Test(.enabled(if: Bench.path(of: "zsh") != nil), arguments: presses.sweep(2))
  func inZsh(_ press: Press) throws {
    let shown = try shown(
      by: "zsh",
      """
      \(Self.zshOnATerminal)
      zpty -w z 'autoload -Uz compinit && compinit -u -D; bindkey "^I" list-choices; print REA""DY'
      zpty -r -m z output '*REA""DY*READY*'
      zpty -w -n z $'\(press.line)\\t'
      \(Self.waitInZsh(for: press.shows))
      zpty -w -n z $'\\C-u'
      zpty -w z 'print D""ONE'
      zpty -r -m z output '*DONE*'
      print -r -- $seen$output
      """)
    #expect(shown.contains { $0.contains(press.shows) }, "zsh shows \(shown)")
  }

  /// zsh would drop what does not begin with the letters that were typed.
  @Test(
    .enabled(if: Bench.path(of: "zsh") != nil),
    arguments: [("éla", "Élan"), ("év", "Éva"), ("ub", "Über")])
  func accentsInZsh(_ typed: String, _ shows: String) throws {
    let shown = try shown(
      by: "zsh",
      """
      export LANG=C.UTF-8
      for name in Élan Éva Über; do keylime contact add $name; done 2>/dev/null
      \(Self.zshOnATerminal)
      zpty -w z 'show() { print -r -- "LI""NE<$BUFFER>" }; zle -N show; bindkey "^X" show'
      zpty -w z 'autoload -Uz compinit && compinit -u -D; print REA""DY'
      zpty -r -m z output '*REA""DY*READY*'
      zpty -w -n z $'keylime contact show \(typed)\\t'
      \(Self.waitInZsh(for: shows))
      zpty -w -n z $'\\C-x'
      zpty -r -m z output '*LINE<*>*'
      print -r -- $output
      """)
    #expect(
      shown.contains { $0.contains("LINE<keylime contact show \(shows)") },
      "zsh shows \(shown)")
  }
}
