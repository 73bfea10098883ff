import KeyLimeEngine

/// Shows pictures in a terminal, drawn by `chafa`.
struct PhotoPreview {
  let context: Context
  let store: Store

  /// The maximum size of a picture in columns and rows.
  private static let size = (columns: 60, rows: 20)

  /// Draws the pictures that are in the store; does nothing without a colour terminal or `chafa`.
  func show(_ photos: [String]) {
    guard case .plain = context.format, context.terminal.outputIsTerminal,
      context.terminal.colorsOutput
    else { return }
    let columns = min(Self.size.columns, context.terminal.width)
    for photo in photos.compactMap({ PhotoName($0) }) where store.has(photo) {
      let words = [
        "chafa", "--animate=off", "--size=\(columns)x\(Self.size.rows)", "--",
        store.path(of: photo),
      ]
      guard let drawn = try? Platform.run(words, limit: CardPicture.limit), drawn.status == 0
      else { return }
      context.output.write(drawn.output)
    }
  }
}
