import KeyLimeEngine

/// The picture on a card, drawn in characters by `chafa` if the file is on this machine.
struct CardPicture {
  let image: String
  let store: Store
  let colors: Bool

  /// The rows of the picture for a terminal; none without a file or without `chafa`.
  func rows(width: Int) -> [String] {
    guard let file, width >= 10 else { return [] }
    let words = [
      "chafa", "--format", "symbols", "--animate", "off", "--colors", colors ? "256" : "none",
      "--size", "\(min(width, 60))x14", "--", file,
    ]
    guard let result = try? Platform.run(words, limit: Self.limit), result.status == 0 else {
      return []
    }
    return String(decoding: result.output, as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// The picture below `photos/`; a path from a catalogue is never opened.
  ///
  /// Nothing is downloaded, so that looking at a card does not reveal it to a server.
  private var file: String? {
    guard let photo = PhotoName(image), store.has(photo) else { return nil }
    return store.path(of: photo)
  }

  /// How many seconds drawing may take.
  static let limit = 5.0
}
