/// A manual page in mdoc.
public struct ManPage: Sendable, Hashable {
  /// The name of the file, such as `keylime-nearby.1`.
  public let fileName: String
  /// The source of the page.
  public let text: String
}

extension ProgramSpec {
  /// The overview and a page for every verb that is not hidden.
  ///
  /// `date` is written as mdoc wants it: `November 20, 2026`.
  public func manPages(date: String) -> [ManPage] {
    []
  }

  /// The page of one verb, or the overview without one; nil when no verb is called so.
  public func manPage(for verb: String?, date: String) -> ManPage? {
    nil
  }
}
