import Arguments
import KeyLimeEngine

/// The user's location: `--near`, else the config's `home`, else the town of the built-in sample.
struct UserLocation {
  static let near = Option(
    "near", value: .text.named("WHERE").completed(by: .dynamic("where")),
    summary: "Your location",
    discussion: """
      Coordinates (55.95,-3.19 or 55°57'N 3°11'W), a geo: URI, @N of the last list, me (gpsd is \
      asked once, through gpspipe), a saved place (config place.NAME), or what the catalogue \
      knows: a city (München or Munich) or a part of it, a postcode, an address (or the next house \
      on the street), or the name of a place, with its state or country if need be (Paris, TX). \
      Of several, the nearest to config 'home' is meant.
      """,
    standard: "config 'home'", environment: "KEYLIME_NEAR")

  let context: Context
  let store: Store

  /// The location from the command line or the config.
  ///
  /// Throws `usage` when none is given, or it cannot be resolved.
  func origin(_ arguments: ParsedArguments) throws(Failure) -> Coordinate {
    if let origin = try standingOrigin(arguments, tells: true) { return origin }
    throw Failure(
      .usage, "your location is unknown", code: "no-place",
      hints: [
        "give it once: --near 55.95,-3.19, --near CITY, or --near 'ADDRESS'",
        "or save it: keylime config set home 55.95,-3.19",
      ])
  }

  /// The same; nil when no location is given.
  ///
  /// Nil also when the location is that of a receiver that does not know it and that this command
  /// did not ask for, and when config 'home' is a name that this catalogue does not have.
  ///
  /// A restaurant that has the name of a location is told, unless not `tells`. Throws `usage` when
  /// the location cannot be resolved.
  func knownOrigin(
    _ arguments: ParsedArguments?, tells: Bool = true
  ) throws(Failure) -> Coordinate? {
    do throws(Failure) { return try standingOrigin(arguments, tells: tells) } catch {
      // A place can be rated by its id wherever one is, and a town has its name.
      switch error.code {
      case "no-position" where !(arguments.map(isTyped) ?? false),
        "no-program" where !(arguments.map(isTyped) ?? false):
        context.warn("your location is unknown: \(error.message)")
      case "unknown-place" where near(arguments) == nil,
        "ambiguous-place" where near(arguments) == nil:
        let home = try context.configuration().home ?? ""
        if tells { context.warn("config 'home' is '\(home)', which is not found here") }
      default: throw error
      }
      return nil
    }
  }

  /// What the option or the variable says.
  private func near(_ arguments: ParsedArguments?) -> String? {
    arguments?[Self.near] ?? context.environment.nonEmpty("KEYLIME_NEAR")
  }

  private func standingOrigin(
    _ arguments: ParsedArguments?, tells: Bool
  ) throws(Failure) -> Coordinate? {
    // Verbs without the option name places, too: the nearest to where somebody is.
    if let near = near(arguments) {
      do throws(Failure) { return try point(near, tells: tells) } catch {
        throw Self.adviceOnQuotes(error, arguments)
      }
    }
    if let home = try context.configuration().home { return try point(ofHome: home) }
    let isEmpty = try context.asking { () throws(StoreError) in
      (try store.currentGeneration()?.records ?? 0) == 0
    }
    return isEmpty ? Catalogue.samplePosition : nil
  }

  /// The position of the config's `home`; nil when there is none, or it cannot be resolved.
  ///
  /// Throws `config` when the config cannot be read.
  func home() throws(Failure) -> Coordinate? {
    guard let home = try context.configuration().home else { return nil }
    return try? point(home)
  }

  /// The location of somebody who wished for something near a place: the option, else that place,
  /// else ``knownOrigin(_:)``.
  ///
  /// Throws `usage` when the location cannot be resolved.
  func knownOrigin(
    _ arguments: ParsedArguments, _ wish: Wish?, tells: Bool = true
  ) throws(Failure) -> Coordinate? {
    guard !isTyped(arguments), let near = wish?.near else {
      return try knownOrigin(arguments, tells: tells)
    }
    guard near == "me" else { return try point(near, tells: tells) }
    if let received = try received(tells: tells) { return received }
    return try knownOrigin(arguments, tells: tells)
  }

  /// Where the receiver is that words such as `near me` mean; nil without one that knows.
  ///
  /// Who has none says `near me` as well, and means where the config says that they are. Throws
  /// `usage` when the receiver cannot be asked.
  private func received(tells: Bool) throws(Failure) -> Coordinate? {
    do throws(Failure) { return try context.receivedPosition() } catch {
      switch error.code {
      case "no-program": return nil
      case "no-position":
        if tells {
          context.note(StyledText("\(error.message); your usual location counts", .faint))
        }
        return nil
      default: throw error
      }
    }
  }

  /// The same; throws `usage` when no location is given.
  func origin(_ arguments: ParsedArguments, _ wish: Wish?) throws(Failure) -> Coordinate {
    let isNamed = isTyped(arguments) || wish?.near != nil
    if isNamed, let origin = try knownOrigin(arguments, wish) { return origin }
    return try origin(arguments)
  }

  /// Whether the command line says where to look around; the variable is weaker than words.
  func isTyped(_ arguments: ParsedArguments) -> Bool {
    arguments[Self.near].map { $0 != context.environment["KEYLIME_NEAR"] } ?? false
  }

  /// Reminds of quotes where operands follow an unknown place: `--near High Street`.
  private static func adviceOnQuotes(_ failure: Failure, _ arguments: ParsedArguments?) -> Failure {
    guard failure.code == "unknown-place", let whole = arguments?.quoting(near.declaration) else {
      return failure
    }
    var failure = failure
    failure.hints.insert("if the words belong together, write \(whole)", at: 0)
    return failure
  }

  /// Resolves the config's `home`.
  ///
  /// On failure a hint mentions it, since it is not in the command line.
  private func point(ofHome home: String) throws(Failure) -> Coordinate {
    do throws(Failure) { return try point(home) } catch {
      var failure = error
      failure.hints.insert("config 'home' is '\(home)'; keylime config set home changes it", at: 0)
      throw failure
    }
  }
}
