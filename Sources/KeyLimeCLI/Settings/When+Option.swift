import Arguments
import KeyLimeEngine

extension ValueType<When> {
  /// A time as people type it.
  static let when = ValueType(
    "WHEN", expects: "a time such as 18:00, 'friday 20:00', 2026-11-20T18:00 or +2h"
  ) { When($0) }

  /// The grammar for `--help` of every verb that takes a time.
  static let grammar = """
    now; a time (18:00, 6pm, noon); a day (today, tomorrow, friday, last friday, 2026-11-20); a \
    day and a time ('friday 20:00', 2026-11-20T18:00, with Z or +01:00 if you like); or an offset \
    (+2h, 'in 30m', '2 days ago').
    """

  /// The same for what is asked of places, each of which may have clocks of its own.
  static let grammarByPlace =
    grammar + """
       Without Z or an offset it is what the clocks show where each place is.
      """
}
