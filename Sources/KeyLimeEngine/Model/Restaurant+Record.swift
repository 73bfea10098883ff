extension Restaurant: JournalRecord {
  /// Reads the object that ``json`` gives.
  public init(json: JSONObject) throws(FieldFault) {
    let bytes = Array(JSON.object(json).compactText.utf8)
    do throws(Restaurant.Refusal) {
      self = try bytes.withBytes { (line) throws(Restaurant.Refusal) in
        try Restaurant(line: line)
      }
    } catch {
      switch error {
      case .missing(let member): throw .missing(member)
      case .invalid(let member): throw .invalid(member)
      case .malformed: throw .invalid("restaurant")
      }
    }
  }
}
