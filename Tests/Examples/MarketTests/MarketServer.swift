import Foundation
import Robot

@testable import Market

/// What the market's server answers in tests: sixty offers, twenty on a page.
@MainActor
enum MarketServer {
    /// Noon of 1 December 2026, at which the tests begin.
    nonisolated static let start = Date(timeIntervalSince1970: 1_796_126_400)

    /// Offers from the newest to the oldest: half an hour lies between each two, and each ends an hour after the start.
    nonisolated static func offer(_ id: Int, title: String? = nil, price: Decimal = 10) -> Offer {
        Offer(
            id: id, title: title ?? "Lamp \(id)", price: price, place: "Leeds",
            postedAt: start.addingTimeInterval(Double(1 - id) * 1800),
            endsAt: start.addingTimeInterval(3600))
    }

    nonisolated static func page(_ number: Int) -> OfferPage {
        let first = (number - 1) * 20 + 1
        return OfferPage(offers: (first..<first + 20).map { offer($0) }, next: number < 3 ? number + 1 : nil)
    }

    /// A value as the server writes it, with dates as ISO 8601 has them.
    nonisolated static func json(_ value: some Encodable, status: Int = 200) throws -> NetworkAnswer {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return .data(try encoder.encode(value), type: "application/json", status: status)
    }
}

extension NetworkSetup {
    /// The server as it is on a good day: each answer takes half a second.
    static let market = routes { network in
        network.route("GET https://api.market.example/offers") { request in
            let page = request.query["page"].flatMap(Int.init) ?? 1
            return try MarketServer.json(MarketServer.page(page)).after(.seconds(0.5))
        }
        network.route("GET https://api.market.example/search") { request in
            let text = request.query["text"] ?? ""
            let found = (1...60).map { MarketServer.offer($0) }.filter { $0.title.contains(text) }
            return try MarketServer.json(found).after(.seconds(0.5))
        }
        network.route("GET https://api.market.example/places") { request in
            let text = request.query["text"] ?? ""
            return .json(["Leeds", "Leicester", "York"].filter { $0.hasPrefix(text) }).after(.seconds(0.2))
        }
        network.route("POST https://api.market.example/offers/:id/bids") { request in
            let bid = try request.json(as: [String: Decimal].self)
            let id = request.parameters["id"].flatMap(Int.init) ?? 0
            return try MarketServer.json(MarketServer.offer(id, price: bid["amount"] ?? 0), status: 201)
                .after(.seconds(1))
        }
        network.route("POST https://api.market.example/offers") { request in
            let draft = try request.json(as: OfferDraft.self)
            return try MarketServer.json(
                MarketServer.offer(61, title: draft.title, price: draft.price), status: 201)
        }
    }
}
