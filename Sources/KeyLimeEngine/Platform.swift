#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Everything that reaches the operating system or differs between systems is in this file.

@inline(__always) func sine(_ x: Double) -> Double { sin(x) }
@inline(__always) func cosine(_ x: Double) -> Double { cos(x) }
@inline(__always) func arcsine(_ x: Double) -> Double { asin(x) }
@inline(__always) func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
@inline(__always) func logarithm(_ x: Double) -> Double { log(x) }
@inline(__always) func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
