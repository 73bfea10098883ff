/// Why a query could not be answered.
enum QueryFault: Error {
  /// The index is damaged or does not fit; it must be made anew and the query asked again.
  case index(IndexFile.IndexFault)
  /// The rating columns are damaged or were changed meanwhile; the query must be asked again.
  case ratings
  /// The state cannot be read from its snapshot; it must be folded anew and the query asked again.
  case state(SnapshotFault)
  /// The truth cannot be read.
  case store(StoreError)
}
