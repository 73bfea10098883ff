import Arguments
import KeyLimeEngine

/// The JSON fields that the `admin` verbs share.
enum AdminFields {
  /// The fields of a change to a restaurant.
  static let act: [ResultField] =
    [
      ResultField("restaurant", type: "string", "The id of the restaurant"),
      ResultField("name", type: "string", "Its name"),
    ] + WriteOptions.fields

  static func json(_ place: Restaurant) -> JSONObject {
    ["restaurant": .string(place.id.text), "name": .string(place.name)]
  }
}
