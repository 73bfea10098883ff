/// How often the deals of some restaurants were used and redeemed, by deal, day and hour.
public struct DealReport: Equatable, Sendable {
  /// What rows are counted by.
  public enum Key: String, CaseIterable, Sendable {
    /// Each deal for itself.
    case deal
    /// Each day, in the place's time.
    case day
    /// Each hour of the day, in the place's time.
    case hour
  }

  /// One row; what it is not counted by is nil.
  public struct Row: Equatable, Sendable {
    /// Whose deal.
    public let restaurant: RestaurantID?
    /// The name of that restaurant; nil when the catalogue no longer has it.
    public let name: String?
    /// Which deal.
    public let deal: DealID?
    /// What was offered last; nil when nothing here tells.
    public let title: String?
    /// The day.
    public let day: CalendarDay?
    /// The hour, 0 to 23.
    public let hour: Int?
    /// How many codes were shown.
    public internal(set) var uses: Int
    /// How many codes were accepted.
    public internal(set) var redemptions: Int
  }

  /// What the rows are counted by.
  public let keys: Set<Key>
  /// The rows, by day, hour, place and deal.
  public let rows: [Row]

  /// Counts.
  ///
  /// - Parameters:
  ///   - moments: The uses and redemptions.
  ///   - keys: What to count by.
  ///   - now: The time at which the report is made.
  ///   - days: The days to count, where it is this day now; nil is all.
  ///   - places: The restaurants, for their names and clocks.
  ///   - clocks: The clocks of the restaurants.
  public init(
    _ moments: [DealMoment], by keys: Set<Key>, at now: Moment,
    days: (_ today: CalendarDay) -> ClosedRange<CalendarDay>?,
    places: [RestaurantID: Restaurant], _ clocks: PlaceClocks
  ) {
    self.keys = keys
    var rows: [Group: Row] = [:]
    for moment in moments {
      let place = places[moment.restaurant]
      let zone = place.flatMap(clocks.zone(of:)) ?? .utc
      let local = zone.local(Moment(secondsSince1970: moment.time.milliseconds / 1000))
      if let days = days(zone.local(now).date), !days.contains(local.date) { continue }
      let group = Group(
        day: keys.contains(.day) ? local.date : nil,
        hour: keys.contains(.hour) ? local.secondOfDay / 3600 : nil,
        place: keys.contains(.deal) ? moment.restaurant : nil,
        deal: keys.contains(.deal) ? moment.id : nil)
      var row = rows[group] ?? group.row(named: place?.name, moment.title)
      if moment.isRedemption { row.redemptions += 1 } else { row.uses += 1 }
      rows[group] = row
    }
    self.rows = rows.sorted { $0.key < $1.key }.map(\.value)
  }

  /// What the moments of one row have in common.
  private struct Group: Hashable, Comparable {
    let day: CalendarDay?
    let hour: Int?
    let place: RestaurantID?
    let deal: DealID?

    func row(named name: String?, _ title: String?) -> Row {
      Row(
        restaurant: place, name: place == nil ? nil : name, deal: deal,
        title: deal == nil ? nil : title, day: day, hour: hour, uses: 0, redemptions: 0)
    }

    static func < (a: Group, b: Group) -> Bool {
      let (first, second) = (a.day?.daysSince1970 ?? 0, b.day?.daysSince1970 ?? 0)
      if first != second { return first < second }
      return (a.hour ?? 0, a.place?.text ?? "", a.deal?.text ?? "")
        < (b.hour ?? 0, b.place?.text ?? "", b.deal?.text ?? "")
    }
  }
}

extension DealReport {
  /// The report as CSV with a header line; text that a spreadsheet would take for a formula gets a
  /// `'` in front of it.
  public var csv: String {
    let lines =
      [CSVLine(columns.map(\.name))]
      + rows.map { row in
        CSVLine(columns.map { $0.cell(row) })
      }
    return lines.map { $0.text + "\n" }.joined()
  }

  private var columns: [(name: String, cell: (Row) -> String)] {
    var columns: [(name: String, cell: (Row) -> String)] = []
    if keys.contains(.day) { columns.append(("day", { $0.day?.description ?? "" })) }
    if keys.contains(.hour) { columns.append(("hour", { $0.hour.map(String.init) ?? "" })) }
    if keys.contains(.deal) {
      columns += [
        ("restaurant", { $0.restaurant?.text ?? "" }),
        ("name", { CSVCells.guarded($0.name ?? "") }), ("deal", { $0.deal?.text ?? "" }),
        ("title", { CSVCells.guarded($0.title ?? "") }),
      ]
    }
    return columns + [("uses", { "\($0.uses)" }), ("redemptions", { "\($0.redemptions)" })]
  }
}

/// A use or a redemption of a deal, as a report counts it.
public struct DealMoment: Equatable, Sendable {
  /// Where.
  public let restaurant: RestaurantID
  /// Of which deal.
  public let id: DealID
  /// What was offered last; nil when nothing here tells.
  public let title: String?
  /// When.
  public let time: HybridTime
  /// Whether a code was accepted; else one was shown.
  public let isRedemption: Bool
}

extension State {
  /// The uses and redemptions of the deals of the restaurants that an account looks after.
  ///
  /// - Parameters:
  ///   - account: who asks.
  ///   - restaurant: whose deals; nil for all of them.
  public func dealMoments(
    of account: AccountID, at restaurant: RestaurantID?
  ) throws(SnapshotFault) -> [DealMoment] {
    var moments: [DealMoment] = []
    for (place, id, uses) in try usedDeals() where restaurant == nil || place == restaurant {
      guard try self.restaurant(place)?.admins.contains(account) == true else { continue }
      let title = try lastTerms(of: id, at: place)?.title
      func moment(_ time: HybridTime, isRedemption: Bool) -> DealMoment {
        DealMoment(
          restaurant: place, id: id, title: title, time: time, isRedemption: isRedemption)
      }
      moments += uses.uses.map { moment($0.time, isRedemption: false) }
      moments += uses.redemptions.map { moment($0.time, isRedemption: true) }
    }
    return moments
  }
}
