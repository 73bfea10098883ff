import Arguments
import KeyLimeEngine

/// How a check-in looks as JSON.
enum CheckInFields {
  static let declared = [
    ResultField("id", type: "string", "The id of the check-in"),
    ResultField("restaurant", type: "string", "The id of the restaurant, of one in the catalogue"),
    ResultField("name", type: "string", "What the place was called"),
    ResultField("address", type: "object", "Its address: street, city, region, postcode, country"),
    ResultField("latitude", type: "number", "Degrees north"),
    ResultField("longitude", type: "number", "Degrees east"),
    ResultField("at", type: "string", "When, RFC 3339 in local time"),
    ResultField("day", type: "string", "The local day, YYYY-MM-DD"),
    ResultField("with", type: "array", "Who came along: objects with id and name"),
    ResultField("note", type: "string", "Anything to remember"),
    ResultField("photos", type: "array", "File names below the store's photos/"),
    ResultField("bill", type: "string", "The id of the bill"),
    ResultField("event", type: "string", "Of a change: the journal's name for it"),
  ]

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
