import FailureReporting

/// Work of threads that a test does not run itself.
package enum OutsideFailure: Failure {
    /// Something that a thread sends, while several tests run that it may belong to.
    case ofSeveralTests(String, [String])
    /// A wait of the main queue that nothing ends.
    case mainQueueWaitsForEver(call: String, passed: String?, pending: String)
    /// A wait that took real time.
    case waited(call: String, seconds: Double, work: [String])
    /// A test that waits for a continuation, for which the clock moves after a wait in real time.
    case waitedBeforeMoving(seconds: Double, work: [String], next: Duration)
    /// A test that waits for a continuation for long, with nothing on the clock.
    case nothingResumes(seconds: Double)
    /// A test that waits for a continuation, for which the clock has moved in vain.
    case clockResumesNothing(from: VirtualClock.Instant, to: VirtualClock.Instant, pending: String)
    /// A run loop of a thread, which does not exist.
    case runLoopOfThread(call: String)

    package var description: String {
        switch self {
        case .ofSeveralTests(let what, let names):
            "\(what): it does not run, because it came from a thread that belongs to no test, while"
                + " \(names.count) tests are running, and it may be of any of them: "
                + names.prefix(5).map { String(reflecting: $0) }.joined(separator: ", ")
                + (names.count > 5 ? ", …" : "")
                + ".\nA Thread, OperationQueue, DispatchQueue or Task that a test"
                + " begins is known to be the test's; a callback of the system is not. Run these tests one at a time:"
                + " swift test --no-parallel"
        case .mainQueueWaitsForEver(let call, let passed, let pending):
            "Deadlock: \(call) blocks the main queue, and nothing that runs elsewhere ends the wait"
                + (passed.map { " (\($0))" } ?? "")
                + ". On a device it never returns; here it does, without a"
                + " signal.\n" + pending
        case .waited(let call, let seconds, let work):
            "\(call) waited \(seconds.hundredths) s of real time for work outside of the virtual clock: "
                + work.joined(separator: "; ") + "."
        case .waitedBeforeMoving(let seconds, let work, let next):
            "The test waits for a continuation, and nothing resumed it in \(seconds.hundredths) s of real time (waited"
                + " for \(work.joined(separator: "; "))). So the clock moves.\nTo save that wait, begin the call with"
                + " `async let`, then move the clock, then await the call: await TimeLapse.advance(by: .seconds("
                + "\(next.inSeconds)))."
        case .nothingResumes(let seconds):
            "The test has been waiting for a continuation for \(seconds.hundredths) s of real time. Nothing is on the clock"
                + " that could resume it; a thread or a callback of the system still may."
        case .clockResumesNothing(let start, let end, let pending):
            "Deadlock: the test waits for a continuation. The clock moved from \(start) to \(end), and nothing resumed"
                + " it.\n" + pending
        case .runLoopOfThread(let call):
            "\(call) was called on a thread, and returned at once: threads have no run loops here. Timers and blocks of"
                + " RunLoop.current are on the test's virtual clock, which the test moves."
        }
    }
}

extension Double {
    fileprivate var hundredths: String { "\((self * 100).rounded() / 100)" }
}
