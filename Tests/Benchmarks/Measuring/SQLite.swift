/// The sqlite3 shell on the same rows.
enum SQLite {
  /// Makes a database from a file of rows: primary key, R*Tree and FTS5, safe on the disk.
  static func importSQL(from table: String) -> String {
    """
    .bail on
    PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;
    CREATE TABLE place(n INTEGER PRIMARY KEY, id TEXT UNIQUE, name TEXT, cuisine TEXT, street TEXT,
      city TEXT, lat REAL, lon REAL, price INT, stars INT);
    .mode tabs
    .import \(table) place
    CREATE VIRTUAL TABLE box USING rtree(n, minLat, maxLat, minLon, maxLon);
    INSERT INTO box SELECT n, lat, lat, lon, lon FROM place;
    CREATE VIRTUAL TABLE words USING fts5(name, cuisine, street, city, content='place',
      content_rowid='n', prefix='2 3');
    INSERT INTO words(words) VALUES('rebuild');

    """
  }

  /// Makes a table of so many events.
  static func eventSQL(count: Int) -> String {
    """
    PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;
    CREATE TABLE event(n INTEGER PRIMARY KEY, line TEXT);
    INSERT INTO event(line) SELECT hex(zeroblob(80)) FROM generate_series(1, \(count));

    """
  }

  /// Adds an event and is safe on the disk when it ends.
  static func insert(into database: String) -> Rounds.Command {
    Rounds.Command(title: "insert") { _ in
      [
        "sqlite3", database,
        "PRAGMA synchronous=FULL; INSERT INTO event(line) VALUES(hex(zeroblob(80)));",
      ]
    }
  }

  /// Runs a script, which must succeed.
  static func run(_ sql: String, in database: String) -> ProcessTime {
    let script = "\(database).sql"
    Platform.write(to: script) { $0(sql) }
    let run = Platform.time(["sqlite3", database], variables: [], input: script)
    guard run.status == 0 else { Platform.fail("sqlite3 ended with \(run.status)") }
    return run
  }
}
