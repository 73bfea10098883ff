import Arguments
import KeyLimeEngine

/// Checks that an avoided cuisine can mean something: a typing error would avoid nothing, silently.
struct AvoidedCuisineCheck {
  let session: UserSession

  /// A failure to find a place, with the command for the cuisine of that name if one is served.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func advice(_ failure: Failure, _ word: String, removes: Bool) throws(Failure) -> Failure {
    guard failure.code == "no-such-restaurant" else { return failure }
    let slug = Avoided.slug(of: word)
    guard try unserved([slug]).isEmpty else { return failure }
    var failure = failure
    let end = removes ? " --remove" : ""
    let name = ShellLine.quoted(slug)
    failure.hints = [Message.writing("\(Program.name) avoid --cuisine \(name)\(end)")]
    return failure
  }

  /// Throws `usage` for a name that cannot be one of a cuisine.
  func requireOneLine(_ cuisines: [String]) throws(Failure) {
    for cuisine in cuisines where !Avoided.isSlug(Avoided.slug(of: cuisine)) {
      throw .cannot(
        "avoid '\(cuisine)'", "a cuisine is one line of text", .usage, code: "bad-cuisine",
        hints: ["keylime discover --facets shows cuisines near you"])
    }
  }

  /// Warns of cuisines that no place serves.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func warnOfUnserved(_ cuisines: [String]) throws(Failure) {
    for slug in try unserved(cuisines.map(Avoided.slug)) {
      session.context.warn(
        "no place in the catalogue serves '\(slug.spaced)'; it is avoided all the same")
    }
  }

  private func unserved(_ slugs: [String]) throws(Failure) -> [String] {
    guard !slugs.isEmpty else { return [] }
    return try session.context.asking { () throws(StoreError) in
      try session.store.unserved(slugs)
    }
  }
}
