extension Store {
  /// Asks the catalogue for something that an answer can do without; nil when it cannot be read,
  /// which is noted.
  ///
  /// Throws ``StoreError`` for what is not the catalogue's fault.
  public func ifReadable<Answer>(
    _ question: () throws(StoreError) -> Answer?
  ) throws(StoreError) -> Answer? {
    // A catalogue that cannot be read is not tried again for each place.
    let isKnown = damage.catalogue.contains { if case .unreadable = $0 { true } else { false } }
    if isKnown { return nil }
    do throws(StoreError) { return try question() } catch {
      switch error {
      case .damagedCatalogue(let path, let byte, let reason):
        let place = byte.map { " at byte \($0)" } ?? ""
        damage.note(.unreadable(path: path, reason: reason + place))
      case .file(let fault) where fault.isDenied && fault.path.hasPrefix("\(catalogue.path)/"):
        damage.note(.unreadable(path: fault.path, reason: fault.reason))
      default: throw error
      }
      return nil
    }
  }
}
