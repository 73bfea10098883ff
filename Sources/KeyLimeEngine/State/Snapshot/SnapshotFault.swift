/// A part of a snapshot that is not as it was written; what it was made from is still whole.
public struct SnapshotFault: Error, Equatable, Sendable {
  /// The offset in the file of the line that is wrong.
  public let byte: Int
}
