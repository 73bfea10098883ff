import Arguments
import KeyLimeEngine

/// The JSON fields of a check-in.
enum CheckInFields {
  static let declared = declared(
    photos: ResultField("photos", type: "array", "File names below the store's photos/"))

  /// The fields, where statistics have pictures too.
  static let declaredWithStatistics = declared(
    photos: ResultField(
      "photos", type: "any", "File names below the store's photos/; with --stats their number"))

  private static func declared(photos: ResultField) -> [ResultField] {
    [
      ResultField("id", type: "string", "The id of the check-in"),
      ResultField(
        "restaurant", type: "string", "The id of the restaurant, if it is in the catalogue"),
      ResultField("name", type: "string", "The name of the place"),
      .address("Its address: "),
      ResultField("latitude", type: "number", "Degrees north"),
      ResultField("longitude", type: "number", "Degrees east"),
      ResultField("at", type: "string", "Local time, RFC 3339"),
      ResultField("day", type: "string", "The local day, YYYY-MM-DD"),
      ResultField("with", type: "array", "Companions: objects with id and name"),
      ResultField("note", type: "string", "A note"),
      photos,
      ResultField(
        "bill", type: "string", "A bill that it names; timeline show has those that name it"),
    ] + WriteOptions.fields
  }

  static func json(_ visit: CheckInState, _ people: PersonReference) -> JSONObject {
    let checkIn = visit.checkIn
    var json: JSONObject = ["id": .string(visit.id.text)]
    json["restaurant"] = checkIn.restaurant.map { .string($0.text) }
    json.members += checkIn.place.json.members
    json["at"] = .string(checkIn.at.text)
    json["day"] = .string(checkIn.day.description)
    json["with"] = .array(
      checkIn.with.map { ["id": .string($0.text), "name": .string(people.name(of: $0))] })
    json["note"] = checkIn.note.map { .string($0) }
    json["photos"] = .array(checkIn.photos.map { .string($0) })
    json["bill"] = checkIn.bill.map { .string($0.text) }
    return json
  }
}

/// Days, times and people of check-ins as text.
enum CheckInWords {
  /// `Fri 2026-11-20`.
  static func day(_ day: CalendarDay) -> String { "\(day.weekday.shortName) \(day)" }

  /// `12:30`.
  static func clock(_ time: OffsetTime) -> String {
    let (hour, minute) = (time.wall.hour, time.wall.minute)
    let bytes = [
      hour / 10, hour % 10, Int(UInt8(ascii: ":") - UInt8(ascii: "0")), minute / 10, minute % 10,
    ]
    return String(decoding: bytes.map { UInt8(ascii: "0") + UInt8($0) }, as: UTF8.self)
  }

  /// The names of people, separated by commas; nil for nobody.
  static func names(_ people: [ContactID], _ book: PersonReference) -> String? {
    people.map(book.name).commaSeparated
  }
}
