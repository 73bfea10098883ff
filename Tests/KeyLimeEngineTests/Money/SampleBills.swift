import Testing
import Thoroughness

@testable import KeyLimeEngine

/// People and bills for the tests of money.
enum Sample {
  static func person(_ name: String) throws -> PersonID {
    try #require(PersonID(name.contains(":") ? name : "contact:\(name)"))
  }

  static func people(_ names: String...) throws -> [PersonID] { try names.map(person) }

  static func day(_ text: String = "2026-11-20") throws -> CivilTime {
    try #require(CivilTime(text))
  }

  static func bill(
    _ id: String = "b1", _ minor: Int64, _ currency: Currency = .usd, paidBy payer: PersonID,
    _ split: Split, title: String = "Lunch", on date: String = "2026-11-20"
  ) throws -> Bill {
    try Bill(
      id: #require(BillID(id)), date: day(date), title: title,
      amount: Money(minor: minor, currency), payers: [.init(payer, minor)], split: split)
  }

  /// A bill with every part drawn at random, in an order drawn at random.
  static func randomBill(
    _ number: Int, among crowd: [PersonID], using random: inout SplitMix64
  ) throws -> Bill {
    let currencies = ["USD", "JPY", "KWD", "EUR"].compactMap { Currency(code: $0) }
    let currency = currencies[Int.random(in: 0..<currencies.count, using: &random)]
    let people = Array(
      crowd.shuffled(using: &random).prefix(Int.random(in: 1...crowd.count, using: &random)))
    let split = randomSplit(among: people, using: &random)
    let total = split.total ?? Int64.random(in: 1...50_000, using: &random)
    let payers = crowd.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
    return try Bill(
      id: #require(BillID("bill-\(number)")),
      date: day("2026-11-\(String(10 + number % 20))"), title: "Bill \(number)",
      amount: Money(minor: total, currency),
      payers: parts(of: total, over: Array(payers), using: &random), split: split)
  }

  private static func parts(
    of total: Int64, over people: [PersonID], using random: inout SplitMix64
  ) -> [Bill.Payer] {
    var left = total
    var payers: [Bill.Payer] = []
    for person in people.dropLast() where left > 1 {
      let part = Int64.random(in: 1..<left, using: &random)
      payers.append(.init(person, part))
      left -= part
    }
    return payers + people.suffix(1).map { .init($0, left) }
  }

  private static func randomSplit(
    among people: [PersonID], using random: inout SplitMix64
  ) -> Split {
    switch Int.random(in: 0...4, using: &random) {
    case 0: return .equally(people)
    case 1: return .shares(people.map { .init($0, Int64.random(in: 1...5, using: &random)) })
    case 2:
      let each = Int64(10_000 / people.count)
      let first = 10_000 - each * Int64(people.count - 1)
      return .percentages(people.enumerated().map { .init($1, $0 == 0 ? first : each) })
    case 3:
      return .exactly(people.map { .init($0, Int64.random(in: 1...9_999, using: &random)) })
    default:
      let items = people.indices.map { index in
        Split.Item(
          "Item \(index)", Int64.random(in: 1...3_000, using: &random),
          for: Array(people.shuffled(using: &random).prefix(index + 1)))
      }
      return .items(
        .init(
          items: items, tax: Int64.random(in: 0...500, using: &random),
          tip: Int64.random(in: 0...900, using: &random)))
    }
  }
}

extension Split {
  /// The amount that the split itself fixes.
  fileprivate var total: Int64? {
    switch self {
    case .exactly(let portions): portions.reduce(0) { $0 + $1.value }
    case .items(let receipt):
      receipt.items.reduce(0) { $0 + $1.minor } + receipt.tax + receipt.tip
    case .whole, .equally, .shares, .percentages: nil
    }
  }

  /// The same split with everything in another order.
  func shuffled(using random: inout SplitMix64) -> Split {
    switch self {
    case .whole: self
    case .equally(let people): .equally(people.shuffled(using: &random))
    case .shares(let portions): .shares(portions.shuffled(using: &random))
    case .percentages(let portions): .percentages(portions.shuffled(using: &random))
    case .exactly(let portions): .exactly(portions.shuffled(using: &random))
    case .items(let receipt):
      .items(
        .init(
          items: receipt.items.shuffled(using: &random), tax: receipt.tax, tip: receipt.tip))
    }
  }
}
