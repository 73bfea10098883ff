/// What a restaurant offers its guests for a while.
public struct Deal: JournalRecord {
  /// One line.
  public var title: String
  /// The conditions.
  public var description: String?
  /// Web address or file name of a picture.
  public var image: String?
  /// It counts from this moment on; nil is from the start.
  public var starts: OffsetTime?
  /// It counts until this moment, not included; nil is for ever.
  public var expires: OffsetTime?
  /// The weekly hours in which it can be used, in the place's time and the grammar of opening
  /// hours; nil is at any time.
  public var when: String?
  /// Whether each person may use it once only; what 0.1.0 wrote without this rule has none.
  public var oncePerPerson = false
  /// How often it may be used in all, at least 1; nil is without limit.
  public var usesInAll: Int?

  /// A deal without limits.
  public init(title: String) { self.title = title }

  /// Reads the object that ``json`` gives.
  public init(json: JSONObject) throws(FieldFault) {
    title = try json.need("title") { $0.isEmpty ? nil : $0 }
    description = try json.text("description")
    image = try json.text("image")
    starts = try json.field("starts") { OffsetTime($0) }
    expires = try json.field("expires") { OffsetTime($0) }
    when = try json.text("when")
    oncePerPerson = try json.flag("oncePerPerson")
    usesInAll = try json.integer("usesInAll")
    if let usesInAll, usesInAll < 1 { throw .invalid("usesInAll") }
  }

  /// `{"title":"Two for one","expires":"2026-12-01T00:00:00-08:00","usesInAll":50}`.
  public var json: JSONObject {
    var json = JSONObject()
    json.add("title", title)
    json.add("description", description)
    json.add("image", image)
    json.add("starts", starts?.text)
    json.add("expires", expires?.text)
    json.add("when", when)
    json.add("oncePerPerson", flag: oncePerPerson)
    json.add("usesInAll", usesInAll)
    return json
  }
}
