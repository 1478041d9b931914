import Combine
import Foundation

/// The market's server.
final class MarketService {
    enum Failure: Error, Equatable {
        case status(Int)
    }

    private let session: URLSession
    private let root = URL(string: "https://api.market.example")!

    init(session: URLSession = .shared) {
        self.session = session
    }

    func offers(page: Int) async throws -> OfferPage {
        try await decode(OfferPage.self, from: request("offers", ["page": "\(page)"]))
    }

    func places(_ text: String) async throws -> [String] {
        try await decode([String].self, from: request("places", ["text": text]))
    }

    func bid(_ amount: Decimal, on offer: Offer) async throws -> Offer {
        var request = request("offers/\(offer.id)/bids")
        request.httpMethod = "POST"
        request.httpBody = try MarketService.encoder.encode(["amount": amount])
        return try await decode(Offer.self, from: request, attempts: 1)
    }

    func publish(_ draft: OfferDraft) async throws -> Offer {
        var request = request("offers")
        request.httpMethod = "POST"
        request.httpBody = try MarketService.encoder.encode(draft)
        return try await decode(Offer.self, from: request, attempts: 1)
    }

    func search(_ text: String) -> AnyPublisher<[Offer], Error> {
        session.dataTaskPublisher(for: request("search", ["text": text]))
            .tryMap { data, response in try MarketService.check(data, response) }
            .decode(type: [Offer].self, decoder: MarketService.decoder)
            .eraseToAnyPublisher()
    }

    private func request(_ path: String, _ query: [String: String] = [:]) -> URLRequest {
        var components = URLComponents(
            url: root.appendingPathComponent(path), resolvingAgainstBaseURL: false)!
        if !query.isEmpty { components.queryItems = query.map { URLQueryItem(name: $0, value: $1) } }
        var request = URLRequest(url: components.url!)
        request.timeoutInterval = 20
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        return request
    }

    /// Tries again after one, two, four … seconds if that can help.
    private func decode<Value: Decodable>(
        _ type: Value.Type, from request: URLRequest, attempts: Int = 3
    ) async throws -> Value {
        var attempt = 1
        while true {
            do {
                let (data, response) = try await session.data(for: request)
                return try MarketService.decoder.decode(type, from: MarketService.check(data, response))
            } catch {
                guard attempt < attempts, MarketService.isPassing(error) else { throw error }
                try await Task.sleep(nanoseconds: 1_000_000_000 << UInt64(attempt - 1))
                attempt += 1
            }
        }
    }

    private static func check(_ data: Data, _ response: URLResponse) throws -> Data {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard 200..<300 ~= status else { throw Failure.status(status) }
        return data
    }

    private static func isPassing(_ error: Error) -> Bool {
        switch error {
        case Failure.status(let status): return status >= 500
        case let error as URLError:
            return [.timedOut, .networkConnectionLost, .cannotConnectToHost].contains(error.code)
        default: return false
        }
    }

    private static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }()
}
