import Arguments
import KeyLimeEngine

/// `contact import`: imports vCards or a table from a file, a folder or standard input.
struct ContactImport {
  private static let file = Operand(
    "FILE", value: .path("FILE", extensions: ["vcf", "csv"]),
    summary: "A .vcf or .csv file, a folder of .vcf files, or - for standard input")
  private static let charset = Option(
    "charset", value: .text.named("NAME"),
    summary: "Character set of texts that do not name a known one",
    discussion: "iconv -l lists the names: windows-1252, Shift_JIS, GB18030.", standard: "refused")
  private static let fields =
    [
      ResultField("added", type: "number", "Contacts that are new"),
      ResultField("updated", type: "number", "Contacts that changed"),
      ResultField("unchanged", type: "number", "Contacts that did not change"),
      ResultField("skipped", type: "number", "Cards of groups, places or things"),
    ] + WriteOptions.fields

  static var spec: CommandSpec {
    CommandSpec(
      name: "import", summary: "Import contacts from vCards or a table",
      discussion: """
        Reads vCard 2.1, 3.0 and 4.0, as phones and mail programs write them, and CSV tables of \
        Google, Outlook and LinkedIn with one person a row. Cards are \
        identified by their UID, those without one by their name and a mail address or number: \
        importing a file again updates what changed and adds nobody twice. Cards of groups, \
        places and things are skipped. A picture in a card is kept, an address of one is not. \
        Other character sets than UTF-8 are converted by the program iconv. A file with texts in \
        an unknown character set is refused, so that no name is damaged. A retry with --key does \
        not report again what was unchanged or skipped.
        """,
      operands: [file.declaration], options: [charset.declaration] + WriteOptions.declarations,
      examples: [Example("contact import friends.vcf", "From a phone")], fields: fields)
  }

  let session: UserSession
  private(set) var arguments: ParsedArguments
  /// What standard input holds, when it is imported.
  private var typed: [UInt8]?

  init(session: UserSession, arguments: ParsedArguments) {
    (self.session, self.arguments) = (session, arguments)
  }

  private var context: Context { session.context }

  /// The changes that the cards make.
  private struct Outcome {
    var actions: [Action] = []
    var photos: [PhotoFile] = []
    var added = 0
    var updated = 0
    var unchanged = 0
    /// How to make one person of two contacts with the same name.
    var hints: [String] = []

    mutating func add(_ card: VCard, _ contact: Contact, besides namesake: ContactID?) {
      if let photo = PhotoFile(card) { photos.append(photo) }
      added += 1
      actions.append(.contact(card.id, .merge(contact)))
      guard let namesake, hints.count < 3 else { return }
      hints.append(
        "keylime contact merge \(namesake.text) \(card.id.text) if both "
          + "\(contact.name) are one person")
    }

    mutating func update(_ id: ContactID, from old: Contact, to new: Contact, _ card: VCard) {
      let patch = Patch(from: old, to: new)
      guard !patch.isEmpty else {
        unchanged += 1
        return
      }
      if old.picture != new.picture, let photo = PhotoFile(card) { photos.append(photo) }
      updated += 1
      actions.append(.contact(id, .edit(patch)))
    }
  }

  /// Imports the cards of the operand.
  ///
  /// Throws `nothingFound` when there are no cards, and `usage` when a file cannot be read.
  mutating func run() throws(Failure) -> Output {
    let path = try arguments.needed(Self.file)
    if path == "-" {
      let typed = try SourceFile(path, context).contents()
      self.typed = typed
      arguments = arguments.asking(input: typed)
    }
    let earlier = try session.retryOutput(arguments) { (event) throws(Failure) in
      try firstAnswer(to: event)
    }
    if let earlier { return earlier }
    let (files, skipped) = try self.cards(path)
    let cards = files.flatMap(\.self)
    guard !cards.isEmpty else {
      let content =
        skipped == 0
        ? "neither a vCard of somebody nor a table of people"
        : "no vCard of a person, only of groups or places"
      throw .cannot(
        "import '\(path)'", "it contains \(content)", .nothingFound, code: "no-cards",
        hints: ["export contacts as vCard (.vcf) or CSV from your phone or mail program"])
    }
    let outcome = try compare(files)
    let counts = "\(outcome.added) new, \(outcome.updated) changed, \(outcome.unchanged) unchanged"
    let json: JSONObject = [
      "added": .count(outcome.added), "updated": .count(outcome.updated),
      "unchanged": .count(outcome.unchanged), "skipped": .count(skipped),
    ]
    let others =
      skipped == 0
      ? "" : "; skipped \(skipped.counted("card")) of groups, places or things"
    for photo in outcome.photos {
      try photo.keep(in: session.store, context, isDryRun: arguments.isDryRun)
    }
    let contacts = cards.count == 1 ? "contact" : "contacts"
    return try session.perform(
      outcome.actions, arguments, json: json,
      line: "imported \(cards.count, .strong) \(contacts): \(counts)\(others)",
      hints: outcome.hints)
  }

  /// How many contacts the command of an event added and changed; the
  /// journal does not tell how many it left or skipped.
  private func firstAnswer(to event: Event) throws(Failure) -> JSONObject {
    var (added, updated) = (0, 0)
    for event in try session.command(of: event) {
      guard case .contact(_, let change) = event.action else { continue }
      if case .merge = change { added += 1 } else { updated += 1 }
    }
    return ["added": .count(added), "updated": .count(updated)]
  }

  /// Compares the cards of each file with the contacts, as if one file were imported after another.
  ///
  /// A card that was imported before changes nothing. The contact of one card is not that of
  /// another in its file, though two people may share a name and a telephone.
  private func compare(_ files: [[VCard]]) throws(Failure) -> Outcome {
    let people = try PersonReference(session)
    var known = Dictionary(uniqueKeysWithValues: people.contacts.map { ($0.id, $0.contact) })
    var matcher = CardMatcher(people.contacts)
    var outcome = Outcome()
    for cards in files {
      var taken = Set(cards.map(\.id))
      for card in cards {
        let isKnown = known[card.id] != nil
        let id = isKnown ? card.id : matcher.contact(of: card, except: taken) ?? card.id
        guard !people.isJoined(card.id) else {
          // What this card said is in the contact that it was merged into, who may say otherwise now.
          outcome.unchanged += 1
          continue
        }
        let old = known[id]
        let new = old?.updated(from: card) ?? Contact(card)
        if let old {
          taken.insert(id)
          outcome.update(id, from: old, to: new, card)
        } else {
          outcome.add(card, new, besides: matcher.namesake(of: card))
        }
        known[id] = new
        matcher.update(id, from: old, to: new)
      }
    }
    return outcome
  }

  /// The cards of people by file, and how many there are of others.
  private func cards(_ path: String) throws(Failure) -> (people: [[VCard]], skipped: Int) {
    var (cards, skipped): ([[VCard]], Int) = ([], 0)
    for file in try files(path) {
      let read = VCardFile(
        reading: try contents(of: file),
        charsets: Iconv.charsets(standard: arguments[Self.charset]))
      try refuse(file, read.warnings)
      for warning in read.warnings {
        let words = "\(file):\(warning.line): \(warning.oddity)"
        if warning.oddity.losesCard { context.warn("\(words)") } else { context.detail("\(words)") }
      }
      cards.append(read.cards)
      skipped += read.skipped
    }
    return (cards, skipped)
  }

  private func contents(of file: String) throws(Failure) -> [UInt8] {
    if let typed { return typed }
    return try SourceFile(file, context).contents()
  }

  /// Throws `usage` when a name could only be read by guessing its character set.
  private func refuse(_ file: String, _ warnings: [VCardFile.Warning]) throws(Failure) {
    for warning in warnings {
      switch warning.oddity {
      case .unknownCharset(let name):
        throw .cannot(
          "import '\(file)'",
          "line \(warning.line) is in the character set '\(name)', which cannot be converted",
          .usage, code: "unknown-charset",
          hints: ["--charset NAME says which one it is; iconv -l lists the names that iconv knows"])
      case .unnamedCharset:
        throw .cannot(
          "import '\(file)'",
          "line \(warning.line) is not UTF-8, and does not name its character set", .usage,
          code: "unknown-charset", hints: ["--charset NAME names it, for example windows-1252"])
      case .textTooLong:
        throw .cannot(
          "import '\(file)'", "line \(warning.line) has \(warning.oddity), and 1 MB is allowed",
          .usage, code: "text-too-long", hints: ["nothing was changed; shorten it"])
      case .brokenTable:
        throw .cannot(
          "import '\(file)'", "line \(warning.line) begins \(warning.oddity)", .usage,
          code: "broken-file", hints: ["nothing was changed; the file may be truncated"])
      default: break
      }
    }
  }

  /// The file itself, or the `.vcf` files in a folder, sorted by name.
  private func files(_ path: String) throws(Failure) -> [String] {
    guard UserFile.isFolder(path) else { return [path] }
    let names = try UserFile.reading(path) { () throws(FileFault) in
      try UserFile.names(inFolder: path)
    }
    let files = names.sorted()
      .filter { $0.lowercased().hasSuffix(".vcf") && !$0.hasPrefix(".") }
    guard !files.isEmpty else {
      throw .cannot(
        "import '\(path)'", "the folder contains no .vcf file", .nothingFound, code: "no-cards")
    }
    return files.map { "\(path)/\($0)" }
  }
}

extension VCardFile.Oddity {
  /// Whether a contact, or a part of one, may be lost.
  fileprivate var losesCard: Bool {
    switch self {
    case .unterminatedCard, .emptyCard, .notUTF8, .badPhoto, .badBirthday, .birthdayWithoutDay,
      .sharedID:
      true
    case .textOutsideCards, .malformedLine, .unknownCharset, .unnamedCharset, .textTooLong,
      .brokenTable, .repeatedID:
      false
    }
  }
}
