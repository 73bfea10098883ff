@testable import OpeningHours

/// Any bytes as opening hours: reading, printing and evaluating hold what they promise.
func fuzz(_ bytes: UnsafeBufferPointer<UInt8>) {
  precondition(Schedule.holdsInvariants(forText: Array(bytes)), "an invariant is broken")
}
