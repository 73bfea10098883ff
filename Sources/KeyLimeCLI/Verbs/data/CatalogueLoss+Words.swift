import KeyLimeEngine

extension CatalogueLoss {
  /// The loss as a warning.
  var words: String {
    switch self {
    case .current(let path, let used):
      "'\(path)' named no generation; \(Self.goingOn(with: used))"
    case .generation(let path, let used):
      "'\(path)' is missing; \(Self.goingOn(with: used))"
    case .lines(let path, 1, let byte):
      "a line of '\(path)' is damaged, at byte \(byte); it was left behind"
    case .lines(let path, let count, let byte):
      "\(count) lines of '\(path)' are damaged, the first at byte \(byte); they were left behind"
    case .places(let source, let count, let all):
      "\(count) of \(all) places of '\(source)' are lost; import it again to bring them back"
    }
  }

  private static func goingOn(with generation: Int?) -> String {
    generation.map { "generation \($0) was used in its place" }
      ?? "no generation could be read, so the catalogue begins anew"
  }
}
