import Arguments
import KeyLimeEngine

/// The JSON fields of a deal, shared by all verbs.
enum DealFields {
  static let declared: [ResultField] = [
    ResultField("id", type: "string", "Id of the deal, for use as an operand"),
    ResultField("title", type: "string", "What is offered, in one line"),
    ResultField("description", type: "string", "The conditions"),
    ResultField("image", type: "string", "A picture: a web address, or a file in the store"),
    ResultField("starts", type: "string", "When it begins, RFC 3339 in the place's time"),
    ResultField("expires", type: "string", "When it ends: the first instant after the deal"),
    ResultField("when", type: "string", "The weekly hours in which it can be used"),
    ResultField("nextStart", type: "string", "When those hours next begin, if not now"),
    ResultField("oncePerPerson", type: "boolean", "Whether each person may use it once only"),
    ResultField("usesInAll", type: "number", "How often it may be used in total"),
    ResultField("usesLeft", type: "number", "How often it may still be used"),
    ResultField("status", type: "string", "For you: open, notYet, notNow, expired, used or usedUp"),
    ResultField("used", type: "boolean", "Whether you have used it"),
    ResultField("redeemable", type: "boolean", "Whether the place has anybody to redeem its code"),
    ResultField("favourite", type: "boolean", "Whether the place is one of your favourites"),
    ResultField("restaurant", type: "string", "The id of the place"),
    ResultField("name", type: "string", "The name of the place"),
    ResultField("distance", type: "number", "Metres from your location"),
  ]

  /// The JSON object of a deal; unknown values are absent.
  static func json(_ offer: Offer, _ found: Found?, isFavourite: Bool) -> JSONObject {
    var json: JSONObject = ["id": .string(offer.id.text)]
    json.members += offer.deal.json.members.filter { $0.name != "oncePerPerson" }
    json["oncePerPerson"] = .bool(offer.deal.oncePerPerson)
    json["nextStart"] = offer.nextStart.map { .string($0.text) }
    json["usesLeft"] = offer.usesLeft.map(JSON.count)
    json["status"] = .string(offer.status.rawValue)
    json["used"] = .bool(offer.isUsed)
    json["redeemable"] = .bool(offer.isRedeemable)
    json["favourite"] = .bool(isFavourite)
    json["restaurant"] = .string(offer.restaurant.text)
    json["name"] = found.map { .string($0.restaurant.name) }
    json["distance"] = found?.distance.flatMap { JSONNumber(($0.metres * 10).rounded() / 10) }
      .map(JSON.number)
    return json
  }
}
