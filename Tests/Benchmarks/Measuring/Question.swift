/// A question, as keylime is asked it and as the sqlite3 shell is.
struct Question {
  let title: String
  let keylime: [String]
  /// Nil when sqlite3 knows nothing of it.
  var sql: String?
  /// The most that it may take, in times of `/bin/true`.
  var limit: Double?
  /// Whether it is reached everywhere that sqlite3 is slower, and that more places take no longer.
  var isHeld = true

  /// The questions that have bars.
  static func all(at scale: Scale) -> [Question] {
    let (near, middle) = (["--near", scale.near], "n\(scale.places / 2)")
    let square = SQLSquare(centre: scale.catalogue.centre)
    return [
      Question(
        title: "show", keylime: ["show", middle], sql: "SELECT * FROM place WHERE id='\(middle)'",
        limit: Limits.question, isHeld: false),
      Question(
        title: "nearby", keylime: ["nearby"] + near, sql: square.rows(within: 3000),
        limit: Limits.question),
      Question(
        title: "discover", keylime: ["discover"] + near,
        sql: square.rows(within: 5000, order: "stars DESC"), limit: Limits.question),
      Question(
        title: "search lanter", keylime: ["search", "lanter"] + near,
        sql: square.matches("lanter*"), limit: Limits.question),
      Question(
        title: "iwant-pick", keylime: ["iwant-pick", "--at", "12:00"] + near,
        sql: square.rows(within: 16_093, order: SQLSquare.pick, where: "price<=2 AND stars>=35"),
        limit: Limits.question, isHeld: false),
      Question(
        title: "discover, filtered",
        keylime: ["discover", "--cuisine", "thai", "--open-now", "--within", "10km"] + near,
        sql: square.rows(within: 10_000, order: "stars DESC", where: "cuisine='thai'"),
        limit: Limits.filtered),
      Question(
        title: "search golden dragon", keylime: ["search", "golden dragon"] + near,
        sql: square.matches("golden dragon*"), limit: Limits.filtered),
      Question(
        title: "search pizza town0", keylime: ["search", "pizza town0"] + near,
        sql: square.matches("pizza town0*"), limit: Limits.filtered),
    ]
  }

  /// Questions about what was done, which are told and have no bar.
  static func ofJournal(at scale: Scale) -> [Question] {
    let near = ["--near", scale.near]
    return [["rate"] + near, ["fav"] + near, ["split"], ["log"]].map { words in
      Question(title: "\(words[0]), listing", keylime: words)
    }
  }
}

/// The same questions in SQL, around one point.
struct SQLSquare {
  let centre: (latitude: Double, longitude: Double)

  private static let columns = "id,place.name,place.cuisine,price,stars,place.street"
  /// A little more weight to what is near than to the stars.
  static let pick = "stars - 60*dist DESC"

  private var distance: String {
    let (north, east) = ("(lat-(\(centre.latitude)))", "(lon-(\(centre.longitude)))")
    return "\(north)*\(north)+\(east)*\(east)*0.5"
  }

  func rows(within metres: Double, order: String? = nil, where filter: String? = nil) -> String {
    let reach = metres / 111_320
    let (south, north) = (centre.latitude - reach, centre.latitude + reach)
    let (west, east) = (centre.longitude - reach * 1.5, centre.longitude + reach * 1.5)
    let box = "maxLat>=\(south) AND minLat<=\(north) AND maxLon>=\(west) AND minLon<=\(east)"
    let filter = filter.map { " AND \($0)" } ?? ""
    let order = order.map { "\($0)," } ?? ""
    return
      "SELECT \(Self.columns),\(distance) AS dist FROM box JOIN place USING(n) WHERE \(box)\(filter) ORDER BY \(order)dist LIMIT 20"
  }

  func matches(_ words: String) -> String {
    "SELECT \(Self.columns) FROM words JOIN place ON n=words.rowid WHERE words MATCH '\(words)' ORDER BY \(distance) LIMIT 20"
  }
}
