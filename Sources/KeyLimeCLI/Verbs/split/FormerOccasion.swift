import Arguments
import KeyLimeEngine

/// Where a bill was before it is changed.
struct FormerOccasion {
  /// What the place is called: in the catalogue, and at the check-in.
  private(set) var names: [String] = []
  /// By which clocks it is; nil when that is not known.
  private(set) var zone: ClockZone?

  /// Looks up the places of a bill.
  ///
  /// Finds nothing for a bill that does not exist. The edit itself reports that, and a retry may
  /// not need the bill.
  ///
  /// Throws `store` when catalogue or state cannot be read.
  init(of id: String, _ bills: BillSession) throws(Failure) {
    let book = try bills.book(reading: .billsStarting(with: id))
    guard let bill = try? book.bill(id, to: "edit") else { return }
    let place = try Self.place(of: bill, bills.session)
    let visit = try Self.visit(of: bill, bills.session)
    names = [place?.name, visit?.place.name].compactMap(\.self)
    zone =
      if let place {
        try bills.session.context.clocks().zone(of: place)
      } else if let visit { try bills.session.zone(of: visit) } else { nil }
  }

  private static func place(
    of bill: Bill, _ session: UserSession
  ) throws(Failure) -> Restaurant? {
    guard let id = bill.restaurant else { return nil }
    return try session.context.asking { () throws(StoreError) in
      try session.store.restaurant(id)
    }?.restaurant
  }

  private static func visit(of bill: Bill, _ session: UserSession) throws(Failure) -> CheckIn? {
    guard let id = bill.checkIn.flatMap({ CheckInID($0) }), let account = try session.account()
    else { return nil }
    return try session.state { state throws(SnapshotFault) in
      try state.checkIn(id, of: account)
    }?.checkIn
  }
}
