import Testing

@testable import KeyLimeCLI
