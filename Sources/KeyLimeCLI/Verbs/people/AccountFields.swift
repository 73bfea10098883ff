import Arguments
import KeyLimeEngine

/// The JSON fields of an account.
enum AccountFields {
  static let declared =
    [
      ResultField("id", type: "string", "The id of the account"),
      ResultField("firstName", type: "string", "First name"),
      ResultField("lastName", type: "string", "Last name"),
      ResultField("gender", type: "string", "In the person's own words"),
      ResultField("email", type: "string", "Mail address"),
      ResultField("birthDate", type: "string", "YYYY-MM-DD, or --MM-DD without a year"),
      ResultField("picture", type: "string", "File name below the store's photos/"),
      ResultField("registered", type: "boolean", "Whether 'account register' gave it a name"),
      ResultField("password", type: "boolean", "Whether it can log in on this machine"),
      ResultField("current", type: "boolean", "Whether it is logged in"),
      ResultField("since", type: "string", "When it was created, RFC 3339"),
    ] + TasteOptions.fields + WriteOptions.fields

  static func json(_ account: KnownAccount) -> JSONObject {
    var json: JSONObject = ["id": .string(account.state.id.text)]
    json.members += account.state.profile.json.members
    json["registered"] = .bool(account.state.isRegistered)
    json["password"] = account.hasPassword.map(JSON.bool)
    json["current"] = .bool(account.isCurrent)
    json["since"] = .string(account.since.rfc3339)
    return json
  }

  /// The fields of the account that is logged in, once `profile` is written.
  ///
  /// Throws `store` when the state or the credentials cannot be read.
  static func json(of profile: Account, in session: UserSession) throws(Failure) -> JSONObject {
    // There is none yet in a dry run, or when nothing changes.
    guard var account = try session.currentAccount() else { return profile.json }
    account.state.profile = profile
    return json(account)
  }
}
