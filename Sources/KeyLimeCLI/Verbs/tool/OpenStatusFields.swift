import Arguments
import KeyLimeEngine

/// The JSON fields of an opening status: in the `open` object of a restaurant, and in the answer of
/// `hours`.
enum OpenStatusFields {
  static let declared: [ResultField] = [
    ResultField("state", type: "string", "open, closed or unknown"),
    ResultField("comment", type: "string", "A remark in the hours, such as 'by appointment'"),
    ResultField("reason", type: "string", "Why the state is unknown"),
    ResultField("until", type: "string", "When it closes, RFC 3339; only if it is open"),
    ResultField("nextChange", type: "string", "When the state changes next, RFC 3339"),
    ResultField("nextState", type: "string", "The state after that change"),
    ResultField("kitchen", type: "boolean", "True where this is about the kitchen"),
    ResultField("doorUntil", type: "string", "Then: when the place itself closes, RFC 3339"),
  ]

  /// The field of a restaurant that contains them.
  static let field = ResultField(
    "open", type: "object",
    "state, comment, reason, until, nextChange, nextState, kitchen, doorUntil")

  /// The field that says by which clock.
  static let zone = ResultField(
    "zoneUsed", type: "string", "The time zone by which its hours are read")

  static func json(_ opening: Opening) -> JSONObject {
    var object: JSONObject = ["state": .string(opening.state.rawValue)]
    object["comment"] = opening.comment.map(JSON.string)
    object["reason"] = opening.reason.map(JSON.string)
    object["until"] = opening.until.map { .string($0.rfc3339(in: opening.zone)) }
    object["nextChange"] = opening.nextChange.map { .string($0.rfc3339(in: opening.zone)) }
    object["nextState"] = opening.nextState.map { .string($0.rawValue) }
    if opening.isOfKitchen { object["kitchen"] = true }
    object["doorUntil"] = opening.door?.until.map { .string($0.rfc3339(in: opening.zone)) }
    return object
  }
}

extension Opening {
  /// The name of the zone that the answer rests on; nil when this system has no file of it.
  var zoneUsed: String? {
    if case .zoneMissing = basis { nil } else { zone.identifier }
  }

  /// Why the state is unknown; nil when it is known.
  fileprivate var reason: String? {
    guard state == .unknown else { return nil }
    return switch basis {
    case .published(let reason): reason.message
    case .notPublished: "no hours published"
    case .notUnderstood: "hours not understood"
    case .zoneMissing: "time zone not known"
    }
  }
}
