/// What happens to a store.
public enum StoreChange: Equatable, Sendable {
  /// The writer is its owner; the first one is.
  case own
  /// The owner has set the admin passcode, whose hash is in `private/`.
  case setPasscode
  /// The writer removed a source, with its number of places, from the catalogue of a machine.
  case removeSource(String, places: Int)

  var kind: ActionKind {
    switch self {
    case .own: .ownStore
    case .setPasscode: .setPasscode
    case .removeSource: .removeSource
    }
  }

  func write(to fields: inout JSONObject) {
    switch self {
    case .own, .setPasscode: break
    case .removeSource(let source, let places):
      fields.add("source", source)
      fields.add("places", places)
    }
  }
}
