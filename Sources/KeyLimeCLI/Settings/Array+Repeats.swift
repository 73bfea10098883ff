extension Array where Element: Equatable {
  /// The elements in their order, each once: a value that an option names twice counts once.
  var withoutRepeats: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
