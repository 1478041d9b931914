import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

@MainActor
@Suite("The condition of the connection") struct ConditionTests {
    private let stage = NetworkStage()
    private var network: SimulatedNetwork { stage.network }

    @Test("Without a connection tasks fail, and those under way lose it")
    func offline() {
        stage.run {
            network.route("/a") { _ in .text("a").after(.seconds(2)) }
            stage.load("https://example.com/a")
            TimeLapse.advance(by: .seconds(1))
            network.condition = .offline
            stage.load("https://example.com/a")
            TimeLapse.advance(by: .zero)
            network.condition = .online
            stage.load("https://example.com/a")
            TimeLapse.runUntilIdle()
        }
        #expect(
            stage.log.text == """
                1 s failed: networkConnectionLost
                1 s failed: notConnectedToInternet
                3 s 200 "a"
                """)
    }

    @Test(
        "A session that waits for a connection sends its request when there is one, or when its time is up fails"
    )
    func waiting() {
        stage.run {
            network.route("/a") { _ in .text("a").after(.seconds(2)) }
            network.condition = .offline
            let settings = URLSessionConfiguration.ephemeral
            settings.waitsForConnectivity = true
            settings.timeoutIntervalForResource = 100
            let delegate = LoggingDelegate(stage.log)
            let session = URLSession(configuration: settings, delegate: delegate, delegateQueue: nil)
            session.dataTask(with: url("https://example.com/a")).resume()
            TimeLapse.advance(by: .seconds(80))
            network.condition = .online
            TimeLapse.runUntilIdle()
            network.condition = .offline
            session.dataTask(with: url("https://example.com/a")).resume()
            TimeLapse.runUntilIdle()
        }
        #expect(
            stage.log.text == """
                0 s created
                0 s waits for a connection
                82 s response 200
                82 s data "a"
                82 s metrics of 1 request in 82 s
                82 s completed
                82 s created
                82 s waits for a connection
                182 s metrics of 1 request in 100 s
                182 s completed: timedOut
                """)
    }

    @Test("A slow connection delays the response, and lets its body through in pieces")
    func slow() {
        stage.run {
            network.route("/a") { _ in .data(Data(count: 40_000)) }
            network.condition = .slow(latency: .seconds(1), bytesPerSecond: 16_384)
            let task = stage.load("https://example.com/a")
            var counts: [Int64] = []
            for _ in 0..<4 {
                TimeLapse.advance(by: .seconds(1))
                counts.append(task.countOfBytesReceived)
            }
            #expect(counts == [0, 16_384, 32_768, 40_000])
        }
    }

    @Test("A lossy connection loses the same responses each time")
    func lossy() {
        let logs = (0..<2).map { _ in
            let stage = NetworkStage()
            stage.run {
                stage.network.route("/a") { _ in .text("a") }
                stage.network.condition = .lossy(share: 0.5, seed: 7)
                for _ in 0..<20 { stage.load("https://example.com/a") }
                TimeLapse.runUntilIdle()
            }
            return stage.log.lines
        }
        #expect(logs[0] == logs[1])
        #expect(Set(logs[0]) == [#"0 s 200 "a""#, "0 s failed: networkConnectionLost"])
    }
}
