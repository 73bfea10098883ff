/// The forms of postcodes: `9` stands for a digit, `A` for a capital letter, as in `99999` and
/// `A9A 9A9`.
///
/// The forms are those of the Universal Postal Union's addressing systems.
enum PostcodeForm {
  /// The form of a text; nil when it has other characters.
  static func form(of text: some StringProtocol) -> String? {
    var form = ""
    for character in text {
      switch character {
      case "0"..."9": form.append("9")
      case "A"..."Z": form.append("A")
      case "-", " ": form.append(character)
      default: return nil
      }
      if form.utf8.count > longest { return nil }
    }
    return form.isEmpty ? nil : form
  }

  private static let longest = 11

  /// Before a town, in one word: `10961 Berlin`, `CH-8001 Zürich`, `00-496 Warszawa`.
  static let beforeTown: Set = [
    "9999", "99999", "99-999", "9999-999", "99999-999", "A-9999", "A-99999", "AA-9999",
    "AA-99999", "A9999", "A9999AAA",
  ]

  /// Before a town, in two words: `111 22 Stockholm`, `1015 DK Amsterdam`.
  static let pairsBeforeTown: Set = ["999 99", "9999 AA", "AA-999 99"]

  /// Behind a town or a state, in one word, where the country is known: `Bangkok 10110`.
  static let behindTown: Set = [
    "9999", "99999", "999999", "9999999", "999-9999", "99999-999", "99999-9999", "9999-999",
  ]

  /// Behind a town in two words, where the country is known: `Athina 105 57`, `Amsterdam 1015 DK`.
  static let pairsBehindTown: Set = ["999 99", "9999 AA"]

  /// The two words of a British postcode.
  static let british: Set = ["A9 9AA", "A99 9AA", "AA9 9AA", "AA99 9AA", "A9A 9AA", "AA9A 9AA"]
  static let canadian = "A9A 9A9"
  /// Whether a form is that of an Irish one: `D02 X285`.
  static func isIrish(_ form: String) -> Bool { form.hasPrefix("A99 ") }

  static let american: Set = ["99999", "99999-9999"]
  static let australian = "9999"
}
