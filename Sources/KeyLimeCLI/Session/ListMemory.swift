import KeyLimeEngine

/// Where the list that was shown last is kept: a file for each terminal, in the state of the user.
///
/// `KEYLIME_LIST` names another file, for scripts.
struct ListMemory {
  private let path: String
  private let session: String
  /// Whether what this run prints is seen where the list belongs.
  private let isShown: Bool

  /// The memory of this run; nil when there is neither a terminal nor `KEYLIME_LIST`.
  init?(_ environment: Environment, _ terminal: () -> ControllingTerminal?) {
    if let path = environment.nonEmpty("KEYLIME_LIST") {
      (self.path, session, isShown) = (path, "", true)
      return
    }
    guard let terminal = terminal(),
      let state = environment.folder("XDG_STATE_HOME", orHome: ".local/state")
    else { return nil }
    path = "\(state)/\(Program.name)/lists/\(terminal.device)"
    (session, isShown) = (terminal.session, terminal.isOutput)
  }

  /// The list that was shown last; nil when there is none.
  var list: ShownList? {
    guard let list = ShownList(readingFrom: path), list.session == session else { return nil }
    return list
  }

  /// Keeps a list, unless nobody sees it here.
  ///
  /// The result is false when the rows that people see are not those that `@3` names: they must be
  /// told.
  func keep(_ rows: [ShownList.Row], from origin: Coordinate?) -> Bool {
    guard isShown else { return true }
    let new = ShownList(rows, from: origin, session: session)
    do throws(FileFault) {
      try new.write(to: path)
      return true
    } catch {
      return list?.rows ?? [] == rows
    }
  }
}

extension Context {
  /// Makes the rows of a list that is shown nameable as `@1`, `@2` …, or warns that they are not.
  ///
  /// `origin` is where the list was asked from.
  func remember(_ places: [RestaurantID], from origin: Coordinate? = nil) {
    remember(places.map { ShownList.Row($0) }, from: origin)
  }

  /// As above, for rows that may be about deals.
  func remember(_ rows: [ShownList.Row], from origin: Coordinate? = nil) {
    // Who this terminal belongs to takes a while to find out, and nobody sees the list there.
    guard terminal.outputIsTerminal || environment.nonEmpty("KEYLIME_LIST") != nil,
      let memory = listMemory, !memory.keep(rows, from: origin)
    else { return }
    warn("cannot save this list; @N does not name its rows")
  }
}
