/// Learns what a test does while it does it, for a recording.
///
/// A world's ``CallLog`` has at most one. It is called on the thread on which things happen, in their order. While there
/// is none, as is usual, each of these costs one read of a flag.
package protocol TestObserver: AnyObject, Sendable {
    /// A call of the test begins, perhaps inside another one; returns the number to end it with.
    func callBegan(_ site: CallSite) -> Int

    /// A named part of the test begins, such as an activity or a step of a scenario; returns the number to end it with.
    func partBegan(_ kind: ObservedPart, _ words: String, at site: CallSite?) -> Int

    /// A call or part ends, by the number that it got when it began.
    func stepEnded(_ number: Int)

    /// Says what the innermost running call does, as source code.
    ///
    /// - Parameter query: its target as source code; empty if it has none that can be written.
    func name(_ words: String, query: String, target: ObjectIdentifier?)

    /// The innermost running call looks at views that it has found; of several times the last one counts.
    func found(_ views: [ObjectIdentifier])

    /// What the innermost running call acts on is covered by a view.
    func covered(by view: ObjectIdentifier)

    /// An event with touches was sent to the application.
    func touched(_ touches: [ObservedTouch])

    /// A key was pressed, or a text typed.
    func typed(_ key: String)

    /// All work that was due at an instant has fired, and the views are laid out.
    func turnEnded()

    /// Something happened that is no call of the test.
    func happened(_ event: ObservedEvent)

    /// A failure or a warning is recorded.
    func recorded(_ failure: RecordedFailure)
}

/// The kinds of named parts of a test.
package enum ObservedPart: String, Sendable {
    case scenario, step, activity
}

extension CallContext {
    /// The observer of the current test, such as the recorder of a trace; `nil` if there is none.
    package static var observer: (any TestObserver)? {
        // Reading the task-local context costs more than the rest of such a call, so it is only read while some test is
        // recorded.
        CallLog.isAnyObserved ? current.log?.observer : nil
    }

    /// Runs `body` as a named part of the test, for its observer.
    package static func part<Result>(
        _ kind: ObservedPart, _ words: String, at site: CallSite?, _ body: () throws -> Result
    ) rethrows -> Result {
        guard let observer else { return try body() }
        let number = observer.partBegan(kind, words, at: site)
        defer { observer.stepEnded(number) }
        return try body()
    }

    /// Runs `body`, which may suspend, as a named part of the test, for its observer.
    package static func part<Result>(
        _ kind: ObservedPart, _ words: String, at site: CallSite?,
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        guard let observer else { return try await body() }
        let number = observer.partBegan(kind, words, at: site)
        defer { observer.stepEnded(number) }
        return try await body()
    }
}
