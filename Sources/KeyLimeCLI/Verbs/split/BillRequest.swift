import Arguments
import KeyLimeEngine

/// A bill as requested on the command line, with names and amounts as typed.
struct BillRequest {
  /// How to split the bill.
  enum Division {
    /// Not given: equally among me and the people named.
    case notGiven
    case iOwe, theyOwe, half
    case equally([String])
    case shares([NamedPart])
    case percent([NamedPart])
    case exact([NamedPart])
    case items([NamedItem])
  }

  /// Who paid.
  enum Payers {
    case notGiven
    case one(String)
    case several([NamedPart])
  }

  var people: [String]
  var amount: String?
  /// What the bill to change is over, when no amount is typed.
  var known: Money?
  /// Tax, tip and discount of the bill to change, where they are not typed.
  var keptExtras: BillDivision.Receipt?
  let division: Division
  let payers: Payers
  let tip: String?
  let tax: String?
  let discount: String?
  let currency: Currency?

  /// Reads the options; `words` are the people and then the amount.
  ///
  /// The amount is optional when items, exact parts or several payers add up to it.
  ///
  /// Throws `usage` when it is missing or not in the last place.
  init(_ arguments: ParsedArguments, words: [String]) throws(Failure) {
    division = Division(arguments)
    payers = Payers(arguments)
    tip = arguments[SplitOptions.tip]
    tax = arguments[SplitOptions.tax]
    discount = arguments[SplitOptions.discount]
    currency = arguments[SplitOptions.currency]
    let words = Self.joiningCurrency(words)
    people = words
    amount = nil
    guard let last = words.last else { return }
    if !addsUpByItself || Self.isAmount(last) {
      amount = last
      people.removeLast()
    }
    try checkOrder(last, words, arguments)
  }

  /// Joins a currency that is a separate word, as in `12 EUR`, `12 euros` or `€ 12`, to its number.
  static func joiningCurrency(_ words: [String]) -> [String] {
    guard words.count > 1, let last = words.last else { return words }
    let before = words[words.count - 2]
    let isSign = { (word: String) in word.allSatisfy(\.isCurrencySymbol) }
    let isCurrency = Currency(code: last) != nil || Currency.isName(last) || isSign(last)
    let isBehind = isCurrency && before.contains(where: \.isNumber)
    guard isBehind || isSign(before) && last.contains(where: \.isNumber) else { return words }
    return words.dropLast(2) + ["\(before) \(last)"]
  }

  /// The same anywhere among some words.
  static func joiningCurrencies(_ words: [String]) -> [String] {
    words.reduce(into: []) { joined, word in
      let pair = joiningCurrency(joined.suffix(1) + [word])
      if pair.count == 1 { joined = joined.dropLast() + pair } else { joined.append(word) }
    }
  }

  /// Whether something is added to the amount, or taken off it.
  var hasExtras: Bool { tip != nil || tax != nil || discount != nil }

  /// Whether the amount is the sum of the parts.
  var addsUpByItself: Bool {
    switch (division, payers) {
    case (.items, _), (.exact, _), (_, .several): true
    default: false
    }
  }

  /// Whether a word is an amount where it may as well be somebody's name, id or mail address:
  /// `12.50`, `€12`, `EUR12`, but not `Bob2`.
  private static func isAmount(_ word: String) -> Bool {
    guard word.contains(where: \.isNumber) else { return false }
    let letters = word.prefix { $0.isLetter }
    if letters.isEmpty { return !word.contains("@") && word.count { $0.isLetter } <= 3 }
    return letters.count <= 3 && letters.allSatisfy(\.isUppercase)
  }

  /// Whether it lists what was ordered, so that another amount is meant.
  var isReceipt: Bool { if case .items = division { true } else { false } }

  /// Rejects a line where the amount is missing or not in the last place.
  private func checkOrder(
    _ last: String, _ words: [String], _ arguments: ParsedArguments
  ) throws(Failure) {
    let isNumberOfPeople =
      ["ways", "way", "people", "persons"].contains(last)
      || ["between", "among", "into", "by"].contains(people.last) && Int(last) != nil
    if isNumberOfPeople, words.count > 1 {
      throw .cannot(
        "split '\(words.joined(separator: " "))'", "it does not say with whom", .usage,
        code: "missing-operand", hints: ["name the others: \(Program.name) split eli ana 40.01"])
    }
    guard amount == last, !last.contains(where: \.isNumber) else { return }
    let name = ShellLine.quoted(last)
    if !hasExtras, let whole = arguments.quoting(through: last) {
      throw .cannot(
        "read the amount '\(last)'", "'\(last)' is not a number", .usage, code: "bad-amount",
        hints: ["if the words belong together, write \(whole)"])
    }
    if let first = people.first(where: { $0.contains(where: \.isNumber) }) {
      throw .cannot(
        "read the amount '\(last)'", "'\(last)' is not a number", .usage, code: "bad-amount",
        hints: ["the amount comes last: keylime split \(Self.line(words, amountLast: first))"])
    }
    guard people.isEmpty else { return }
    if ["add", "new"].contains(last) {
      throw Failure(
        .usage, "missing operand '<amount>'", code: "missing-operand",
        hints: ["write '\(Program.name) split <person> <amount>'"])
    }
    if last == "last" {
      throw Failure(
        .usage, "missing operand '<amount>'", code: "missing-operand",
        hints: ["keylime split show last shows the bill recorded last"])
    }
    throw Failure(
      .usage, "missing operand '<amount>'", code: "missing-operand",
      hints: Self.similar(to: last).map { ["did you mean 'keylime split \($0)'?"] } ?? [
        "keylime split \(name) 40.01 splits a bill",
        "keylime split history \(name) lists the bills",
      ])
  }

  private static func line(_ words: [String], amountLast amount: String) -> String {
    (words.filter { $0 != amount } + [amount]).map(ShellLine.quoted).joined(separator: " ")
  }

  /// The command of `split` that is misspelt as a name; nil when none is similar.
  private static func similar(to word: String) -> String? {
    Suggestion.closest(to: word, among: Split.spec.subcommands.map(\.name), limit: 1).first
  }

  /// All names in the request, as typed.
  var names: [String] {
    let shared: [String] =
      switch division {
      case .notGiven, .iOwe, .theyOwe, .half: []
      case .equally(let people): people
      case .shares(let parts), .percent(let parts), .exact(let parts): parts.map(\.person)
      case .items(let items): items.flatMap(\.people)
      }
    switch payers {
    case .notGiven: return people + shared
    case .one(let person): return people + shared + (person == "them" ? [] : [person])
    case .several(let parts): return people + shared + parts.map(\.person)
    }
  }
}

extension BillRequest.Division {
  init(_ arguments: ParsedArguments) {
    func all<Value>(_ option: ListOption<[Value]>) -> [Value] { arguments[option].flatMap(\.self) }
    let items = arguments[SplitOptions.item]
    if arguments[SplitOptions.iOwe] ?? false {
      self = .iOwe
    } else if arguments[SplitOptions.theyOwe] ?? false {
      self = .theyOwe
    } else if arguments[SplitOptions.half] ?? false {
      self = .half
    } else if arguments.isGiven(SplitOptions.equally.declaration) {
      self = .equally(all(SplitOptions.equally))
    } else if arguments.isGiven(SplitOptions.shares.declaration) {
      self = .shares(all(SplitOptions.shares))
    } else if arguments.isGiven(SplitOptions.percent.declaration) {
      self = .percent(all(SplitOptions.percent))
    } else if arguments.isGiven(SplitOptions.exact.declaration) {
      self = .exact(all(SplitOptions.exact))
    } else {
      self = items.isEmpty ? .notGiven : .items(items)
    }
  }

  /// Whether one of the options was given.
  var isGiven: Bool { if case .notGiven = self { false } else { true } }

  /// Whether it is about people who are not named in it.
  var needsOther: Bool {
    switch self {
    case .notGiven, .iOwe, .theyOwe, .half: true
    case .items(let items): items.contains { $0.people.isEmpty }
    case .equally, .shares, .percent, .exact: false
    }
  }
}

extension BillRequest.Payers {
  init(_ arguments: ParsedArguments) {
    if arguments.isGiven(SplitOptions.paid.declaration) {
      self = .several(arguments[SplitOptions.paid].flatMap(\.self))
    } else {
      self = arguments[SplitOptions.paidBy].map { .one($0) } ?? .notGiven
    }
  }

  /// Whether one of the options was given.
  var isGiven: Bool { if case .notGiven = self { false } else { true } }
}
