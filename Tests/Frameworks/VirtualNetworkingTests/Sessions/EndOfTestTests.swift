import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

@MainActor
@Suite("Requests at the end of a test") struct EndOfTestTests {
    private final class Screen: Sendable {}

    @Test("A request that is under way lets go of what its handler and its route refer to")
    func handlers() {
        let stage = NetworkStage()
        weak var screen: Screen?
        weak var model: Screen?
        stage.run {
            let (handled, asked) = (Screen(), Screen())
            (screen, model) = (handled, asked)
            stage.network.route("/a") { _ in
                withExtendedLifetime(asked) {}
                return .never
            }
            for isBegun in [true, false] {
                URLSession.shared.dataTask(with: url("https://example.com/a")) { _, _, _ in
                    withExtendedLifetime(handled) {}
                }
                .resume()
                if isBegun { TimeLapse.advance(by: .seconds(1)) }
            }
            #expect(screen != nil)
            stage.world.clock.status.stage = .closing
            stage.network.close()
            stage.world.clock.cancelAll()
        }
        #expect(screen == nil)
        #expect(model == nil)
    }

    @Test("A task that waits for an answer, for bytes or for a message goes on with an error")
    func tasks() async {
        let stage = NetworkStage()
        await stage.run {
            stage.network.route("/never") { _ in .never }
            stage.network.route("/bytes") { _ in .stream(["a", "b"], every: .seconds(30)) }
            stage.network.route("wss://example.com/chat") { _ in .socket { _ in } }
            let log = stage.log
            let task = URLSession.shared.webSocketTask(with: url("wss://example.com/chat"))
            task.resume()
            let works: [@Sendable () async throws -> Void] = [
                { _ = try await URLSession.shared.data(from: url("https://example.com/never")) },
                {
                    let (bytes, _) = try await URLSession.shared.bytes(from: url("https://example.com/bytes"))
                    for try await _ in bytes {}
                },
                { _ = try await task.receive() },
            ]
            for work in works {
                Task {
                    do {
                        try await work()
                    } catch {
                        log.note(NetworkLog.name(of: error))
                    }
                }
            }
            await TimeLapse.advance(by: .seconds(1))
            stage.world.clock.status.stage = .closing
            stage.network.close()
            await TimeLapse.advance(by: .zero)
        }
        #expect(stage.log.lines == Array(repeating: "1 s cancelled", count: 3))
    }

    @Test("A request that begins after the end of its test fails at once, without a handler")
    func late() async {
        let stage = NetworkStage()
        await stage.run {
            stage.world.clock.status.stage = .closing
            stage.network.close()
            stage.load("https://example.com/a")
            await #expect(throws: URLError(.cancelled)) {
                try await URLSession.shared.data(from: url("https://example.com/a"))
            }
        }
        #expect(stage.log.lines == [])
        #expect(stage.network.requests.isEmpty)
    }
}
