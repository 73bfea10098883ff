import KeyLimeEngine

/// How the engine divides a bill; in this module the bare name is the verb's.
typealias BillDivision = KeyLimeEngine.Split

/// The money of a bill: how much, who paid, on whom it falls.
struct BillTerms {
  var amount: Money
  var payers: [Bill.Payer]
  var division: BillDivision
}
