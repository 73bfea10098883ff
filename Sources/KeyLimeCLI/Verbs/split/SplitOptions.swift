import Arguments
import KeyLimeEngine

/// The options that say what a bill is and on whom it falls; `split` and `split edit` share them.
enum SplitOptions {
  // MARK: On whom it falls

  static let iOwe = Flag("i-owe", summary: "They paid, all of it is yours")
  static let theyOwe = Flag("they-owe", summary: "You paid, all of it is theirs")
  static let half = Flag("half", summary: "Half and half, between you and one other")
  static let equally = Option(
    "equally", value: .commaSeparated(.person), summary: "The same for each of these")
  static let shares = Option(
    "shares", value: .parts, summary: "In proportion: eli=2,me=1")
  static let percent = Option(
    "percent", value: .parts, summary: "In percent, 100 in all: eli=60,me=40")
  static let exact = Option(
    "exact", value: .parts, summary: "To the cent: eli=12.50,me=7.50")
  static let item = Option(
    "item", value: .item, summary: "A line of the receipt and who had it",
    discussion: """
      NAME=PRICE:PERSON,... such as 'Pizza=12.50:eli,me'; without people everybody on the bill had \
      it. May be repeated. The amount is then the sum of the items, tax and tip, and may be left out.
      """
  ).repeatable
  static let tip = Option(
    "tip", value: .text("AMOUNT"), summary: "On top: an amount, or 15%",
    discussion: "It falls on people in the same proportion as the rest.")
  static let tax = Option(
    "tax", value: .text("AMOUNT"), summary: "On top: an amount, or 8.25%")

  // MARK: Who paid

  static let paidBy = Option(
    "paid-by", value: .person, summary: "Who paid: me, them, or a name", standard: "me")
  static let paid = Option(
    "paid", value: .parts, summary: "Several who paid: me=40,eli=20")

  // MARK: What it was

  static let currency = Option(
    "currency", value: .currency, summary: "The currency of plain numbers",
    discussion: """
      A currency in the amount itself, such as 40€, counts as much. Otherwise it is that of the \
      config, else of the locale's country, else USD.
      """)
  static let title = Option("title", short: "t", value: .text, summary: "What it was")
  static let at = Option(
    "at", value: .when, summary: "When it was", discussion: ValueType<When>.grammar,
    standard: "now")
  static let note = Option("note", value: .text, summary: "A remark")
  static let restaurant = Option("restaurant", value: .restaurant, summary: "Where it was")
  static let checkIn = Option(
    "checkin", value: .checkIn, summary: "The check-in that it belongs to",
    discussion: """
      An id, the beginning of one, or 'last'. It brings place, time and, where no PERSON is named, \
      the people who came along.
      """)
  static let new = Flag("new", summary: "Make contacts of people not known yet")

  /// The ways of dividing, of which one may be given.
  static let ways = ["i-owe", "they-owe", "half", "equally", "shares", "percent", "exact", "item"]

  static let declarations: [OptionDeclaration] = [
    iOwe.declaration, theyOwe.declaration, half.declaration, equally.declaration,
    shares.declaration, percent.declaration, exact.declaration, item.declaration, tip.declaration,
    tax.declaration, paidBy.declaration, paid.declaration, currency.declaration,
    title.declaration, at.declaration, note.declaration, restaurant.declaration,
    checkIn.declaration, new.declaration,
  ]

  static let rules: [Rule] = [
    .atMostOne(ways), .conflict("paid-by", "paid"), .conflict("i-owe", "paid-by"),
    .conflict("i-owe", "paid"), .conflict("they-owe", "paid-by"), .conflict("they-owe", "paid"),
    .conflict("exact", "tip"), .conflict("exact", "tax"),
  ]
}
