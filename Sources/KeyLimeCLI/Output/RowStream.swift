import KeyLimeEngine

/// Prints rows one by one, for results too large for a `Listing`.
struct RowStream {
  private let renderer: Renderer
  private let output: OutputStream
  private var count = 0

  /// Prints to `output` in the renderer's format, which must not be `.plain`.
  init(_ renderer: Renderer, to output: OutputStream) {
    self.renderer = renderer
    self.output = output
  }

  /// Prints one row.
  mutating func add(_ object: JSONObject) {
    if case .json(let fields) = renderer.format {
      let row = renderer.compactText(of: .object(fields.picked(from: object)))
      output.write((count == 0 ? "[\n" : ",\n") + row)
    } else {
      renderer.print(object, at: nil, to: output)
    }
    count += 1
  }

  /// Prints the end of a JSON array.
  func end() {
    if case .json = renderer.format, count > 0 { output.write("\n]\n") }
  }
}
