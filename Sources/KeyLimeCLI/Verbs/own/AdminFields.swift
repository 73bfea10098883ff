import Arguments
import KeyLimeEngine

/// The JSON fields that the verbs of owners share.
enum AdminFields {
  /// Of what was done to a restaurant.
  static let act: [ResultField] = [
    ResultField("restaurant", type: "string", "The id of the restaurant"),
    ResultField("name", type: "string", "Its name"),
    ResultField("event", type: "string", "The journal's name for what was done"),
    ResultField("repeated", type: "boolean", "True when --key had done it already"),
  ]

  static func json(_ place: Restaurant) -> JSONObject {
    ["restaurant": .string(place.id.text), "name": .string(place.name)]
  }
}
