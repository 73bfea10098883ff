import Arguments
import KeyLimeEngine

/// A line that somebody typed as a sentence, and the command that says the same with options:
/// `checkin Mammas yesterday 8pm with eli`, `split eli owes me 20`.
struct Sentence {
  private(set) var words: [String]

  /// The failure of a line with the command that was meant as its only hint; the failure itself
  /// when the line is no such sentence.
  ///
  /// `path` are the verbs of the line.
  static func advice(on failure: Failure, _ path: [String], _ words: [String]) -> Failure {
    let isMisspelt =
      failure.code == "unknown-subcommand"
      && failure.hints.contains { $0.hasPrefix("did you mean") }
    guard words.starts(with: path), !isMisspelt else { return failure }
    let rest = Array(words[path.count...])
    guard !rest.isEmpty, !rest.contains(where: { $0.hasPrefix("-") }),
      let command = Sentence(words: rest).command(path.joined(separator: " "), failure.code)
    else { return failure }
    let line = ([Program.name] + path + command.map(ShellLine.quoted)).joined(separator: " ")
    return Failure(
      failure.kind, failure.message, code: failure.code, hints: [Message.writing(line)])
  }

  /// The words that should follow a verb where a failure has a code.
  private func command(_ verb: String, _ code: String) -> [String]? {
    switch (verb, code) {
    case ("checkin", "extra-operands"): checkIn
    case ("split", "no-such-person"), ("split", "bad-amount"): bill
    case ("contact", "unknown-subcommand"): contact
    case ("contact add", "extra-operands"): newContact
    case ("config", "unknown-subcommand"): setting
    case ("config set", "missing-operand"): assignedSetting
    case ("timeline", "unknown-subcommand"): partOfTimeline
    default: nil
    }
  }

  /// A check-in with its time and who came along; nil when there is neither, or no place.
  private var checkIn: [String]? {
    var (name, people, times): ([String], [String], [String]) = ([], [], [])
    var position = 0
    while position < words.count {
      if let length = lengthOfTime(at: position) {
        times.append(words[position..<position + length].joined(separator: " "))
        position += length
        continue
      }
      switch (words[position].lowercased(), people.isEmpty) {
      case ("with", true):
        guard words.indices.contains(position + 1) else { return nil }
        people.append(words[position + 1])
        position += 2
      case ("and", false), ("&", false): position += 1
      case ("at", _) where name.isEmpty: position += 1
      case (_, true):
        name.append(words[position])
        position += 1
      case (_, false):
        people.append(words[position])
        position += 1
      }
    }
    guard !name.isEmpty, times.count <= 1, !(people.isEmpty && times.isEmpty) else { return nil }
    return [name.joined(separator: " ")] + times.flatMap { ["--at", $0] }
      + (people.isEmpty ? [] : ["--with", people.map(Self.withoutComma).joined(separator: ",")])
  }

  /// How many words from a place on are a time: `yesterday 8pm`, `at 8pm`, `2 days ago`.
  private func lengthOfTime(at start: Int) -> Int? {
    for end in stride(from: min(start + 5, words.count), to: start, by: -1)
    where When(words[start..<end].joined(separator: " ")) != nil { return end - start }
    return nil
  }

  /// A bill with its people before the amount, what it was for and when, and who owes all of it.
  private var bill: [String]? {
    var sentence = Sentence(words: BillRequest.joiningCurrencies(words))
    let times = sentence.takeTime()
    return sentence.billWithoutTime.map { $0 + times }
  }

  /// Takes a time that is told in words out of the sentence: the option for `yesterday`.
  private mutating func takeTime() -> [String] {
    for start in words.indices where words[start].first?.isLetter ?? false {
      guard let length = lengthOfTime(at: start), length < words.count else { continue }
      let time = words[start..<start + length].joined(separator: " ")
      words.removeSubrange(start..<start + length)
      return ["--at", time]
    }
    return []
  }

  private var billWithoutTime: [String]? {
    let amounts = words.indices.filter { words[$0].contains(where: \.isNumber) }
    let folded = words.map { Folding.fold($0) }
    // The balances say who owes what.
    if amounts.isEmpty, ["who", "what"].contains(folded.first), !folded.contains("paid") {
      return folded.contains(where: ["owe", "owes"].contains) ? [] : nil
    }
    guard amounts.count == 1, let amount = amounts.first else { return nil }
    if let debt = debt(folded) ?? payment(amount) { return debt + [words[amount]] }
    // `dinner 40 with eli` is for dinner; without `with` they are people.
    var (people, title): ([String], [String]) = ([], [])
    var isTitle = folded.contains("with")
    for place in words.indices where place != amount {
      switch folded[place] {
      case "with": isTitle = false
      case "for": isTitle = true
      case "and", "&", "between": continue
      case _ where isTitle: title.append(words[place])
      case _: people.append(words[place])
      }
    }
    // `40 for eli` names who was paid for.
    if people.isEmpty { (people, title) = (title, []) }
    let named = title.isEmpty ? [] : ["--title", title.joined(separator: " ")]
    let command = people.map(Self.withoutComma) + [words[amount]] + named
    return people.isEmpty || command == words ? nil : command
  }

  /// Who owes whom, as in `i owe eli 20` and `eli owes me 20`, without the amount.
  private func debt(_ folded: [String]) -> [String]? {
    guard folded.count > 2 else { return nil }
    let isAmountNext = folded[2].contains(where: \.isNumber)
    switch (folded[0], folded[1]) {
    case ("i", "owe"): return isAmountNext ? nil : ["--i-owe", words[2]]
    // Who owes somebody else has no bill of one's own.
    case (_, "owes"): return isAmountNext || folded[2] == "me" ? ["--they-owe", words[0]] : nil
    default: return nil
    }
  }

  /// Who paid for whom, as in `eli paid 30` and `30 eli paid for ana and me`, without the amount.
  private func payment(_ amount: Int) -> [String]? {
    let others = words.indices.filter { $0 != amount }.map { words[$0] }
    let folded = others.map { Folding.fold($0) }
    guard folded.count > 1, ["paid", "pays"].contains(folded[1]) else { return nil }
    guard folded.count > 2 else { return ["--paid-by", "them", others[0]] }
    guard folded[2] == "for" else { return nil }
    let everybody: Set = ["me", "us", "all", "everyone", "everybody", "both", "of", "and", "&"]
    let named = others.dropFirst(3).filter { !everybody.contains(Folding.fold($0)) }
    if named.isEmpty || folded.contains("us") { return ["--paid-by", "them", others[0]] }
    return ["--paid-by", others[0], others[0]] + named.map(Self.withoutComma)
  }

  /// What stands in a sentence about a bill and is hardly anybody's name.
  static let joints: Set = ["and", "&", "with", "for", "between", "owe", "owes", "paid", "pays"]

  static func withoutComma(_ word: String) -> String {
    word.hasSuffix(",") ? String(word.dropLast()) : word
  }
}
