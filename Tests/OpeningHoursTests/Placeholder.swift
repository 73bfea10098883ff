import Testing

@testable import OpeningHours
