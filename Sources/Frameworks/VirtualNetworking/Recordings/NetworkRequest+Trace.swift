import FailureReporting
import Foundation
import FoundationNetworking

extension NetworkRequest {
    /// The most bytes of a body's text that a trace has.
    private static let mostBytes = 65_536

    /// The request and its outcome, for the recorder of a trace.
    func event(hiding secrets: NetworkSecrets) -> ObservedEvent {
        var event = ObservedEvent(.request, description(of: secrets.address(url)), site: site)
        event.duration = duration
        event.exchange = { exchange(hiding: secrets) }
        return event
    }

    private func exchange(hiding secrets: NetworkSecrets) -> ObservedExchange {
        let response = response.map { response in
            Self.message(
                (response as? HTTPURLResponse)?.fields ?? [:], responseBody, type: response.mimeType, secrets)
        }
        return ObservedExchange(
            request: Self.message(headers, body, type: header("Content-Type"), secrets), response: response)
    }

    private static func message(
        _ headers: [String: String], _ body: Data?, type: String?, _ secrets: NetworkSecrets
    ) -> ObservedExchange.Message {
        let body = body ?? Data()
        let text = body.isEmpty ? nil : secrets.text(of: body, type: type, isPretty: true)
        let beginning = text.map(beginning)
        return ObservedExchange.Message(
            headers: secrets.headers(headers), text: beginning, size: body.count,
            isCut: beginning?.utf8.count != text?.utf8.count)
    }

    /// The whole characters of a text within the most bytes.
    private static func beginning(of text: String) -> String {
        var bytes = text.utf8.prefix(mostBytes)
        while true {
            if let beginning = String(bytes) { return beginning }
            bytes = bytes.dropLast()
        }
    }
}
