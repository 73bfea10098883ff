/// What an ``OverlayFile`` was made from, so that it is not made anew for each change of a
/// restaurant.
struct RestaurantStamp: Equatable {
  /// How many restaurants people added, changed or claimed.
  var count = 0
  /// Changes when many restaurants have changed.
  var stamp: UInt64 = 0
  /// The restaurants that have changed since the stamp did.
  var since: [String] = []

  /// When this many have changed, the stamp does.
  private static let limit = 64

  init() {}

  /// Adds what changed up to an event.
  mutating func take(_ changed: [SubjectKey], new: Int, upTo last: EventOrder?) {
    count += new
    since = Set(since + changed.compactMap(\.parts.first)).sorted()
    guard since.count > Self.limit, let last else { return }
    stamp = Fingerprint.of("\(last.time.text) \(last.id.text)".utf8)
    since = []
  }

  var json: JSONObject {
    var json = JSONObject()
    json.add("count", count)
    json.add("stamp", String(stamp, radix: 16))
    json.add("since", since)
    return json
  }

  init?(json: JSON) {
    guard let count = json["count"]?.number?.integer, count >= 0,
      let stamp = json["stamp"]?.text.flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    (self.count, self.stamp) = (Int(count), stamp)
    since = json["since"]?.elements?.compactMap(\.text) ?? []
  }
}
