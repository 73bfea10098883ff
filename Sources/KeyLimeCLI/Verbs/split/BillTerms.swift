import KeyLimeEngine

/// The engine's type for splitting a bill; here the name `Split` is that of the verb.
typealias BillDivision = KeyLimeEngine.Split

/// The money of a bill: the amount, who paid, and how it is split.
struct BillTerms {
  var amount: Money
  var payers: [Bill.Payer]
  var division: BillDivision
}
