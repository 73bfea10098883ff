/// What a new generation could not take over from a damaged one before it.
public enum CatalogueLoss: Equatable, Sendable {
  /// The file `current` names no generation; `used` is the one that was gone on with, if any could
  /// be.
  case current(path: String, used: Int?)
  /// The lines of the live generation cannot be read at all; `used` is an older one that can.
  case generation(path: String, used: Int?)
  /// Some lines are no restaurants; the first of them starts at a byte.
  case lines(path: String, count: Int, firstByte: Int)
  /// Some of a source's places are gone; importing it again brings them back.
  case places(source: String, count: Int, of: Int)
}
