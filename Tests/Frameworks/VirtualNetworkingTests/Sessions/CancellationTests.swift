import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

@MainActor
@Suite("Tasks that are cancelled") struct CancellationTests {
    /// When a task is cancelled.
    enum Step: String, CaseIterable {
        case beforeResume, beforeTimeMoves, inRoute, whileWaiting, betweenPieces, inHandler, suspended, twice
    }

    @Test("A task that is cancelled ends once, at that instant", arguments: Step.allCases)
    func steps(step: Step) {
        let stage = NetworkStage()
        stage.run {
            nonisolated(unsafe) var task: URLSessionDataTask?
            stage.network.route("/a") { _ in
                if step == .inRoute { task?.cancel() }
                return .stream(["1", "2"], every: .seconds(2)).after(.seconds(2))
            }
            task = URLSession.shared.dataTask(with: url("https://example.com/a")) { [log = stage.log] in
                log.note(NetworkLog.text($0, $1, $2))
                if step == .inHandler { task?.cancel() }
            }
            if step == .beforeResume { task?.cancel() }
            task?.resume()
            if step == .beforeTimeMoves || step == .twice { task?.cancel() }
            if step == .twice { task?.cancel() }
            TimeLapse.advance(by: .seconds(1))
            if step == .suspended { task?.suspend() }
            if step == .whileWaiting || step == .suspended { task?.cancel() }
            TimeLapse.advance(by: .seconds(2))
            if step == .betweenPieces { task?.cancel() }
            TimeLapse.runUntilIdle()
            #expect(task?.state == .completed)
            task = nil
        }
        let expected: [Step: String] = [
            .whileWaiting: "1 s failed: cancelled", .suspended: "1 s failed: cancelled",
            .betweenPieces: "3 s failed: cancelled", .inHandler: #"4 s 200 "12""#,
        ]
        #expect(stage.log.text == expected[step] ?? "0 s failed: cancelled")
    }

    @Test("A Swift task that is cancelled ends its request with the error of a cancelled one")
    func swiftTask() async {
        let stage = NetworkStage()
        await stage.run {
            stage.network.route("/a") { _ in .text("a").after(.seconds(5)) }
            let log = stage.log
            let task = Task {
                do {
                    _ = try await URLSession.shared.data(from: url("https://example.com/a"))
                } catch {
                    log.note("failed: " + NetworkLog.name(of: error))
                }
            }
            await TimeLapse.advance(by: .seconds(1))
            task.cancel()
            await TimeLapse.advance(by: .seconds(1))
            #expect(TimeLapse.isIdle)
        }
        #expect(stage.log.text == "1 s failed: cancelled")
    }

    @Test("Cancelling a session cancels its tasks, and tells the delegate last")
    func invalidation() {
        let stage = NetworkStage()
        stage.run {
            stage.network.route("/a") { _ in .never }
            let delegate = LoggingDelegate(stage.log)
            let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
            session.dataTask(with: url("https://example.com/a")).resume()
            TimeLapse.advance(by: .seconds(1))
            session.invalidateAndCancel()
            TimeLapse.advance(by: .zero)
            #expect(session.delegate == nil)
        }
        #expect(
            stage.log.text == """
                0 s created
                1 s metrics of 1 request in 1 s
                1 s completed: cancelled
                1 s invalid
                """)
    }
}
