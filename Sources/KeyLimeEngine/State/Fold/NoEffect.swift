/// Why an event that is in the journal changes nothing.
public enum NoEffect: String, Error, Equatable, Sendable {
  /// Its account took it back.
  case undone
  /// Its account was not entitled to it at that time.
  case notPermitted
  /// What it changes was not there, or no longer.
  case nothingThere
  /// What it adds was there already.
  case alreadyThere
  /// What it makes of the record is no record.
  case invalid
  /// An undo of something that cannot be undone.
  case irrevocable
  /// An undo of an event that had not happened.
  case noSuchEvent
  /// The deal had been used as often as it may be.
  case limitReached
  /// This person had used the deal already.
  case alreadyUsed
  /// This code had been redeemed already.
  case alreadyRedeemed
  /// The event was damaged; a line stands where it was.
  case lost
}
