/// How the cost of a bill falls on people.
///
/// The four ways of the app are `.whole(me)` (I owe), `.whole(them)` (they owe) and
/// `.equally([me, them])` paid by one or the other.
public enum Split: Hashable, Sendable {
  /// All of it is one person's.
  case whole(PersonID)
  /// The same for everybody; between two, the payer keeps the odd cent.
  case equally([PersonID])
  /// In proportion to whole weights, such as two shares for a couple.
  case shares([Portion])
  /// In hundredths of a percent, which add up to 10,000.
  case percentages([Portion])
  /// In minor units, which add up to the amount.
  case exactly([Portion])
  /// By what each had, tax and tip in the same proportion.
  case items(Receipt)

  /// One person's number in a split: a weight, hundredths of a percent or minor units.
  public struct Portion: Hashable, Sendable {
    /// Whose it is.
    public let person: PersonID
    /// How much, from 0; in minor units of a refund, up to 0.
    public let value: Int64

    /// Makes a portion.
    public init(_ person: PersonID, _ value: Int64) {
      self.person = person
      self.value = value
    }
  }

  /// The lines of a receipt; items, tax and tip, less the discount, add up to the amount of the
  /// bill.
  public struct Receipt: Hashable, Sendable {
    /// What was had.
    public let items: [Item]
    /// Tax in minor units, of the sign of the items.
    public let tax: Int64
    /// Tip in minor units, of the sign of the items.
    public let tip: Int64
    /// What goes off the whole in minor units, of the sign of the items.
    public let discount: Int64

    /// Makes a receipt.
    public init(items: [Item], tax: Int64 = 0, tip: Int64 = 0, discount: Int64 = 0) {
      self.items = items
      self.tax = tax
      self.tip = tip
      self.discount = discount
    }
  }

  /// One line of a receipt, shared equally by those who had it.
  public struct Item: Hashable, Sendable {
    /// What it was.
    public let name: String
    /// What it cost, in minor units; below zero for a discount on what these people had.
    public let minor: Int64
    /// Who had it.
    public let people: [PersonID]

    /// Makes an item.
    public init(_ name: String, _ minor: Int64, for people: [PersonID]) {
      self.name = name
      self.minor = minor
      self.people = people
    }
  }
}

extension Split {
  /// Everybody it falls on, in the order of the split; on a receipt somebody may come several
  /// times.
  public var people: [PersonID] {
    switch self {
    case .whole(let person): [person]
    case .equally(let people): people
    case .shares(let portions), .percentages(let portions), .exactly(let portions):
      portions.map(\.person)
    case .items(let receipt): receipt.items.flatMap(\.people)
    }
  }
}

extension Split {
  /// In proportion to weights; equally where they are the same.
  static func evenly(_ weights: [Portion]) -> Split {
    Set(weights.map(\.value)).count == 1 ? .equally(weights.map(\.person)) : .shares(weights)
  }
}

extension [Split.Portion] {
  /// The portions with those of one person added up, in the order of their first ones.
  func summed() throws(BillError) -> [Split.Portion] {
    var people: [PersonID] = []
    var sums: [PersonID: Int64] = [:]
    for portion in self {
      let (sum, overflow) = (sums[portion.person] ?? 0).addingReportingOverflow(portion.value)
      guard !overflow else { throw .tooLarge }
      if sums.updateValue(sum, forKey: portion.person) == nil { people.append(portion.person) }
    }
    return people.map { Split.Portion($0, sums[$0] ?? 0) }
  }
}
