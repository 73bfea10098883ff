/// What a person tells about themselves; an anonymous account has told nothing.
///
/// Passwords are not here: their hashes stay in the store's `private/`.
public struct Account: JournalRecord {
  /// First name.
  public var firstName: String?
  /// Last name.
  public var lastName: String?
  /// In the person's own words.
  public var gender: String?
  /// Mail address.
  public var email: String?
  /// `YYYY-MM-DD`.
  public var birthDate: String?
  /// File name below the store's `photos/`.
  public var picture: String?
  /// What they need from a place to eat.
  public var tastes = Tastes()

  /// An account without a profile.
  public init() {}

  /// Reads the object that ``json`` gives.
  public init(json: JSONObject) throws(FieldFault) {
    firstName = try json.text("firstName")
    lastName = try json.text("lastName")
    gender = try json.text("gender")
    email = try json.text("email")
    birthDate = try json.text("birthDate")
    picture = try json.text("picture")
    tastes = try Tastes(json: json)
  }

  /// `{"firstName":"Ana","lastName":"Ruiz","email":"ana@example.org"}`.
  public var json: JSONObject {
    var json = JSONObject()
    json.add("firstName", firstName)
    json.add("lastName", lastName)
    json.add("gender", gender)
    json.add("email", email)
    json.add("birthDate", birthDate)
    json.add("picture", picture)
    tastes.write(to: &json)
    return json
  }
}
