import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

@MainActor
@Suite("Requests that are awaited") struct AsyncRequestTests {
    private let stage = NetworkStage()
    private var network: SimulatedNetwork { stage.network }

    @Test("A task gets its answer when time has moved")
    func data() async {
        await stage.run {
            network.route("/a") { _ in .text("a").after(.seconds(2)) }
            let log = stage.log
            Task {
                let (data, response) = try await URLSession.shared.data(from: url("https://example.com/a"))
                log.note(NetworkLog.text(data, response, nil))
            }
            await TimeLapse.advance(by: .milliseconds(1999))
            #expect(log.lines == [])
            await TimeLapse.advance(by: .milliseconds(1))
        }
        #expect(stage.log.text == #"2 s 200 "a""#)
    }

    @Test("The test's own task moves the clock while it waits for an answer, without real time")
    func ownTask() async {
        await stage.run {
            stage.world.clock.adoptTestTask()
            network.route("/a") { _ in .text("a").after(.seconds(3600)) }
            let settings = URLSessionConfiguration.default
            settings.timeoutIntervalForRequest = 7200
            let (data, _) = try await URLSession(configuration: settings).data(
                from: url("https://example.com/a"))
            #expect(String(decoding: data, as: UTF8.self) == "a")
            #expect(TimeLapse.now.offset == .seconds(3600))
        }
    }

    @Test("A test that awaits a task which awaits an answer goes on without real time")
    func nestedTask() async {
        await stage.run {
            stage.world.clock.adoptTestTask()
            network.route("/a") { _ in .text("a").after(.seconds(5)) }
            let count = await Task {
                try? await URLSession.shared.data(from: url("https://example.com/a")).0.count
            }.value
            #expect(count == 1)
            #expect(TimeLapse.now.offset == .seconds(5))
        }
    }

    @Test("The bytes of a response come as they are sent, and its lines one by one")
    func bytes() async {
        await stage.run {
            network.route("/a") { _ in .stream(["one\ntw", "o\n\nthree"], every: .seconds(1)) }
            let log = stage.log
            Task {
                let (bytes, response) = try await URLSession.shared.bytes(from: url("https://example.com/a"))
                log.note("\((response as? HTTPURLResponse)?.statusCode ?? 0)")
                for try await line in bytes.lines { log.note(line) }
                log.note("end")
            }
            await TimeLapse.runUntilIdle()
        }
        #expect(
            stage.log.text == """
                0 s 200
                0 s one
                1 s two
                1 s three
                1 s end
                """)
    }

    @Test("A stream that ends early throws after what has come")
    func cutOff() async {
        await stage.run {
            network.route("/a") { _ in .stream(["one\n", "two\n"], every: .seconds(1)).cutOff() }
            let log = stage.log
            Task {
                do {
                    let (bytes, _) = try await URLSession.shared.bytes(from: url("https://example.com/a"))
                    for try await line in bytes.lines { log.note(line) }
                } catch {
                    log.note(NetworkLog.name(of: error))
                }
            }
            await TimeLapse.runUntilIdle()
        }
        #expect(
            stage.log.text == """
                0 s one
                1 s two
                1 s networkConnectionLost
                """)
    }

    @Test("Data is sent, and a file is loaded, by the forms that suspend")
    func uploadAndDownload() async throws {
        await stage.run {
            network.route("PUT /a") { request in .text("got \(request.text ?? "nothing")") }
            network.route("GET /b") { _ in .text("file") }
            stage.world.clock.adoptTestTask()
            var request = URLRequest(url: url("https://example.com/a"))
            request.httpMethod = "PUT"
            let (data, _) = try await URLSession.shared.upload(for: request, from: Data("five".utf8))
            #expect(String(decoding: data, as: UTF8.self) == "got five")
            let (file, _) = try await URLSession.shared.download(from: url("https://example.com/b"))
            #expect(try String(contentsOf: file, encoding: .utf8) == "file")
            try FileManager.default.removeItem(at: file)
        }
    }

    private actor Loader {
        func load(_ address: String) async throws -> String {
            let (data, _) = try await URLSession.shared.data(from: url(address))
            return String(decoding: data, as: UTF8.self)
        }
    }

    @Test("A session is used from an actor, from a detached task, and from a global queue")
    func elsewhere() async {
        await stage.run {
            network.route("/:name") { request in .text(request.parameters["name"] ?? "").after(.seconds(1)) }
            let log = stage.log
            Task { log.note(try await Loader().load("https://example.com/actor")) }
            Task.detached { log.note(try await Loader().load("https://example.com/detached")) }
            DispatchQueue.global().async {
                URLSession.shared.dataTask(with: url("https://example.com/global")) { data, _, _ in
                    log.note(String(decoding: data ?? Data(), as: UTF8.self))
                }.resume()
            }
            await TimeLapse.advance(by: .seconds(1))
        }
        #expect(stage.log.lines.sorted() == ["1 s actor", "1 s detached", "1 s global"])
    }

    @Test("A thread begins a request, and waits for its answer while the main queue moves time")
    func thread() {
        stage.run {
            network.route("/a") { _ in .text("a").after(.seconds(1)) }
            RunningWorlds.begin(stage.world, named: "thread")
            defer { RunningWorlds.end(stage.world) }
            let log = stage.log
            Thread.detachNewThread {
                URLSession.shared.dataTask(with: url("https://example.com/a")) { data, response, error in
                    log.note(NetworkLog.text(data, response, error))
                }.resume()
            }
            TimeLapse.advance(until: { !log.lines.isEmpty }, within: .seconds(10))
        }
        #expect(stage.log.text == #"1 s 200 "a""#)
    }

    @Test("A semaphore that waits for an answer on the main queue gets it")
    func semaphore() {
        stage.run {
            network.route("/a") { _ in .text("a").after(.seconds(1)) }
            let done = DispatchSemaphore(value: 0)
            URLSession.shared.dataTask(with: url("https://example.com/a")) { _, _, _ in done.signal() }
                .resume()
            #expect(done.wait(timeout: .now() + 5) == .success)
            #expect(TimeLapse.now.offset == .seconds(1))
        }
    }

    @Test("An operation queue of the application's own gets the callbacks of its session")
    func operationQueue() {
        stage.run {
            network.route("/a") { _ in .text("a") }
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: queue)
            nonisolated(unsafe) var isOnQueue: Bool?
            session.dataTask(with: url("https://example.com/a")) { _, _, _ in
                isOnQueue = OperationQueue.current === queue
            }.resume()
            TimeLapse.advance(by: .zero)
            queue.waitUntilAllOperationsAreFinished()
            #expect(isOnQueue == true)
        }
    }
}
