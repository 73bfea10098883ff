extension Catalogue {
  /// The built-in sample: invented places, so that the first command has something to show.
  static func sample() throws(StoreError) -> Catalogue {
    try Catalogue(sampleLineBytes, indexedBy: sampleIndex.get(), name: sampleName, isSample: true)
  }

  private static let sampleName = "sample"
  private static let sampleLineBytes = Array(sampleLines.utf8) + [UInt8(ascii: "\n")]

  /// Made once in a process, whatever the number of questions.
  private static let sampleIndex = Result { () throws(StoreError) in
    try IndexImage(
      lines: sampleLineBytes, path: path(named: sampleName), sourceOrder: [sampleName])
  }

  /// A catalogue of lines in memory, indexed there.
  convenience init(inMemory lines: [UInt8], name: String, isSample: Bool) throws(StoreError) {
    let image = try IndexImage(lines: lines, path: Self.path(named: name), sourceOrder: [name])
    try self.init(lines, indexedBy: image, name: name, isSample: isSample)
  }

  private convenience init(
    _ lines: [UInt8], indexedBy image: IndexImage, name: String, isSample: Bool
  ) throws(StoreError) {
    do throws(IndexFault) {
      let index = try IndexFile(image: image, catalogueSize: lines.count)
      self.init(lines: .memory(lines), index: index, sources: [], isSample: isSample)
    } catch { throw .damaged(path: Self.path(named: name), byte: 0, reason: error.reason) }
  }

  /// The path that is given for lines in memory.
  private static func path(named name: String) -> String { "(\(name))" }

  /// The middle of the sample's town, San Luis Obispo in California.
  public static let samplePosition = Coordinate(
    latitudeE7: 352_803_000, longitudeE7: -1_206_596_000)
}

/// The lines of the sample catalogue, in the format of `restaurants.jsonl`.
///
/// Every place is invented; streets and coordinates are near those of San Luis Obispo, California.
let sampleLines = #"""
  {"id":"bao-house","name":"Bao House","latitude":35.2806,"longitude":-120.6611,"kind":"restaurant","cuisines":["chinese","dumpling"],"diets":["vegetarian"],"services":["takeaway","wheelchair"],"address":{"street":"1024 Chorro Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":2,"rating":4.4,"ratingCount":212,"openingHours":"Tu-Su 11:30-21:00; Mo off","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"taco-luna","name":"Taco Luna","latitude":35.2791,"longitude":-120.6602,"kind":"fast_food","cuisines":["mexican","tacos"],"address":{"street":"782 Higuera Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":1,"rating":4.6,"ratingCount":540,"openingHours":"Mo-Th 10:00-22:00, Fr-Sa 10:00-02:00, Su 10:00-21:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"old-mission-grill","name":"Old Mission Grill","latitude":35.2799,"longitude":-120.6642,"kind":"restaurant","cuisines":["american","barbecue"],"services":["outdoor_seating","wheelchair"],"address":{"street":"941 Monterey Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":2,"rating":4.5,"ratingCount":830,"openingHours":"Mo-Su 11:00-22:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"pho-hoa-mai","name":"Phở Hoa Mai","latitude":35.2822,"longitude":-120.6577,"kind":"restaurant","cuisines":["vietnamese","noodle"],"address":{"street":"1160 Marsh Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":1,"rating":4.3,"ratingCount":161,"openingHours":"Mo-Sa 10:30-21:00; Su off","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"linnea-lane-cafe","name":"Linnea Lane Café","latitude":35.2777,"longitude":-120.663,"kind":"cafe","cuisines":["coffee_shop","breakfast"],"diets":["vegetarian"],"services":["outdoor_seating"],"address":{"street":"1110 Garden Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":1,"rating":4.5,"ratingCount":305,"openingHours":"Mo-Su 06:30-18:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"sakura-counter","name":"Sakura Counter 寿司","latitude":35.2787,"longitude":-120.6588,"kind":"restaurant","cuisines":["sushi","japanese"],"address":{"street":"590 Marsh Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":3,"rating":4.7,"ratingCount":98,"openingHours":"We-Su 17:00-22:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"mama-ginas","name":"Mama Gina's","latitude":35.2832,"longitude":-120.656,"kind":"restaurant","cuisines":["pizza","italian"],"diets":["vegetarian"],"services":["takeaway","delivery"],"address":{"street":"1237 Archer Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":2,"rating":4.1,"ratingCount":120,"openingHours":"Mo-Su 11:00-23:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"thai-orchid-table","name":"Thai Orchid Table","latitude":35.2811,"longitude":-120.6651,"kind":"restaurant","cuisines":["thai"],"diets":["vegan","vegetarian"],"address":{"street":"208 Broad Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":2,"rating":4.2,"ratingCount":77,"openingHours":"Mo-Fr 11:00-15:00,17:00-21:30; Sa-Su 12:00-22:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"the-quiet-pint","name":"The Quiet Pint","latitude":35.2795,"longitude":-120.6619,"kind":"pub","cuisines":["pub_food"],"address":{"street":"736 Monterey Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":2,"rating":4.0,"ratingCount":264,"openingHours":"Mo-Th 15:00-24:00; Fr-Sa 12:00-02:00; Su 12:00-23:00","timeZone":"America/Los_Angeles","minimumAge":21,"source":{"name":"sample"}}
  {"id":"curry-corner","name":"Curry Corner","latitude":35.2849,"longitude":-120.6592,"kind":"restaurant","cuisines":["indian"],"diets":["vegan","vegetarian","halal"],"services":["takeaway","delivery"],"address":{"street":"1551 Mill Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":2,"rating":4.4,"ratingCount":189,"openingHours":"Mo-Su 11:30-14:30,17:00-21:30","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"green-fork","name":"Green Fork","latitude":35.2764,"longitude":-120.6645,"kind":"restaurant","cuisines":["salad","juice"],"diets":["vegan","vegetarian","gluten_free"],"address":{"street":"480 Pacific Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":2,"rating":4.6,"ratingCount":142,"openingHours":"Mo-Sa 09:00-20:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"burger-barn","name":"Burger Barn","latitude":35.2863,"longitude":-120.653,"kind":"fast_food","cuisines":["burger"],"address":{"street":"1901 Monterey Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":1,"rating":3.9,"ratingCount":410,"openingHours":"24/7","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"ocean-and-oak","name":"Ocean & Oak","latitude":35.2781,"longitude":-120.6573,"kind":"restaurant","cuisines":["seafood","steak_house"],"address":{"street":"860 Toro Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":4,"rating":4.8,"ratingCount":66,"openingHours":"Th-Mo 17:30-22:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"sunny-side-diner","name":"Sunny Side Diner","latitude":35.2748,"longitude":-120.6671,"kind":"restaurant","cuisines":["breakfast","american"],"address":{"street":"311 South Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":1,"rating":4.2,"ratingCount":233,"openingHours":"Mo-Su 06:00-14:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"gelato-riva","name":"Gelato Riva","latitude":35.2801,"longitude":-120.663,"kind":"ice_cream","cuisines":["ice_cream"],"diets":["vegetarian"],"address":{"street":"1005 Monterey Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":1,"rating":4.7,"ratingCount":318,"openingHours":"Mo-Su 12:00-22:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"le-petit-four","name":"Le Petit Four","latitude":35.2814,"longitude":-120.662,"kind":"bakery","cuisines":["french"],"diets":["vegetarian"],"address":{"street":"1018 Morro Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":2,"rating":4.5,"ratingCount":91,"openingHours":"Tu-Su 07:00-15:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"seoul-kitchen","name":"Seoul Kitchen","latitude":35.2768,"longitude":-120.6548,"kind":"restaurant","cuisines":["korean","barbecue"],"address":{"street":"1303 Santa Rosa Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":2,"rating":4.3,"ratingCount":104,"openingHours":"Mo,We-Su 11:30-21:30","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"el-patio-verde","name":"El Patio Verde","latitude":35.2722,"longitude":-120.669,"kind":"restaurant","cuisines":["mexican"],"services":["outdoor_seating","wheelchair"],"address":{"street":"2115 Broad Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":1,"rating":4.0,"ratingCount":150,"openingHours":"Mo-Su 09:00-21:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"falafel-friends","name":"Falafel Friends","latitude":35.2808,"longitude":-120.6597,"kind":"fast_food","cuisines":["falafel","lebanese"],"diets":["vegan","vegetarian","halal"],"address":{"street":"857 Osos Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":1,"rating":4.5,"ratingCount":174,"openingHours":"Mo-Sa 11:00-20:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"night-owl-ramen","name":"Night Owl Ramen","latitude":35.2789,"longitude":-120.6612,"kind":"restaurant","cuisines":["ramen","japanese"],"noServices":["wheelchair"],"address":{"street":"667 Higuera Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":2,"rating":4.4,"ratingCount":221,"openingHours":"Tu-Su 17:00-01:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"harbor-chips","name":"Harbor Chips","latitude":35.2872,"longitude":-120.6612,"kind":"fast_food","cuisines":["fish_and_chips"],"address":{"street":"1400 Foothill Boulevard","city":"San Luis Obispo","region":"CA","country":"US"},"price":1,"timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"station-brew","name":"Station Brew","latitude":35.2766,"longitude":-120.6549,"kind":"cafe","cuisines":["coffee_shop"],"address":{"street":"1011 Railroad Avenue","city":"San Luis Obispo","region":"CA","country":"US"},"price":1,"openingHours":"Mo-Fr 06:00-17:00; Sa-Su 07:00-15:00","timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"corner-noodle-bar","name":"Corner Noodle Bar","latitude":35.282,"longitude":-120.6663,"kind":"restaurant","cuisines":["noodle","asian"],"address":{"street":"311 Higuera Street","city":"San Luis Obispo","region":"CA","country":"US"},"timeZone":"America/Los_Angeles","source":{"name":"sample"}}
  {"id":"biergarten-am-creek","name":"Biergarten am Creek","latitude":35.2794,"longitude":-120.6651,"kind":"biergarten","cuisines":["german"],"address":{"street":"570 Dana Street","city":"San Luis Obispo","region":"CA","country":"US"},"price":2,"rating":4.1,"ratingCount":58,"openingHours":"Fr-Su 12:00-22:00+","timeZone":"America/Los_Angeles","minimumAge":21,"source":{"name":"sample"}}
  """#
