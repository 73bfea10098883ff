import KeyLimeEngine

extension CatalogueLoss {
  /// The warning for the loss.
  var words: String {
    switch self {
    case .current(let path, let used):
      "'\(path)' does not name a generation; \(Self.fallback(with: used))"
    case .generation(let path, let used):
      "'\(path)' is missing; \(Self.fallback(with: used))"
    case .lines(let path, 1, let byte):
      "a line of '\(path)' is damaged, at byte \(byte); it was skipped"
    case .lines(let path, let count, let byte):
      "\(count) lines of '\(path)' are damaged, the first at byte \(byte); they were skipped"
    case .places(let source, let count, let all):
      "\(count) of \(all) places of '\(source)' are lost; import it again to restore them"
    }
  }

  private static func fallback(with generation: Int?) -> String {
    generation.map { "generation \($0) is used instead" }
      ?? "no generation can be read, so the catalogue starts empty"
  }
}
