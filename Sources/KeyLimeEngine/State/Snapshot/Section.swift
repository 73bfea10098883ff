/// The parts of the state that can be read on their own.
enum Section: Int, CaseIterable {
  case accounts, ratings, favourites, cards, checkIns, contacts, bills
  /// Added and edited restaurants, their admins and deals.
  case restaurants
  /// Uses and redemptions of deals.
  case deals
  case store
  /// Events that were written with a key.
  case keys
  /// Derived from the ratings: what each restaurant's numbers are made of, see ``RatingSummary``.
  case scores
  /// Derived from the ratings: the same by person, see ``Rating/body``.
  case ratingsByAccount
  /// How many events of each unknown kind there are.
  case unknown
  /// Events without effect, and why.
  case ineffective
  /// Derived from the other sections: where their lines stand, see ``Directory``; not lines.
  case directory
}

/// What an event is about: its section, and the key there.
///
/// The events of one subject, in order, are all it takes to know the state of that subject (a deal
/// needs its restaurant's besides), so each can be folded alone.
struct Subject: Hashable {
  var section: Section
  var key: SubjectKey
}

/// One or two texts, each ended by a tab, compared byte by byte; ids hold no tabs.
struct SubjectKey: Hashable, Comparable {
  private(set) var bytes: [UInt8]

  init(_ first: String, _ second: String? = nil) {
    bytes = Array(first.utf8)
    bytes.append(0x09)
    guard let second else { return }
    bytes += Array(second.utf8)
    bytes.append(0x09)
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// A key whose last text may hold anything: it is written as a JSON string.
  init(_ first: String? = nil, escaped text: String) {
    let escaped = JSON.string(text).compactText
    if let first { self.init(first, escaped) } else { self.init(escaped) }
  }

  /// The texts.
  var parts: [String] {
    bytes.dropLast().split(separator: 0x09, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// How many texts there are.
  var partCount: Int { bytes.reduce(0) { $1 == 0x09 ? $0 + 1 : $0 } }

  /// The key of the first text alone: the prefix of all keys that begin with it.
  var head: SubjectKey {
    let end = bytes.firstIndex(of: 0x09) ?? bytes.count - 1
    return SubjectKey(bytes: Array(bytes[...end]))
  }

  /// The key with its two texts in the other order.
  var swapped: SubjectKey {
    let first = head.bytes
    return SubjectKey(bytes: Array(bytes[first.count...]) + first)
  }

  func hasPrefix(_ prefix: SubjectKey) -> Bool { bytes.starts(with: prefix.bytes) }

  func hasSuffix(_ suffix: [UInt8]) -> Bool { bytes.suffix(suffix.count).elementsEqual(suffix) }

  static func < (a: SubjectKey, b: SubjectKey) -> Bool {
    a.bytes.withBytes { first in
      b.bytes.withBytes { second in
        for index in 0..<min(first.count, second.count) where first[index] != second[index] {
          return first[index] < second[index]
        }
        return first.count < second.count
      }
    }
  }
}

extension ActionKind {
  /// The section of what such an event is about; nil for undo and redo.
  var section: Section? {
    switch self {
    case .createAccount, .registerAccount, .editAccount: .accounts
    case .rate, .clearRating: .ratings
    case .favourite, .unfavourite: .favourites
    case .like, .pass, .unlike, .forgetSeen: .cards
    case .checkIn, .editCheckIn, .removeCheckIn, .addPhoto, .removePhoto: .checkIns
    case .addContact, .editContact, .removeContact, .mergeContact: .contacts
    case .addBill, .settle, .editBill, .removeBill: .bills
    case .addRestaurant, .editRestaurant, .removeRestaurant, .claimRestaurant, .releaseRestaurant,
      .addDeal, .editDeal, .removeDeal:
      .restaurants
    case .useDeal, .redeemDeal: .deals
    case .ownStore, .setPasscode: .store
    case .undo, .redo: nil
    }
  }
}

extension Event {
  /// What the event is about; nil for undo, redo and unknown kinds.
  var subject: Subject? {
    guard let section, let subjectKey else { return nil }
    return Subject(section: section, key: subjectKey)
  }

  /// The section of what the event is about.
  var section: Section? { action.kind?.section }

  /// The key of what the event is about, in its section.
  var subjectKey: SubjectKey? {
    switch action {
    case .account: SubjectKey(by.text)
    case .rate(let restaurant, _), .clearRating(let restaurant):
      SubjectKey(restaurant.text, by.text)
    case .favourite(let restaurant), .unfavourite(let restaurant):
      SubjectKey(by.text, restaurant.text)
    case .card(let change): SubjectKey(by.text, change.restaurant?.text ?? "")
    case .checkIn(let id, _): SubjectKey(by.text, id.text)
    case .contact(let id, _): SubjectKey(by.text, id.text)
    case .bill(let id, _): SubjectKey(by.text, id.text)
    case .restaurant(let id, _): SubjectKey(id.text)
    case .deal(let restaurant, let deal, _): SubjectKey(restaurant.text, deal.text)
    case .store: SubjectKey("store")
    case .undo, .redo, .unknown: nil
    }
  }

  /// The key under which an event that was asked for with a key is found.
  var wishKey: SubjectKey? { key.map { SubjectKey(by.text, escaped: $0) } }
}

extension EventID {
  /// Sorts as the events of a replica do.
  var key: SubjectKey { SubjectKey(replica.text, n.padded(to: 12)) }
}
