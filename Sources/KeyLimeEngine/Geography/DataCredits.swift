/// Whose data is in the program.
public enum DataCredits {
  /// The credits, which everybody who passes the program on has to keep.
  public static let all = [zones, towns]

  private static let zones = """
    Time zone boundaries: timezone-boundary-builder \(ZoneTable.version), © OpenStreetMap \
    contributors, made available here under the Open Database License 1.0 \
    (https://opendatacommons.org/licenses/odbl/1-0/).
    """

  private static let towns = """
    Towns near borders of states: GeoNames (https://www.geonames.org), CC BY 4.0 \
    (https://creativecommons.org/licenses/by/4.0/).
    """
}
