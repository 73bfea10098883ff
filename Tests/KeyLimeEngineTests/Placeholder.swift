import Testing

@testable import KeyLimeEngine
