import KeyLimeEngine

extension Failure {
  /// Describes why the parts do not make a valid bill, with names and amounts.
  init(_ error: BillError, _ names: PeopleNames, _ currency: Currency) {
    self = .cannot(
      "split the bill", error.words(names, currency), .usage, code: "bad-bill", hints: error.hints)
  }

  /// Describes why amounts cannot be added.
  init(_ error: MoneyError) {
    self.init(.refused, "cannot add up: \(error)", code: "money")
  }
}

extension BillError {
  /// One line without a full stop, with names; amounts are in minor units without a currency.
  func words(_ names: PeopleNames, _ currency: Currency?) -> String {
    func money(_ minor: Int64) -> String {
      currency.map { Money(minor: minor, $0).text } ?? "\(minor) minor units"
    }
    switch self {
    case .repeatedPerson(let person): return "'\(names[person])' has two parts"
    case .paidNothing(let person): return "'\(names[person])' is a payer, but paid nothing"
    case .negativePortion(let person):
      return "what falls on '\(names[person])' is below zero, unlike the bill"
    case .positivePortion(let person):
      return "what falls on '\(names[person])' is above zero, unlike the bill"
    case .payersDoNotAddUp(let paid, let amount):
      return "the payments add up to \(money(paid)), the bill is \(money(amount))"
    case .nobodyShares: return "nobody has a share: all parts are zero"
    case .percentagesDoNotAddUp(let hundredths):
      return "the percentages add up to \(Percentage(hundredths: hundredths).text), not 100%"
    case .partsDoNotAddUp(let parts, let amount):
      return "the parts add up to \(money(parts)), the bill is \(money(amount))"
    case .amountNotPositive, .noPayers, .itemWithoutPeople, .negativeItem, .notAPayment,
      .nothingOpen, .tooLarge:
      return description
    }
  }

  fileprivate var hints: [String] {
    switch self {
    case .percentagesDoNotAddUp: ["--shares eli=2,me=1 splits in proportion"]
    case .negativePortion: ["--discount takes something off the whole bill, in proportion"]
    case .positivePortion: ["in a refund every part is below zero, as in --exact eli=-4,me=-6"]
    case .partsDoNotAddUp: ["omit the amount to use the sum of the parts"]
    default: []
    }
  }
}
