import Testing
import Thoroughness

@testable import Arguments

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\\ b", "a b"), ("'a b'", "a b"), ("\"a b\"", "a b"), ("'a b", "a b"),
    ("\"a\\\"b", "a\"b"), ("\"a\\nb", "a\\nb"), ("a'b'\"c\"", "abc"), ("\\", ""), ("'\\'", "\\"),
  ])
  func says(_ raw: String, _ text: String) {
    #expect(ShellWord(raw).text == text)
  }

  @Test(arguments: [
    ("Eli\\ s", "Eli's Café", "Eli\\'s\\ Café"), ("'El", "Eli's", "'Eli'\\''s"),
    ("\"El", "Eli $1", "\"Eli \\$1"), ("", "a;b", "a\\;b"), ("--x=\"a", "--x=a b", "--x=\"a b"),
    ("", "~x", "\\~x"), ("", "a[1]", "a\\[1\\]"),
  ])
  func continues(_ raw: String, _ value: String, _ word: String) {
    #expect(ShellWord(raw).continued(as: value) == word)
  }

  @Test func cutsLines() {
    #expect(ShellLine.words(of: "a 'b c'  d\\ e \"f g\"") == ["a", "b c", "d e", "f g"])
    #expect(ShellLine.words(of: "").isEmpty)
    #expect(ShellLine.words(of: "a 'b") == ["a", "b"])
  }

  @Test(arguments: [
    ("plain-1", "plain-1"), ("Bao House", "'Bao House'"), ("it's", "'it'\\''s'"), ("", "''"),
  ])
  func quotes(_ word: String, _ quoted: String) {
    #expect(ShellLine.quoted(word) == quoted)
    #expect(
      ShellLine.words(of: "a \(quoted) b") == (word.isEmpty ? ["a", "", "b"] : ["a", word, "b"]))
  }

  /// Whatever a name holds, the word that bash is given says that name again, to bash as well.
  @Test func whatIsEscapedSaysTheSame() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let value = random.word(from: Array("ab '\"\\$`!*?[]{}()<>|&;#~:=,.-é"), upTo: 8)
      for raw in ["", "'", "\""] {
        #expect(ShellWord(ShellWord(raw).continued(as: value)).text == value, "\(raw) \(value)")
      }
    }
  }
}
