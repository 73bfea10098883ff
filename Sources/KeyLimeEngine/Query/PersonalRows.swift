/// The rows of places that the people who ask noted something of or rated, which the columns of the
/// index do not show; they are found by the fingerprints of their ids.
///
/// Two ids may share a fingerprint; then a row too many is read, and its record decides.
struct PersonalRows {
  /// Places that the person asking noted something of: their columns rule nothing out.
  private let noted: Set<UInt32>
  /// Places that somebody rated three or more, or keeps, where that can lift a place.
  private let lifted: [UInt32: Limes]

  /// Nobody knows more of any row.
  static let none = PersonalRows()

  init(noted: Set<UInt32> = [], lifted: [UInt32: Limes] = [:]) {
    (self.noted, self.lifted) = (noted, lifted)
  }

  func isNoted(_ columns: Columns) -> Bool {
    !noted.isEmpty && noted.contains(columns.idFingerprint)
  }

  /// The best that somebody who asks says of a row.
  func lift(_ columns: Columns) -> Limes? {
    lifted.isEmpty ? nil : lifted[columns.idFingerprint]
  }
}

extension Preferences {
  /// The rows that they know more of; with `lifts`, also those that their own ratings may lift.
  func rows(lifts: Bool) throws(QueryFault) -> PersonalRows {
    do throws(SnapshotFault) {
      let noted = Set(try notes().keys.map(\.fingerprint))
      return PersonalRows(noted: noted, lifted: lifts ? try liftedPlaces() : [:])
    } catch { throw .state(error) }
  }

  private func liftedPlaces() throws(SnapshotFault) -> [UInt32: Limes] {
    var lifted: [UInt32: Limes] = [:]
    for account in diners.compactMap(\.account) {
      try state.visitFavourites(of: account) { lifted[$0] = .heart }
      try state.visitLimes(by: account) { fingerprint, limes in
        if !limes.isBad { lifted[fingerprint, default: limes].raise(to: limes) }
      }
    }
    return lifted
  }
}
