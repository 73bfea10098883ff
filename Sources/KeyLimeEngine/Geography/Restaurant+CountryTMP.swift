extension Restaurant { var country: String? { address.country } }
