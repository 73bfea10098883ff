extension Register {
  /// Takes a change of some parts of a note in, and drops the events of whose parts none is left.
  mutating func apply(_ patch: Patch<PlaceNote>, _ event: Event) -> NoEffect? {
    guard let changed = try? patch.applied(to: note ?? PlaceNote()) else { return .invalid }
    if changed.isEmpty {
      let wasEmpty = events.isEmpty
      events = []
      return wasEmpty ? .nothingThere : nil
    }
    var later: Set<String> = []
    let matter = (events + [event]).reversed().filter { other in
      let parts = other.action.notedParts
      defer { later.formUnion(parts) }
      return !later.isSuperset(of: parts)
    }
    events = matter.reversed()
    return nil
  }

  /// The note that the events tell of; nil when there is none.
  var note: PlaceNote? {
    events.reduce(nil) { before, event in
      switch event.action {
      case .note(_, let whole): whole
      case .editNote(_, let patch): (try? patch.applied(to: before ?? PlaceNote())) ?? before
      default: before
      }
    }
  }
}

extension Action {
  /// The parts of a note that it says something about: all of them when it says what the note is.
  fileprivate var notedParts: Set<String> {
    switch self {
    case .note: Set(PlaceNote.memberNames)
    case .editNote(_, let patch): Set(patch.memberNames)
    default: []
    }
  }
}
