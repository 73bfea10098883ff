import Arguments
import KeyLimeEngine

/// `rate`: rates a place with one to five limes, or lists ratings.
enum Rate: Verb {
  private static let restaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "An id, a name, @N of the last list, or - for lines",
    arity: .optional)
  private static let limes = Operand(
    "LIMES", value: .text("LIMES").completed(by: .dynamic("limes")), summary: "1 to 5, or a phrase",
    arity: .optional)
  private static let words = Operand(
    "WORDS", value: .text, summary: "What you want to say with it", arity: .optional)
  private static let remove = Flag("remove", summary: "Remove your rating")
  private static let clear = Flag("clear", summary: "The same as --remove", hidden: true)
  private static let least = Option(
    "min", value: .limes, summary: "List only ratings with at least this many limes")
  private static let sort = Option(
    "sort", short: "s", value: .oneOf(MyRatings.Order.self, "ORDER"), summary: "Sort order",
    standard: "recent")

  static var spec: CommandSpec {
    CommandSpec(
      name: "rate", group: .act, summary: "Rate a place with one to five limes",
      discussion: """
        Your latest rating counts; words belong to it, so give them again with other limes. With only a place, shows your rating of it; without an operand, \
        lists all your ratings.

        \(phraseTable)

        A phrase may be abbreviated if it stays unambiguous. Set your own phrases in the config: \
        config set limes.5 'to die for'.

        With - for RESTAURANT, reads a list from standard input: each line has an id or a name, a \
        TAB, the limes and, after another TAB, perhaps words; LIMES and WORDS are for lines \
        without. A line that cannot be done is named, and the rest are done, as one command.
        """,
      operands: [restaurant.declaration, limes.declaration, words.declaration],
      options: [
        remove.declaration, clear.declaration, least.declaration, sort.declaration,
      ] + MyPlaces.options + WriteOptions.declarations,
      rules: [
        .conflict("LIMES", "remove"), .requires("remove", "RESTAURANT"),
        .conflict("LIMES", "clear"), .requires("clear", "RESTAURANT"),
      ] + MyPlaces.rules(of: "RESTAURANT", least.declaration, sort.declaration),
      examples: [
        Example("rate 'Bao House' 5", "Rate again to change it"),
        Example("rate 'Bao House' 'tell everyone'", "By a phrase"),
        Example("rate 'Bao House' 4 'great patio'", "With a remark"),
        Example("rate 'Bao House' --remove", "As if you had never rated it"),
        Example("rate --min 4 --sort distance", "Your best places, nearest first"),
        Example("rate - < my-ratings.tsv", "Many at once"),
      ],
      fields: MyPlaces.fields + [
        ResultField("limes", type: "number", "1 to 5"),
        ResultField("phrase", type: "string", "The phrase for this number of limes"),
        ResultField("words", type: "string", "What you said with it"),
        ResultField("rated", type: "string", "In lists: when you rated it, RFC 3339"),
        ResultField("before", type: "number", "Your previous number of limes"),
        ResultField("changed", type: "array of strings", "With -: ids whose rating changed"),
        ResultField("unchanged", type: "array of strings", "With -: ids that needed no change"),
        OperandLines.field,
      ] + WriteOptions.fields,
      columns: MyPlaces.columns([
        ResultColumn("LIMES", "1 to 5"), ResultColumn("WORDS", "What you said, else the phrase"),
        ResultColumn("RATED", "When you rated it, RFC 3339"),
      ]),
      exits: [
        ExitNote(1, "There is no such restaurant, or no rating to show"),
        ExitNote(2, "The command line, or a line of the list, cannot be understood"),
      ],
      advice: [Advice("--stars", "rate <restaurant> <limes>"), Advice("--undo", "undo")],
      seeAlso: ["fav", "discover", "undo"])
  }

  private static var phraseTable: String {
    var table = ""
    for limes in (1...5).compactMap({ Limes($0) }) {
      if !table.isEmpty { table += "\n" }
      table += "  \(limes.count)  \(Phrases.standard[limes])"
    }
    return table
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    guard let named = arguments[restaurant] else {
      return try MyRatings(context: context).output(
        atLeast: arguments[least], by: arguments[sort] ?? .recent, arguments)
    }
    let session = try UserSession(context)
    let clears = arguments[remove] ?? arguments[clear] ?? false
    if named == "-" {
      return try RatedLines(
        session: session, arguments: arguments, standard: arguments[limes],
        words: arguments[words], clears: clears
      ).output()
    }
    let reference = try RestaurantReference(near: arguments, session)
    let given = try RateOperands(
      named, limes: arguments[limes], words: arguments[words], reference, context.phrases())
    guard let text = given.limes else {
      let lost = try LostPlaces.of(.rated, session, named: [named])
      let place = try reference.resolve(named, among: lost, to: "rate")
      let before = try session.myRating(of: place.id, before: arguments)
      return clears
        ? try takeBack(before, place, session, arguments) : try show(before, place, context)
    }
    let place = try reference.resolve(given.place, to: "rate").restaurant
    let before = try session.myRating(of: place.id, before: arguments)
    return try rate(place, text, saying: given.words, before, session, arguments)
  }

  private static func rate(
    _ place: Restaurant, _ text: String, saying typed: String?, _ before: Rating?,
    _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let phrases = try session.context.phrases()
    guard let limes = phrases.rating(text) else {
      throw .unknownRating(text, NamedPlace(place), phrases)
    }
    var json: JSONObject = ["restaurant": .string(place.id.text), "name": .string(place.name)]
    json["limes"] = .count(limes.count)
    json["phrase"] = .string(phrases[limes])
    json["before"] = before.map { .count($0.limes.count) }
    let words = words(typed, with: limes, after: before)
    json["words"] = words.map(JSON.string)
    let was = before.map { $0.limes == limes ? ", as before" : ", \($0.limes.count) before" } ?? ""
    let said = words.map { ", '\($0)'" } ?? ""
    let dropped = words == nil && typed == nil ? before?.words : nil
    let account = try session.account()
    return try session.perform(
      arguments, named: [NamedPlace(place)], json: json,
      line:
        "rated \(place.name, .strong) \(limes.count) of 5 limes: \(phrases[limes])\(was)\(said)",
      hints: dropped.map { ["'\($0)' was about \(before?.limes.count ?? 0) limes and is gone"] }
        ?? []
    ) { (state) throws(SnapshotFault) in
      // Another command may have rated it meanwhile.
      let before = try account.flatMap { (id) throws(SnapshotFault) in
        try state.rating(of: place.id, by: id)
      }
      return [.rate(place.id, limes, words: Self.words(typed, with: limes, after: before))]
    }
  }

  /// What is said with a rating: what was said stays said of the same rating.
  private static func words(
    _ typed: String?, with limes: Limes, after before: Rating?
  ) -> String? {
    let kept = before?.limes == limes ? before?.words : nil
    return (typed ?? kept).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Removes a rating; writes nothing when there is none.
  private static func takeBack(
    _ before: Rating?, _ place: NamedPlace, _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    var json: JSONObject = ["restaurant": .string(place.id.text), "name": .string(place.name)]
    json["before"] = before.map { .count($0.limes.count) }
    let account = try session.account()
    return try session.perform(
      arguments, named: [place], json: json,
      line: before == nil
        ? "you have not rated \(place.name, .strong)"
        : "removed your rating of \(place.name, .strong)"
    ) { (state) throws(SnapshotFault) in
      guard let account, try state.rating(of: place.id, by: account) != nil else { return [] }
      return [.clearRating(place.id)]
    }
  }

  private static func show(
    _ rating: Rating?, _ place: NamedPlace, _ context: Context
  ) throws(Failure) -> Output {
    guard let rating else {
      return .nothing(
        Nothing(
          "you have not rated '\(place.name)'",
          hints: ["keylime rate \(ShellLine.quoted(place.name)) 5 gives it 5 of 5 limes"]))
    }
    let phrases = try context.phrases()
    var json: JSONObject = ["restaurant": .string(place.id.text), "name": .string(place.name)]
    json.members += MyRatings.json(rating, phrases).members
    let when = RelativeTime.words(from: rating.time.instant, now: context.now)
    let said = rating.words.map { ", '\($0)'" } ?? ""
    let words = "\(rating.limes.count) of 5 limes: \(phrases[rating.limes])\(said)"
    return .record(
      Record(json: json, lines: ["\(place.name, .strong)  \(words)  \(when, .faint)"]))
  }
}

extension ValueType<Limes> {
  /// A rating as a number of limes.
  static let limes = ValueType("LIMES", expects: "1 to 5") { Int($0).flatMap { Limes($0) } }
}

extension UserSession {
  /// The current account's rating of a place before a command, which may have done its work already
  /// under the same `--key`; nil when there is none.
  fileprivate func myRating(
    of restaurant: RestaurantID, before arguments: ParsedArguments
  ) throws(Failure) -> Rating? {
    guard let account = try account() else { return nil }
    let done = try eventWithSameKey(arguments)
    return try state { (state) throws(SnapshotFault) in
      if let done { return try state.rating(before: done) }
      return try state.rating(of: restaurant, by: account)
    }
  }
}

extension Failure {
  /// A text that is not a rating.
  static func unknownRating(
    _ text: String, _ place: NamedPlace, _ phrases: Phrases
  ) -> Failure {
    if text == "-" {
      return .cannot(
        "rate '\(place.name)'", "'-' is not a rating", .usage, code: "bad-rating",
        hints: [
          Message.writing("\(Program.name) rate \(ShellLine.quoted(place.id.text)) --remove")
        ])
    }
    let known = (1...5).compactMap { Limes($0) }.map { "\($0.count) '\(phrases[$0])'" }
    return .cannot(
      "rate '\(place.name)'", "'\(text)' is not a rating", .usage, code: "bad-rating",
      hints: ["use 1 to 5, or a phrase: \(known.joined(separator: ", "))"])
  }
}
