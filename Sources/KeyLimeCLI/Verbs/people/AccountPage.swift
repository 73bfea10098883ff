import Arguments
import KeyLimeEngine

/// The page of an account, for a terminal.
struct AccountPage {
  let account: KnownAccount
  let now: Instant
  /// Whether a face is shown when there is no picture.
  var drawsPortrait = false

  var lines: [StyledText] {
    let profile = account.state.profile
    let facts: [(String, String?)] =
      [
        ("mail", profile.email), ("gender", profile.gender), ("born", profile.birthDate),
      ] + TasteOptions.facts(profile.tastes) + [
        ("picture", profile.picture), ("since", RelativeTime.words(from: account.since, now: now)),
        ("id", account.state.id.text),
      ]
    return portrait + [heading] + LabelledLines.of(facts) + advice
  }

  private var portrait: [StyledText] {
    guard drawsPortrait, account.state.profile.picture == nil else { return [] }
    return Portrait(gender: account.state.profile.gender).lines
  }

  private var heading: StyledText {
    let state = account.state.isRegistered ? "" : "  not registered"
    return "\(account.title, .strong)\(state, .faint)"
  }

  private var advice: [StyledText] {
    guard !account.state.isRegistered else { return [] }
    return [
      "", StyledText("keylime account register gives it a name and keeps everything", .faint),
    ]
  }
}

/// The picture of an account that has none: a small face, whose hair may follow the gender.
///
/// A gender is in a person's own words, so only a few plain ones are known.
enum Portrait: CaseIterable {
  case plain, longHair, shortHair

  /// The face for a gender.
  init(gender: String?) {
    switch gender?.lowercased() {
    case "f", "w", "female", "woman", "girl", "frau", "weiblich", "femme", "mujer", "donna":
      self = .longHair
    case "m", "male", "man", "boy", "mann", "männlich", "homme", "hombre", "uomo":
      self = .shortHair
    default: self = .plain
    }
  }

  /// Its lines, each of the same width.
  var lines: [StyledText] {
    let (top, eyes, mouth, chin) =
      switch self {
      case .plain: ("  ▄▄▄▄▄  ", " █ ● ● █ ", " █  ‿  █ ", "  ▀▀▀▀▀  ")
      case .longHair: (" ▄█████▄ ", " █ ● ● █ ", " █  ‿  █ ", "▄█▀▀▀▀▀█▄")
      case .shortHair: ("  ▄███▄  ", " █▀●▀●▀█ ", " █  ‿  █ ", "  ▀▀▀▀▀  ")
      }
    return [top, eyes, mouth, chin].map { StyledText($0, .good) }
  }
}

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
