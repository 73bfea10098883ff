import Testing

@testable import Arguments

/// The scripts in the shells that they are made for, with a stand-in for the program that notes
/// what it is asked and answers with what the test laid down.
@Suite struct CompletionScriptTests {
  static let standIn = """
    #!/bin/sh
    printf '<%s>' "$@" > "${0%/*}/asked"
    cat "${0%/*}/answer"
    """

  /// What a shell was answered with, and what it made of the answer.
  struct Talk { let asked, shown: String }

  /// Runs `line` in a directory that holds the stand-in and the script.
  static func talk(_ shell: Shell, answer: String, _ line: String) throws -> Talk {
    let files = [
      "kettle": standIn, "answer": answer, "script": shell.script(program: "kettle"), "tea.txt": "",
      "tea.wav": "", "line": line,
    ]
    return try withFiles(files) { directory in
      let run = "cd \(directory); PATH=$PWD:$PATH HOME=$PWD \(shell.rawValue) ./line"
      return Talk(
        asked: printed(by: "\(run) >shown; cat asked"),
        shown: printed(by: "cat \(directory)/shown"))
    }
  }

  @Test(arguments: Shell.allCases)
  func areShort(_ shell: Shell) {
    #expect(shell.script(program: "kettle").split(separator: "\n").count <= 60)
  }

  // MARK: bash

  /// Completes at the end of `line`, whose words are as bash would have cut them.
  static func bash(_ line: String, words: String, answer: String) throws -> Talk {
    try talk(
      .bash, answer: answer,
      """
      . ./script
      COMP_LINE=\(line) COMP_POINT=${#COMP_LINE}
      COMP_WORDS=(\(words)) COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _kettle
      printf '[%s]' "${COMPREPLY[@]}"
      case $- in *f*) printf 'globbing is off' ;; esac
      """)
  }

  struct BashCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let line, words, answer, asked, shown: String
  }

  @Test(
    .enabled(if: isInstalled("bash")),
    arguments: [
      BashCase(
        testDescription: "a verb", line: "'kettle bo'", words: "kettle bo",
        answer: "boil\n:none", asked: "<1><--><kettle><bo>", shown: "[boil]"),
      BashCase(
        testDescription: "an empty word", line: "'kettle boil '", words: "kettle boil ''",
        answer: "big\\ red\nblue\n:none", asked: "<2><--><kettle><boil><>",
        shown: "[big\\ red][blue]"),
      BashCase(
        testDescription: "words cut at an equals sign", line: "'kettle --color=al'",
        words: "kettle --color = al", answer: "--color=always\n:none",
        asked: "<1><--><kettle><--color=al>", shown: "[always]"),
      BashCase(
        testDescription: "the equals sign alone", line: "'kettle --color='",
        words: "kettle --color =", answer: "--color=always\n--color=never\n:none",
        asked: "<1><--><kettle><--color=>", shown: "[always][never]"),
      BashCase(
        testDescription: "words cut at colons", line: "'kettle  boil  12:30:4'",
        words: "kettle boil 12 : 30 : 4", answer: "12:30:45\n:none",
        asked: "<2><--><kettle><boil><12:30:4>", shown: "[45]"),
      BashCase(
        testDescription: "a row of the last list", line: "'kettle boil @1'",
        words: "kettle boil @ 1", answer: "@12\n:none",
        asked: "<2><--><kettle><boil><@1>", shown: "[@12]"),
      BashCase(
        testDescription: "an open quote", line: "'kettle boil \"big '",
        words: "kettle boil '\"big '", answer: "\"big red\n:none",
        asked: "<2><--><kettle><boil><\"big >", shown: "[big red]"),
      BashCase(
        testDescription: "the cursor within a word", line: "'kettle bo'",
        words: "kettle boil", answer: "boil\n:none", asked: "<1><--><kettle><bo>",
        shown: "[boil]"),
      BashCase(
        testDescription: "stars are not expanded", line: "'kettle boil '",
        words: "kettle boil ''", answer: "*\n:none", asked: "<2><--><kettle><boil><>",
        shown: "[*]"),
      BashCase(
        testDescription: "files of two kinds", line: "'kettle boil te'",
        words: "kettle boil te", answer: ":file wav ogg", asked: "<2><--><kettle><boil><te>",
        shown: "[tea.wav]"),
      BashCase(
        testDescription: "files stuck on an option", line: "'kettle --sound=te'",
        words: "kettle --sound = te", answer: ":file wav", asked: "<1><--><kettle><--sound=te>",
        shown: "[tea.wav]"),
      BashCase(
        testDescription: "no answer at all", line: "'kettle boil '", words: "kettle boil ''",
        answer: "", asked: "<2><--><kettle><boil><>", shown: "[]"),
    ])
  func bashScript(_ row: BashCase) throws {
    let talk = try Self.bash(row.line, words: row.words, answer: row.answer)
    #expect(talk.asked == "<__complete><1><bash>" + row.asked)
    #expect(talk.shown == row.shown)
  }

  // MARK: fish

  static func fish(_ line: String, answer: String) throws -> Talk {
    try talk(.fish, answer: answer, "source ./script\ncomplete -C \(line)\n")
  }

  @Test(
    .enabled(if: isInstalled("fish")),
    arguments: [
      ("'kettle bo'", "boil\tBoil water\n:none", "<1><--><kettle><bo>", "boil\tBoil water\n"),
      ("'kettle boil '", "big red\n:none", "<2><--><kettle><boil><>", "big red\n"),
      ("'kettle boil te'", ":file", "<2><--><kettle><boil><te>", "tea.txt\ntea.wav\n"),
      ("'kettle --to=te'", ":file wav", "<1><--><kettle><--to=te>", "--to=tea.wav\n"),
      ("'kettle boil '", "", "<2><--><kettle><boil><>", ""),
    ])
  func fishScript(_ line: String, _ answer: String, _ asked: String, _ shown: String) throws {
    let talk = try Self.fish(line, answer: answer)
    #expect(talk.asked == "<__complete><1><fish>" + asked)
    #expect(talk.shown == shown)
  }

  // MARK: zsh

  /// Calls the function as zsh does, with stand-ins for what zsh only lends to completion.
  static func zsh(_ words: String, prefix: String, answer: String) throws -> Talk {
    try talk(
      .zsh, answer: answer,
      """
      compdef() { }
      _describe() { local name=${@[(r)lines]}; printf '[%s]' "${(@P)name}"; print -r -- "${@[5,-1]}" }
      _files() { print -r -- files "$@" }
      compset() { print -r -- cut "$@" }
      source ./script
      words=(\(words)) CURRENT=$#words PREFIX=\(prefix)
      _kettle
      """)
  }

  @Test(
    .enabled(if: isInstalled("zsh")),
    arguments: [
      (
        "kettle bo", "bo", "boil\tBoil: water\n:none", "<1><--><kettle><bo>",
        "[boil:Boil\\: water]lines -U\n"
      ),
      (
        "kettle boil ''", "''", "12:30\n\\\n:none", "<2><--><kettle><boil><>",
        "[12\\:30][\\\\]lines -U\n"
      ),
      (
        "kettle --json=a", "--json=a", "--json=a,b\n:nospace", "<1><--><kettle><--json=a>",
        "[--json=a,b]lines -U -S \n"
      ),
      ("kettle send t", "t", ":file", "<2><--><kettle><send><t>", "files\n"),
      (
        "kettle --to=t", "--to=t", ":file wav ogg", "<1><--><kettle><--to=t>",
        "cut -P *=\nfiles -g *.(wav|ogg)\n"
      ),
      ("kettle -C t", "t", ":directory", "<2><--><kettle><-C><t>", "files -/\n"),
      ("kettle boil ''", "''", "", "<2><--><kettle><boil><>", ""),
    ])
  func zshScript(
    _ words: String, _ prefix: String, _ answer: String, _ asked: String, _ shown: String
  ) throws {
    let talk = try Self.zsh(words, prefix: prefix, answer: answer)
    #expect(talk.asked == "<__complete><1><zsh>" + asked)
    #expect(talk.shown == shown)
  }
}
