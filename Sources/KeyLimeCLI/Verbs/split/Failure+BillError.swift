import KeyLimeEngine

extension Failure {
  /// Words why the parts of a bill do not make one, with names and amounts as people know them.
  init(_ error: BillError, _ names: PeopleNames, _ currency: Currency) {
    self = .cannot(
      "split the bill", error.words(names, currency), .usage, code: "bad-bill", hints: error.hints)
  }

  /// Words why two amounts cannot be put together.
  init(_ error: MoneyError) {
    self.init(.refused, "cannot add up: \(error)", code: "money")
  }
}

extension BillError {
  fileprivate func words(_ names: PeopleNames, _ currency: Currency) -> String {
    func money(_ minor: Int64) -> String { Money(minor: minor, currency).text }
    switch self {
    case .repeatedPerson(let person): return "'\(names[person])' has two parts"
    case .paidNothing(let person): return "'\(names[person])' is said to have paid nothing"
    case .negativePortion(let person): return "the part of '\(names[person])' is below zero"
    case .payersDoNotAddUp(let paid, let amount):
      return "what was paid makes \(money(paid)), the bill is \(money(amount))"
    case .nobodyShares: return "it falls on nobody: all parts are zero"
    case .percentagesDoNotAddUp(let hundredths):
      return "the percentages make \(Percentage(hundredths: hundredths).text), not 100%"
    case .partsDoNotAddUp(let parts, let amount):
      return "the parts make \(money(parts)), the bill is \(money(amount))"
    case .amountNotPositive, .noPayers, .itemWithoutPeople, .negativeItem, .notAPayment, .tooLarge:
      return description
    }
  }

  fileprivate var hints: [String] {
    switch self {
    case .percentagesDoNotAddUp: ["--shares eli=2,me=1 divides in proportion"]
    case .partsDoNotAddUp: ["leave the amount out to have the parts added up"]
    default: []
    }
  }
}
