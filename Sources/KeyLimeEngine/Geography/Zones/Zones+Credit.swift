extension Zones {
  /// The credit for the boundaries of the zones, which everybody who passes the program on has to keep.
  public static let credit = """
    Time zone boundaries: timezone-boundary-builder \(ZoneTable.version), © OpenStreetMap \
    contributors, made available here under the Open Database License 1.0 \
    (https://opendatacommons.org/licenses/odbl/1-0/).
    """
}
