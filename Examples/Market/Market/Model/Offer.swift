import Foundation

/// Something that somebody sells to who bids most.
struct Offer: Codable, Hashable {
    var id: Int
    var title: String
    /// The highest bid, in euros.
    var price: Decimal
    var place: String
    var postedAt: Date
    var endsAt: Date
}

/// A part of all offers.
struct OfferPage: Codable {
    var offers: [Offer]
    /// The number of the page behind it; `nil` for the last one.
    var next: Int?
}

/// An offer that is being written.
struct OfferDraft: Codable {
    var title: String
    var price: Decimal
    var place: String
}
