/// Something that is worth saying once and a nuisance every time.
public enum Notice: String, Sendable {
  /// That the built-in sample answers, since nothing was imported.
  case sample
  /// That amounts are in a currency that nobody chose.
  case currency
}

extension Store {
  /// Whether a notice was not given before; from then on it was.
  ///
  /// The file is `private/said-sample` and empty. A store that cannot be written cannot remember,
  /// so it says the notice every time.
  public func isNew(_ notice: Notice) -> Bool {
    let path = privateFolder.file("said-\(notice.rawValue)")
    tightenPrivateFolder()
    do throws(FileFault) {
      try privateFolder.make(isPrivate: true)
      _ = try File(path, .createPrivate)
      return true
    } catch {
      return !error.isExisting
    }
  }
}
