import Combine
import Robot
import TestSupport
import Testing

@MainActor @Suite("Publishers of requests", .robot) struct NetworkTests {
    private let network = SimulatedDevice.current.network
    private let items = "https://api.example.com/items"

    private func publisher() throws -> URLSession.DataTaskPublisher {
        URLSession.shared.dataTaskPublisher(for: try #require(URL(string: items)))
    }

    @Test("Each subscriber asks for itself, and gets the answer when it is there")
    func answer() throws {
        network.route(items) { _ in .json(["Tea", "Cake"]).after(.seconds(2)) }
        let names = try publisher().map(\.data).decode(type: [String].self, decoder: JSONDecoder())
        #expect(network.requests.isEmpty)
        let logs = [ValueLog(of: names), ValueLog(of: names)]
        TimeLapse.advance(by: .seconds(1.9))
        #expect(logs.map(\.text) == ["", ""] && network.requests.count == 2)
        TimeLapse.advance(by: .seconds(0.2))
        #expect(logs.map(\.text) == Array(repeating: "[\"Tea\", \"Cake\"] |", count: 2))
    }

    @Test("A failure of the network is the publisher's, and a cancelled subscriber's request ends")
    func failures() throws {
        network.route(items) { _ in .failure(.timedOut).after(.seconds(1)) }
        let log = ValueLog(
            of: try publisher().map { _ in "answer" }.mapError {
                $0.code == .timedOut ? Trouble.oops : Trouble.other
            })
        TimeLapse.advance(by: .seconds(2))
        #expect(log.text == "!oops")
        let cancelled = ValueLog(of: try publisher().map { _ in "answer" })
        TimeLapse.advance(by: .seconds(0.5))
        cancelled.cancel()
        TimeLapse.advance(by: .seconds(2))
        #expect(cancelled.text == "" && TimeLapse.isIdle)
    }

    @Test("A request without a route is a failure with the line that made the publisher")
    func unrouted() throws {
        let publisher = try publisher()
        var log: ValueLog?
        let texts = failureTexts {
            log = ValueLog(of: publisher.map { _ in "answer" })
            TimeLapse.advance(by: .seconds(1))
        }
        #expect(texts.count == 1 && texts.first?.hasPrefix("No route for GET \(items)") == true)
        #expect(texts.first?.contains("begun at NetworkTests.swift:11.") == true)
        #expect(log?.text.hasPrefix("!") == true)
    }
}
