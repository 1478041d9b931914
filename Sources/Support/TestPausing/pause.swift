import FailureReporting
import TimeLapse

/// Stops the test at this line and opens a prompt on the application as it is, when the variable `ROBOT_SESSION` is
/// set.
///
/// ```swift
/// tapOn(theOnlyElement(withRole(.button, named: "Pay")))
/// pause()
/// ```
///
/// `ROBOT_SESSION=1 swift test --filter PaymentTests` runs the test until there and reads commands from the terminal,
/// as the prompt of an `ApplicationSession` does: `look`, `why Pay`, `tap Pay`. `export` writes the steps since the
/// pause as lines of the test. After `quit` the test goes on. Real time passes meanwhile, and virtual time only by
/// commands.
///
/// Without the variable, without a terminal, or off the main actor, it is a failure, so that no pause stays in a test
/// by mistake.
///
/// - Returns: 0. It has the type of the C library's function of this name, in whose place it is called: that one waits
///   for a signal.
@discardableResult
public func pause() -> Int32 {
    let line = RunningLine.current
    // What is recorded belongs to the line of the test, which a parameter could not tell: with one, the C library's
    // function would be called.
    let site = line.map {
        CallSite(
            $0.path, UInt($0.line), for: CallSite(#fileID, #filePath, #line, #column), function: "pause()")
    }
    if let problem = problem(in: line?.module ?? "Tests", at: line.map { "\($0)" } ?? "pause()") {
        TestFailure(problem).record(at: site)
    }
    return 0
}

/// Opens the prompt.
///
/// - Returns: what kept it from opening; `nil` if it did open.
private func problem(in module: String, at place: String) -> String? {
    guard SessionPrompt.isWanted else {
        return """
            pause() stops a test only where the variable ROBOT_SESSION is set.
            Try: ROBOT_SESSION=1 swift test --filter \(module)
            """
    }
    guard MainQueue.isCurrent else {
        return """
            pause() was called off the main actor, where there is no application to look at.
            Try: await MainActor.run { pause() }
            """
    }
    let open = SessionPrompt.open.withLock { $0 }
    // The main queue is the main actor's executor.
    return MainActor.assumeIsolated { open?(place) ?? false }
        ? nil : "pause() needs a terminal, and this process has none."
}
