import Arguments
import KeyLimeEngine

/// The page of one check-in, for a terminal.
struct CheckInPage {
  let visit: CheckInState
  let people: PersonReference
  let bills: CheckInBills
  let store: Store
  /// Positions of places around it, for the map; nil for no map.
  let neighbours: [Coordinate]?
  let units: Units

  var lines: [StyledText] { [heading] + LabelledLines.of(facts) + map }

  private var checkIn: CheckIn { visit.checkIn }

  private var heading: StyledText {
    let time = "\(CheckInWords.day(checkIn.day)) \(CheckInWords.clock(checkIn.at))"
    return "\(checkIn.place.name, .strong)  \(time, .faint)"
  }

  private var facts: [(String, String?)] {
    let address = checkIn.place.address.oneLine
    return [
      ("where", address.isEmpty ? checkIn.place.position.map { "\($0)" } : address),
      ("with", CheckInWords.names(checkIn.with, people)), ("note", checkIn.note),
    ] + pictures + bills.facts + [("id", visit.id.text)]
  }

  private var pictures: [(String, String?)] {
    checkIn.photos.enumerated().map { index, text in
      guard let photo = PhotoName(text) else { return ("photo \(index + 1)", text) }
      let isHere = store.has(photo)
      return (
        "photo \(index + 1)", store.path(of: photo) + (isHere ? "" : " (not in this store yet)")
      )
    }
  }

  private var map: [StyledText] {
    guard let position = checkIn.place.position, let neighbours else { return [] }
    let lines = DotMap(middle: position, others: neighbours).lines(units)
    return lines.isEmpty ? [] : [""] + lines
  }
}

/// The bills of a check-in, in the order they were recorded.
struct CheckInBills {
  static let field = ResultField(
    "bills", type: "array", "Its bills: id, title, amount, with, and change, as in split")

  private let bills: [Bill]
  private let names: PeopleNames

  /// Finds the bills of a check-in among those of the current account.
  ///
  /// Throws `store` when the state cannot be read.
  init(of visit: CheckInState, _ session: UserSession) throws(Failure) {
    guard let account = try session.account() else {
      bills = []
      names = PeopleNames(me: PersonID(contact: ContactID(random: 0)), [])
      return
    }
    let book = try session.state { state throws(SnapshotFault) in
      try BillBook(account, state)
    }
    bills = book.bills.filter {
      $0.checkIn == visit.id.text || $0.id == visit.checkIn.bill
    }
    names = book.names
  }

  /// One object per bill.
  var json: JSON {
    .array(
      bills.map { bill in
        [
          "id": .string(bill.id.text), "title": .string(bill.title), "amount": bill.amount.json,
          "with": .array(others(on: bill).map(names.json)), "change": change(bill).json,
        ]
      })
  }

  /// One line per bill: `40.01 USD with Eli: Eli owes you 20.00 USD  7k3f…`.
  var facts: [(String, String?)] {
    bills.enumerated().map { index, bill in
      let label = bills.count == 1 ? "bill" : "bill \(index + 1)"
      let with = others(on: bill).map { names[$0] }.listed
      let words = "\(bill.amount.text) with \(with): \(BillPage(bill, names).consequence.plain)"
      return (label, "\(words)  \(bill.id)")
    }
  }

  private func others(on bill: Bill) -> [PersonID] { bill.people.filter { $0 != names.me } }

  private func change(_ bill: Bill) -> Money {
    Money(minor: bill.change(for: names.me), bill.currency)
  }
}
