import FailureReporting
import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

@MainActor
@Suite("Tasks that load data") struct DataTaskTests {
    private let stage = NetworkStage()
    private var network: SimulatedNetwork { stage.network }

    @Test("A route's answer comes at exactly its time, on the virtual clock")
    func exactTime() {
        stage.run {
            network.route("https://api.example.com/items/*") { _ in .text("three").after(.seconds(2)) }
            stage.load("https://api.example.com/items/7")
            TimeLapse.advance(by: .milliseconds(1999))
            #expect(stage.log.lines == [])
            TimeLapse.advance(by: .milliseconds(1))
        }
        #expect(stage.log.text == #"2 s 200 "three""#)
    }

    @Test("Nothing is sent before time moves, and nothing comes before the task is resumed")
    func resume() {
        stage.run {
            network.route("/a") { _ in .text("a") }
            let task = URLSession.shared.dataTask(with: url("https://example.com/a")) { [log = stage.log] in
                log.note(NetworkLog.text($0, $1, $2))
            }
            TimeLapse.advance(by: .seconds(1))
            #expect(network.requests.isEmpty)
            task.resume()
            #expect(network.requests.isEmpty)
            TimeLapse.advance(by: .zero)
            #expect(network.requests.map(\.description) == ["GET https://example.com/a, answered with 200"])
        }
        #expect(stage.log.text == #"1 s 200 "a""#)
    }

    @Test("A pending request is in the idle report, with the line that began it")
    func idleReport() {
        stage.run {
            network.route("/a") { _ in .text("a").after(.seconds(2)) }
            stage.load("https://example.com/a")
            TimeLapse.advance(by: .zero)
            #expect(
                TimeLapse.idleReport.hasPrefix(
                    "Pending:\n  request GET https://example.com/a due at 2 s, scheduled at NetworkStage.swift:"
                ))
            TimeLapse.runUntilIdle()
            #expect(TimeLapse.isIdle)
        }
    }

    @Test("Each way to make a task notes the line of the application")
    func lines() async {
        await stage.run {
            network.route("**") { _ in .never }
            let session = URLSession.shared
            let address = url("https://example.com/a")
            session.dataTask(with: address).resume()
            session.dataTask(with: address) { _, _, _ in }.resume()
            session.downloadTask(with: address).resume()
            session.downloadTask(with: address) { _, _, _ in }.resume()
            session.uploadTask(with: URLRequest(url: address), from: Data()).resume()
            session.webSocketTask(with: url("wss://example.com/a")).resume()
            Task { try await session.data(from: address) }
            Task { try await session.bytes(from: address) }
            await TimeLapse.advance(by: .zero)
            let lines = TimeLapse.idleReport.split(separator: "\n").dropFirst()
            #expect(lines.count == 8)
            #expect(lines.allSatisfy { $0.contains("at DataTaskTests.swift:") }, "\(TimeLapse.idleReport)")
        }
    }

    @Test(
        "A task fails when its time is up",
        arguments: [
            (request: 60.0, configuration: 5.0, seconds: 5), (request: 3, configuration: 5, seconds: 3),
            (request: 90, configuration: 60, seconds: 90),
        ])
    func timeOut(request: Double, configuration: Double, seconds: Int) {
        stage.run {
            network.route("/a") { _ in .never }
            let settings = URLSessionConfiguration.ephemeral
            settings.timeoutIntervalForRequest = configuration
            let asked = URLRequest(url: url("https://example.com/a"), timeoutInterval: request)
            URLSession(configuration: settings).dataTask(with: asked) { [log = stage.log] in
                log.note(NetworkLog.text($0, $1, $2))
            }.resume()
            TimeLapse.runUntilIdle()
        }
        #expect(stage.log.text == "\(seconds) s failed: timedOut")
    }

    @Test("Each piece of a response begins the time of a request again, but not that of the whole")
    func resourceTimeOut() {
        stage.run {
            network.route("/a") { _ in .stream(["1", "2", "3", "4"], every: .seconds(4)) }
            let settings = URLSessionConfiguration.ephemeral
            settings.timeoutIntervalForRequest = 5
            stage.load("https://example.com/a", in: URLSession(configuration: settings))
            settings.timeoutIntervalForResource = 10
            stage.load("https://example.com/a", in: URLSession(configuration: settings))
            TimeLapse.runUntilIdle()
        }
        #expect(
            stage.log.text == """
                10 s failed: timedOut
                12 s 200 "1234"
                """)
    }

    @Test("A suspended task waits, and has the rest of its time when it is resumed")
    func suspension() {
        stage.run {
            network.route("/a") { _ in .text("a").after(.seconds(2)) }
            let task = stage.load("https://example.com/a")
            TimeLapse.advance(by: .seconds(1))
            task.suspend()
            #expect(task.state == .suspended)
            TimeLapse.advance(by: .seconds(100))
            task.resume()
            TimeLapse.runUntilIdle()
            #expect(task.state == .completed)
        }
        #expect(stage.log.text == #"102 s 200 "a""#)
    }

    @Test("A task does not begin before its date")
    func earliestBeginDate() {
        stage.run {
            network.route("/a") { _ in .text("a") }
            let task = URLSession.shared.dataTask(with: url("https://example.com/a")) { [log = stage.log] in
                log.note(NetworkLog.text($0, $1, $2))
            }
            task.earliestBeginDate = TimeLapse.date.addingTimeInterval(30)
            task.resume()
            TimeLapse.runUntilIdle()
        }
        #expect(stage.log.text == #"30 s 200 "a""#)
    }

    @Test("A thousand requests at once are each answered, in the order in which they were begun")
    func thousand() {
        stage.run {
            network.route("/items/:id") { request in .text(request.parameters["id"] ?? "?").after(.seconds(1))
            }
            for number in 0..<1000 { stage.load("https://example.com/items/\(number)") }
            TimeLapse.advance(by: .seconds(1))
        }
        #expect(stage.log.lines == (0..<1000).map { "1 s 200 \"\($0)\"" })
    }

    @Test(
        "Addresses that no request can be sent to fail as Foundation documents",
        arguments: [
            ("ftp://example.com/", "unsupportedURL"), ("nothing", "unsupportedURL"), ("https:///a", "badURL"),
            ("file:///nowhere/at/all", "fileDoesNotExist"), ("data:nothing", "badURL"),
        ])
    func invalidAddresses(address: String, code: String) {
        stage.run {
            stage.load(address)
            TimeLapse.advance(by: .zero)
        }
        #expect(stage.log.text == "0 s failed: \(code)")
    }

    @Test(
        "Data in an address is loaded without a network",
        arguments: ["data:,a%20b", "data:text/plain;base64,YSBi"])
    func dataAddress(address: String) {
        stage.run {
            network.condition = .offline
            stage.load(address)
            TimeLapse.advance(by: .zero)
        }
        #expect(stage.log.text == #"0 s "a b""#)
    }

    @Test("A body that is longer than allowed fails instead of filling the memory")
    func longBody() {
        stage.run {
            network.largestBody = 10
            network.route("/a") { _ in .stream(["12345", "67890", "1"], every: .seconds(1)) }
            stage.load("https://example.com/a")
            TimeLapse.runUntilIdle()
        }
        #expect(stage.log.text == "2 s failed: dataLengthExceedsMaximum")
    }

    @Test("A session that was invalidated makes no tasks: a failure, and the task fails")
    func invalidSession() {
        let failures = stage.failures {
            let session = URLSession(configuration: .ephemeral)
            session.finishTasksAndInvalidate()
            stage.load("https://example.com/a", in: session)
            TimeLapse.advance(by: .zero)
        }
        #expect(failures.count == 1)
        #expect(
            failures.first?.hasPrefix("A request GET https://example.com/a was made by a session that")
                == true)
        #expect(stage.log.text == "0 s failed: cancelled")
    }

    @Test("A session for transfers in the background is a failure that names it, and works as others")
    func background() {
        let failures = stage.failures {
            network.route("/a") { _ in .text("a") }
            stage.load(
                "https://example.com/a", in: URLSession(configuration: .background(withIdentifier: "sync")))
            TimeLapse.advance(by: .zero)
        }
        #expect(failures.count == 1)
        #expect(failures.first?.hasPrefix(#"The session "sync" is for transfers in the background"#) == true)
        #expect(stage.log.text == #"0 s 200 "a""#)
    }
}
