import Arguments
import KeyLimeEngine

/// The options that describe a bill, shared by `split` and `split edit`.
enum SplitOptions {
  // MARK: How to split

  static let iOwe = Flag("i-owe", summary: "They paid; you owe all of it")
  static let theyOwe = Flag("they-owe", summary: "You paid; they owe all of it")
  static let half = Flag("half", summary: "Half each, between you and one other person")
  static let equally = Option(
    "equally", value: .commaSeparated(.person), summary: "Equal shares for these people"
  ).repeatable
  static let shares = Option(
    "shares", value: .parts, summary: "Shares in proportion: eli=2,me=1"
  ).repeatable
  static let percent = Option(
    "percent", value: .parts, summary: "Shares in percent: eli=60,me=40"
  ).repeatable
  static let exact = Option(
    "exact", value: .parts, summary: "Exact shares: eli=12.50,me=7.50"
  ).repeatable
  static let item = Option(
    "item", value: .item, summary: "A receipt item and who had it",
    discussion: """
      NAME=PRICE:PERSON,... such as 'Pizza=12.50:eli,me'; without people, everybody on the bill \
      had it. A price below zero is a discount: 'Discount=-5:eli'. The amount is then the sum of \
      items, tax and tip, less the discount, and may be omitted.
      """
  ).repeatable
  static let tip = Option(
    "tip", value: .text("AMOUNT"), summary: "Tip on top: an amount, or 15%",
    discussion: "It is shared in the same proportion as the rest.")
  static let tax = Option(
    "tax", value: .text("AMOUNT"), summary: "Tax on top: an amount, or 8.875%")

  static let discount = Option(
    "discount", value: .text("AMOUNT"), summary: "Off the whole bill: an amount, or 10%",
    discussion: """
      It is taken off before tax and tip, and shared in the same proportion as the rest. For a \
      discount on one thing use --item 'Discount=-5:eli'.
      """)

  // MARK: Who paid

  static let paidBy = Option(
    "paid-by", value: .person.completed(by: .dynamic("payer")),
    summary: "Who paid: me, them, or a name", standard: "me")
  static let paid = Option(
    "paid", value: .parts, summary: "Several payers: me=40,eli=20"
  ).repeatable

  // MARK: The occasion

  static let currency = Option(
    "currency", value: .currency, summary: "The currency of plain numbers",
    discussion: """
      A currency in the amount itself, such as 40€, has the same effect. The default is that \
      of the place of the bill, else the config's currency, else that of the country of your \
      home, else that of the locale's country, else USD.
      """)
  static let title = Option("title", short: "t", value: .text, summary: "What the bill was for")
  static let at = Option(
    "at", value: .when, summary: "Time of the bill",
    discussion: ValueType<When>.grammarOfPast, standard: "now")
  static let note = Option("note", value: .text, summary: "A note")
  static let restaurant = Option(
    "restaurant", value: ValueType<String>.restaurant.orNothing, summary: "The restaurant")
  static let checkIn = Option(
    "checkin", value: ValueType<String>.checkIn.orNothing,
    summary: "The check-in the bill belongs to",
    discussion: """
      An id, a unique beginning of one, or 'last'. It supplies place, time and, if no PERSON is \
      named, the people who came along.
      """)
  static let new = Flag("new", summary: "Add unknown people as contacts")

  /// The options for how to split; at most one may be given.
  static let ways = ["i-owe", "they-owe", "half", "equally", "shares", "percent", "exact", "item"]

  static let declarations: [OptionDeclaration] = [
    iOwe.declaration, theyOwe.declaration, half.declaration, equally.declaration,
    shares.declaration, percent.declaration, exact.declaration, item.declaration, tip.declaration,
    tax.declaration, discount.declaration, paidBy.declaration, paid.declaration,
    currency.declaration,
    title.declaration, at.declaration, note.declaration, restaurant.declaration,
    checkIn.declaration, new.declaration,
  ]

  /// The same for a bill that is changed.
  static let changes = declarations.map { option in
    switch option.name {
    case at.declaration.name, paidBy.declaration.name: option.leavingAsItWas()
    case currency.declaration.name:
      option.leavingAsItWas(
        discussion: "A currency in the amount itself, such as 40€, has the same effect.")
    default: option
    }
  }

  static let rules: [Rule] = [
    .atMostOne(ways), .conflict("paid-by", "paid"), .conflict("i-owe", "paid-by"),
    .conflict("i-owe", "paid"), .conflict("they-owe", "paid-by"), .conflict("they-owe", "paid"),
    .conflict("exact", "tip"), .conflict("exact", "tax"), .conflict("exact", "discount"),
  ]
}

/// A typed part of one person: the `eli=2` of `--shares eli=2,me=1`.
struct NamedPart: Equatable, Sendable {
  let person: String
  /// The text after the equals sign: shares, a percentage or an amount.
  let value: String
}

/// A typed receipt item: `Pizza=12.50:eli,me`.
struct NamedItem: Equatable, Sendable {
  let name: String
  let price: String
  /// Who had it; empty for everybody.
  let people: [String]
}

extension NamedPart {
  /// Parses `eli=2,me=1`; nil when a part lacks a name or a value.
  ///
  /// A comma before a digit belongs to the value, so `eli=12,50,me=7,50` is two parts. One before
  /// any other word without a value belongs to the name, as in `Eli, eli@example.org=2`.
  static func list(_ text: String) -> [NamedPart]? {
    var pieces: [String] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      let isStart = piece.contains("=") || piece.trimmed.first?.isLetter == true
      if let last = pieces.last, !isStart || !last.contains("=") {
        pieces[pieces.count - 1] += "," + piece
      } else {
        pieces.append(piece)
      }
    }
    let parts = pieces.compactMap(NamedPart.init)
    return parts.count == pieces.count ? parts : nil
  }

  private init?(_ text: String) {
    guard let sign = text.lastIndex(of: "=") else { return nil }
    person = String(text[..<sign]).trimmed
    value = String(text[text.index(after: sign)...]).trimmed
    guard !person.isEmpty, !value.isEmpty else { return nil }
  }
}

extension NamedItem {
  /// Parses `Pizza=12.50:eli,me` or `Pizza=12.50`; nil without a name or a price.
  init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    name = String(text[..<sign]).trimmed
    let rest = text[text.index(after: sign)...]
    let colon = rest.lastIndex(of: ":") ?? rest.endIndex
    price = String(rest[..<colon]).trimmed
    people = rest[colon...].dropFirst().split(separator: ",").map { String($0).trimmed }
    guard !name.isEmpty, !price.isEmpty, !people.contains("") else { return nil }
    guard colon == rest.endIndex || !people.isEmpty else { return nil }
  }
}

extension ValueType<[NamedPart]> {
  /// Several people, each with a value.
  static let parts = ValueType(
    "PERSON=N,...", expects: "PERSON=N,... such as eli=2,me=1"
  ) { NamedPart.list($0) }
}

extension ValueType<NamedItem> {
  /// A receipt item.
  static let item = ValueType(
    "ITEM", expects: "NAME=PRICE:PERSON,... such as 'Pizza=12.50:eli,me'"
  ) { NamedItem($0) }
}
