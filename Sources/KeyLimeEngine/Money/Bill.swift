/// Something several people pay for, or a payment from one of them to another.
///
/// A bill that exists adds up: the payers' parts make the amount, the split is sound, and the
/// shares that follow from it make the amount again. To change one, make a new one with its id.
public struct Bill: Hashable, Sendable {
  /// The stable name; it also tells to whom the odd cents go.
  public internal(set) var id: BillID
  /// When it was, local time.
  public let date: CivilTime
  /// What it was; may be empty.
  public let title: String
  /// Whether something was bought or a debt was paid.
  public let kind: Kind
  /// What was paid altogether; below zero it is a refund, what came back.
  public let amount: Money
  /// Who paid what, sorted by person; the parts make the amount, and have its sign.
  public let payers: [Payer]
  /// How it falls on people.
  public let split: Split
  /// A remark.
  public let note: String?
  /// The restaurant it belongs to.
  public let restaurant: RestaurantID?
  /// The id of the check-in it hangs on.
  public let checkIn: String?
  /// What another program calls its sort.
  public internal(set) var category: Category?
  /// What was paid in another currency.
  public internal(set) var original: Original?

  /// What a bill is.
  public enum Kind: String, Sendable, CaseIterable {
    /// Something was bought for several people.
    case expense
    /// One person gave money to another.
    case payment
  }

  /// One person's part of what was paid.
  public struct Payer: Hashable, Sendable {
    /// Who paid.
    public let person: PersonID
    /// How much, in minor units of the bill's currency; below zero for what came back.
    public let minor: Int64

    /// Makes a part.
    public init(_ person: PersonID, _ minor: Int64) {
      self.person = person
      self.minor = minor
    }
  }

  /// Makes a bill.
  ///
  /// Throws ``BillError`` when the parts do not fit together.
  public init(
    id: BillID, date: CivilTime, title: String, kind: Kind = .expense, amount: Money,
    payers: [Payer], split: Split, note: String? = nil, restaurant: RestaurantID? = nil,
    checkIn: String? = nil
  ) throws(BillError) {
    self.id = id
    self.date = date
    self.title = title
    self.kind = kind
    self.amount = amount
    self.payers = payers.sorted { $0.person < $1.person }
    self.split = split
    self.note = note
    self.restaurant = restaurant
    self.checkIn = checkIn
    try check()
  }
}

extension Bill {
  /// The currency of every amount in the bill.
  public var currency: Currency { amount.currency }

  /// Whether money came back, so that those who share it are owed their part.
  public var isRefund: Bool { amount.minor < 0 }

  /// Everybody who paid or owes, sorted, each once.
  public var people: [PersonID] {
    (payers.map(\.person) + split.people).sorted()
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// What one person paid, in minor units.
  public func paid(by person: PersonID) -> Int64 {
    payers.first { $0.person == person }?.minor ?? 0
  }

  /// Makes a payment from one person to another.
  public static func payment(
    from payer: PersonID, to receiver: PersonID, _ amount: Money, id: BillID, date: CivilTime,
    title: String = ""
  ) throws(BillError) -> Bill {
    try Bill(
      id: id, date: date, title: title, kind: .payment, amount: amount,
      payers: [Payer(payer, amount.minor)], split: .whole(receiver))
  }
}

extension Sequence<Bill> {
  /// The bills from the oldest day to the newest, for files that say only the day.
  ///
  /// Where clocks differ an earlier bill can have a later day. The bills of one day are in the
  /// order of their times, then of their ids.
  func sortedByDay() -> [Bill] {
    sorted { ($0.date.day, $0.date, $0.id) < ($1.date.day, $1.date, $1.id) }
  }
}
