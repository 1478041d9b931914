import FailureReporting

extension VirtualClock {
    /// Suspends the task until work on the clock resumes it; the test's own task moves the clock meanwhile, as a sleep
    /// does, since nothing else would.
    ///
    /// - Parameters:
    ///   - isOver: whether it is resumed, so that the clock need not move on.
    ///   - begin: receives the continuation, which work on the clock has to resume.
    nonisolated(nonsending) package func suspend<Result: Sendable>(
        until isOver: @escaping @Sendable () -> Bool, at site: CallSite?,
        _ begin: (UnsafeContinuation<Result, Never>) -> Void
    ) async -> Result {
        world?.outsideWork.noteClockWaits(1)
        defer { world?.outsideWork.noteClockWaits(-1) }
        let isOfTest = isTestTask
        return await withUnsafeContinuation { continuation in
            begin(continuation)
            if isOfTest { move(until: isOver, at: site) }
        }
    }

    private func move(until isOver: @escaping @Sendable () -> Bool, at site: CallSite?) {
        let site = site ?? CallSite(#fileID, #filePath, #line, #column)
        Task { @MainActor in
            await run(.untilQuiet(or: isOver, by: Instant(offset: .longest), at: site))
        }
    }
}
