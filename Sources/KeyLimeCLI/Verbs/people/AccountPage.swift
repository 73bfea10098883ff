import KeyLimeEngine

/// The page of an account, for a terminal.
struct AccountPage {
  let account: KnownAccount
  let now: Instant
  /// Whether a face stands for a missing picture.
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
