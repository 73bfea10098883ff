/// The import of a whole catalogue, with every index, safe on the disk, against sqlite3's.
struct ImportTrial: Trial {
  let scale: Scale

  func measure() -> [Row] {
    let store = scale.store(events: 0)
    var (ours, theirs, megabytes) = ([Double](), [Double](), 0.0)
    for _ in 0..<scale.options.plan.imports {
      Platform.remove(store.path)
      Platform.run(["rm", "-f"] + ["", "-wal", "-shm"].map { scale.database + $0 })
      let words = [scale.options.keylime, "import", scale.lines, "--source", "invented"]
      let run = Platform.time(words, variables: store.variables)
      guard run.status == 0 else { Platform.fail("keylime import ended with \(run.status)") }
      let peer = SQLite.run(SQLite.importSQL(from: scale.table), in: scale.database)
      ours.append(run.milliseconds)
      theirs.append(peer.milliseconds)
      megabytes = max(megabytes, run.residentMegabytes)
    }
    let (our, their) = (Times(ours), Times(theirs))
    // What few places take says nothing about many.
    let limit = scale.places >= scale.options.plan.barPlaces ? Limits.importing : nil
    return [
      Row(
        work: "import", places: scale.places, ours: our, peer: their,
        bars: [
          Bar(unit: "x sqlite3", measured: our.median / their.median, limit: limit, isHeld: true),
          Bar(unit: "MB", measured: megabytes, limit: Limits.importMemory, isHeld: true),
        ])
    ]
  }
}
