/// What happens to a check-in.
public enum CheckInChange: Equatable, Sendable {
  /// It is made.
  case add(CheckIn)
  /// Something about it changes.
  case edit(Patch<CheckIn>)
  /// It is removed.
  case remove
  /// A picture, by file name below `photos/`, is added.
  case addPhoto(String)
  /// A picture is taken off.
  case removePhoto(String)

  var kind: ActionKind {
    switch self {
    case .add: .checkIn
    case .edit: .editCheckIn
    case .remove: .removeCheckIn
    case .addPhoto: .addPhoto
    case .removePhoto: .removePhoto
    }
  }

  func write(to fields: inout JSONObject) {
    switch self {
    case .add(let checkIn): fields.add("set", checkIn.json)
    case .edit(let patch): fields.add("change", patch.changes)
    case .remove: break
    case .addPhoto(let photo), .removePhoto(let photo): fields.add("photo", photo)
    }
  }
}
