import Arguments
import KeyLimeEngine

/// The people who are to eat at the place that is looked for, and how their wishes are worded.
struct Party {
  /// The contacts who eat along.
  let companions: [ContactState]

  static let with = Option(
    "with", value: .commaSeparated(.person), summary: "Who eats along: contacts, such as eli,ana",
    discussion: """
      What they rated low or avoid is left out, also when <term> or --cuisine names it, and so is \
      what does not serve their diet, does not offer what they need or costs more than they \
      spend. Where nobody knows, the place comes after all that fit, and the column NEEDS says \
      what to ask. With --avoided, NEEDS also says why one of them avoids a place.
      """
  ).repeatable
  static let avoided = Flag("avoided", summary: "Include places that you avoid")

  static let ask = ResultField(
    "ask", type: "string", "What nobody knows and somebody needs, such as halal: ask")

  /// The column of what has to be asked.
  static let needs = ResultColumn(
    "NEEDS", "Only when a place has any: what to ask, or who avoids it")

  /// Nobody but the person at the keyboard.
  static let alone = Party(companions: [])

  /// The contacts that `--with` names, and those that words name.
  ///
  /// Throws `nothingFound` or `usage` when a name means no contact or several.
  static func of(
    _ arguments: ParsedArguments, _ context: Context, and named: [String] = []
  ) throws(Failure) -> Party {
    let names = arguments[with].flatMap(\.self).filter { !$0.isEmpty } + named
    guard !names.isEmpty else { return alone }
    let contacts = try PersonReference(UserSession(context))
    return Party(companions: try contacts.resolve(names, to: "eat with"))
  }

  /// Says how many places a list leaves out because somebody avoids them.
  func noteHidden(_ answer: Answer, _ context: Context) {
    noteHidden(
      answer.hidden, areShown: !answer.isHiddenByRating, isCut: answer.total != nil, context)
  }

  /// Says how many places were left out because somebody avoids them, and why when there is one.
  ///
  /// `areShown` says whether `--avoided` shows them, and `isCut` whether the list goes on, where
  /// there may be more.
  func noteHidden(
    _ hidden: [Avoidance], areShown: Bool = true, isCut: Bool = false, _ context: Context
  ) {
    guard let first = hidden.first else { return }
    let isOne = hidden.count == 1
    let reasons = Set(hidden)
    let why = reasons.count == 1 ? " (\(words(first)))" : ""
    let least = isCut ? "at least " : ""
    let count = least + (isOne ? "1 avoided place is" : "\(hidden.count) avoided places are")
    let remedy = areShown ? "; --avoided shows \(isOne ? "it" : "them")" : ""
    context.note("\(count) hidden\(why)\(remedy)")
  }

  /// What speaks against a place: `you rated it 2`, `ana avoids sushi`.
  func words(_ avoidance: Avoidance) -> String {
    let who = name(avoidance.diner)
    let isMe = avoidance.diner == .me
    let avoids = isMe ? "you avoid" : "\(who) avoids"
    switch avoidance.reason {
    case .place: return isMe ? "you avoid it" : "\(who) avoids it"
    case .cuisine(let cuisine): return "\(avoids) \(cuisine.spaced)"
    case .rated(let limes): return "\(who) rated it \(limes.count)"
    case .need(.price(let most)): return "above \(most.signs) for \(who)"
    case .need(.service(let service)): return "no \(service.title) for \(who)"
    case .need(.diet(let diet)): return "not \(diet.title) for \(who)"
    case .closed: return "you noted that it is closed"
    case .passed: return "\(who) passed its card"
    }
  }

  /// What has to be asked at a place: `halal: ask`, `price: ask`.
  func words(_ doubts: [Doubt]) -> String? {
    guard !doubts.isEmpty else { return nil }
    var needs: [String] = []
    for doubt in doubts {
      let need =
        switch doubt.need {
        case .diet(let diet): diet.title
        case .service(let service): service.title
        case .price: "price"
        }
      if !needs.contains(need) { needs.append(need) }
    }
    return "\(needs.joined(separator: ", ")): ask"
  }

  /// The column of what has to be asked at the places, or is known not to serve somebody; none when
  /// there is nothing to say.
  ///
  /// A narrow terminal keeps it, because without it every place would seem to fit.
  func needs(_ found: [Found]) -> [Column<Found>] {
    guard found.contains(where: { needs($0) != nil }) else { return [] }
    return [Column("NEEDS", shrinksTo: 6, keeps: 30) { Cell(needs($0) ?? "") }]
  }

  /// What has to be asked at a place, what it is known not to have, and why one of the others
  /// avoids it.
  func needs(_ found: Found) -> String? {
    let opinion = found.opinion
    let reasons = [opinion.avoidance].compactMap(\.self).filter {
      $0.diner != .me && !opinion.unmet.contains($0)
    }
    let parts = (reasons + opinion.unmet).map(words) + [words(opinion.doubts)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The name of somebody of the party.
  private func name(_ diner: Diner.ID) -> String {
    switch diner {
    case .me: "you"
    case .contact(let id): companions.first { $0.id == id }?.contact.name ?? id.text
    }
  }
}
