/// The catalogue that a command asked last, with what people changed laid over it, for its next
/// question.
///
/// Words such as `pizza near leith` ask a dozen questions, and each would open the files again and
/// lay the changes over them. Where people added 60 places to a city of 730, `discover pizza near
/// edinburgh` takes 0.6 of the time with it, and `discover thai` 0.8; without changes the same.
final class KeptCatalogue {
  private var kept: Kept?

  private struct Kept {
    let catalogue: Catalogue
    /// The generation that was live; nil when nothing was imported.
    let generation: Generation?
    /// See ``FoldedJournal/version``.
    let journal: Int
  }

  /// The catalogue of a generation under a version of the journal; nil when another one was asked
  /// last.
  func catalogue(of generation: Generation?, journal: Int) -> Catalogue? {
    guard let kept, kept.generation == generation, kept.journal == journal else { return nil }
    return kept.catalogue
  }

  /// Keeps a catalogue in place of the one before.
  func keep(_ catalogue: Catalogue, of generation: Generation?, journal: Int) {
    kept = Kept(catalogue: catalogue, generation: generation, journal: journal)
  }
}
