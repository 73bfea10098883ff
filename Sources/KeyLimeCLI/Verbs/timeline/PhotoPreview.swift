import KeyLimeEngine

/// Shows pictures in a terminal that can, by the program chafa.
struct PhotoPreview {
  let context: Context
  let store: Store

  /// The most columns and lines of a picture.
  private static let size = (columns: 60, rows: 20)

  /// Draws the pictures that are here; nothing where they would not be seen.
  func show(_ photos: [String]) {
    guard case .plain = context.format, context.terminal.outputIsTerminal,
      context.terminal.colorsOutput
    else { return }
    let columns = min(Self.size.columns, context.terminal.width)
    for photo in photos.compactMap({ PhotoName($0) }) where store.has(photo) {
      let words = [
        "chafa", "--animate=off", "--size=\(columns)x\(Self.size.rows)", store.path(of: photo),
      ]
      guard let drawn = try? Platform.run(words), drawn.status == 0 else { return }
      context.output.write(drawn.output)
    }
  }
}
