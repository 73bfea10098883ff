/// What a folder outside the store holds.
public enum FileNames {
  /// The names in a folder without `.` and `..`, in no particular order.
  ///
  /// Throws ``FileFault`` when it is no folder, or cannot be read to its end: part of a folder must
  /// not pass for the whole.
  public static func inFolder(_ path: String) throws(FileFault) -> [String] {
    try System.list(path)
  }
}
