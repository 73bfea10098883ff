// The members of events that more than one kind has.
extension JSONObject {
  var restaurant: RestaurantID {
    get throws(FieldFault) { try need("restaurant") { RestaurantID($0) } }
  }
  var checkIn: CheckInID {
    get throws(FieldFault) { try need("checkIn") { CheckInID($0) } }
  }
  var contact: ContactID {
    get throws(FieldFault) { try need("contact") { ContactID($0) } }
  }
  var bill: BillID { get throws(FieldFault) { try need("bill") { BillID($0) } } }
  var deal: DealID { get throws(FieldFault) { try need("deal") { DealID($0) } } }

  var cuisine: String {
    get throws(FieldFault) { try need("cuisine") { Avoided.isSlug($0) ? $0 : nil } }
  }
  var photo: String { get throws(FieldFault) { try need("photo") { $0 } } }
  var account: AccountID {
    get throws(FieldFault) { try need("account") { AccountID($0) } }
  }

  var limes: Limes {
    get throws(FieldFault) {
      guard let count = try integer("limes") else { throw .missing("limes") }
      guard let limes = Limes(count) else { throw .invalid("limes") }
      return limes
    }
  }

  func patch<Record>() throws(FieldFault) -> Patch<Record> {
    Patch(changes: try object("change"))
  }
}
