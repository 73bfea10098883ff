/// A part of a snapshot that is not as it was written; what it was made from is still whole.
public struct SnapshotFault: Error, Equatable, Sendable {}
