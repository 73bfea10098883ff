import Arguments
import KeyLimeEngine

/// The JSON fields of a restaurant, shared by all verbs of the `find` group.
enum RestaurantFields {
  static let declared = stored + derived

  /// The fields stored in the catalogue.
  static let stored: [ResultField] = [
    ResultField("id", type: "string", "Stable id, for use as an operand"),
    ResultField("name", type: "string", "Its name"),
    ResultField("otherNames", type: "array of strings", "Other names it can be found by"),
    ResultField("formerNames", type: "array of strings", "Names that it had before"),
    ResultField("latitude", type: "number", "Degrees north"),
    ResultField("longitude", type: "number", "Degrees east"),
    ResultField("kind", type: "string", "restaurant, cafe, fast_food, bar, pub and others"),
    ResultField("cuisines", type: "array of strings", "What is served"),
    ResultField("diets", type: "array of strings", "Diets catered for"),
    ResultField("onlyDiets", type: "array of strings", "Diets for which all of its food is"),
    ResultField("noDiets", type: "array of strings", "Diets for which it has nothing"),
    ResultField("services", type: "array of strings", "What it offers, such as takeaway"),
    ResultField("noServices", type: "array of strings", "What it does not offer"),
    .address(""),
    ResultField("price", type: "number", "1 to 4"),
    ResultField("rating", type: "number", "Stars at its source, 0 to 5"),
    ResultField("ratingCount", type: "number", "How many rated it there"),
    ResultField("phone", type: "string", "Telephone"),
    ResultField("email", type: "string", "Mail address"),
    ResultField("website", type: "string", "Web page"),
    ResultField("image", type: "string", "Address of a picture"),
    ResultField("menu", type: "string", "Address of the menu"),
    ResultField("openingHours", type: "string", "Hours in OpenStreetMap's syntax"),
    ResultField("kitchenHours", type: "string", "Hours of the kitchen, in the same syntax"),
    ResultField("hoursChecked", type: "string", "The day when its hours were last checked"),
    ResultField("checked", type: "string", "The day when its data was last checked"),
    ResultField("timeZone", type: "string", "IANA time zone"),
    ResultField("minimumAge", type: "number", "Years"),
    ResultField("source", type: "object", "name, record, attribution"),
  ]

  /// The fields computed for a question.
  private static let derived: [ResultField] = [
    ResultField("sources", type: "array of objects", "Every source that has it"),
    ResultField(
      "mean", type: "number", "The rating: its source's stars and people's limes, 0 to 5"),
    ResultField("people", type: "object", "count and mean of the limes given here"),
    ResultField(
      "keylimeScore", type: "number",
      "How well people speak of it these days; absent when nobody rated"),
    ResultField("limes", type: "number", "Your own rating, 1 to 5"),
    ResultField("mine", type: "number", "Your own rating, 1 to 5"),
    ResultField("favourite", type: "boolean", "Whether it is one of your favourites"),
    ResultField(
      "avoided", type: "string", "Why it is left out of suggestions; absent when it is not"),
    ResultField(
      "note", type: "object", "What you noted: text, price, diets, tags, openingHours, closed"),
    ResultField(
      "dietGrades", type: "object",
      "yes or no for each diet, by tags, cuisine and name; absent or unknown when nobody knows"),
    ResultField(
      "serviceGrades", type: "object",
      "yes or no for each service, by tags, kind and name; absent or unknown when nobody knows"),
    ResultField(
      "foundAs", type: "string",
      "The other or former name that the words are; absent when its name says why it is listed"),
    ResultField("distance", type: "number", "Metres from your location"),
    ResultField("bearing", type: "number", "Direction from you, in degrees from north"),
    OpenStatusFields.field, OpenStatusFields.zone,
  ]

  /// The JSON object of a restaurant; unknown values are absent.
  static func json(_ found: Found, _ opening: Opening? = nil) -> JSONObject {
    var object = found.restaurant.json
    if found.listed.sources.count > 1 {
      object["sources"] = .array(found.listed.sources.map(\.json))
    }
    object["mean"] = found.number.map { .decimal($0.value) }
    if let people = found.people {
      object["people"] = [
        "count": .count(people.count), "mean": .decimal(Double(people.meanHundredths) / 100),
      ]
      object["keylimeScore"] = .decimal(found.score.value)
    }
    object["limes"] = found.mine.map { .count($0.count) }
    object["mine"] = found.mine.map { .count($0.count) }
    object["favourite"] = .bool(found.isFavourite)
    object["avoided"] = avoided(found)
    object["note"] = found.opinion.note.map { .object($0.json) }
    object["dietGrades"] = grades(found, Need.diet)
    object["serviceGrades"] = grades(found, Need.service)
    object["foundAs"] = found.otherName.map(JSON.string)
    object["distance"] = found.distance?.json
    object["bearing"] = found.bearing.map { .count(Int($0.rounded()) % 360) }
    object[OpenStatusFields.field.name] = opening.map { .object(OpenStatusFields.json($0)) }
    object[OpenStatusFields.zone.name] = opening?.zoneUsed.map(JSON.string)
    return object
  }
}

extension RestaurantFields {
  /// Why a place is left out of suggestions; nil when it is not.
  static func avoided(_ found: Found, _ party: Party = .alone) -> JSON? {
    found.opinion.avoidance.map { .string(party.words($0)) }
  }

  /// Whether a place meets each need of one sort that is known of or that somebody has; nil when
  /// there is nothing to say.
  private static func grades<Wanted: CaseIterable & RawRepresentable<String>>(
    _ found: Found, _ need: (Wanted) -> Need
  ) -> JSON? {
    var grades = JSONObject()
    for wanted in Wanted.allCases {
      let grade = found.restaurant.grade(need(wanted))
      let isNeeded = found.opinion.doubts.contains { $0.need == need(wanted) }
      if grade != .unknown || isNeeded { grades[wanted.rawValue] = .string(grade.rawValue) }
    }
    return grades.members.isEmpty ? nil : .object(grades)
  }
}

extension Source {
  fileprivate var json: JSON {
    var object: JSONObject = ["name": .string(name)]
    object["record"] = record.map(JSON.string)
    object["attribution"] = attribution.map(JSON.string)
    return .object(object)
  }
}
