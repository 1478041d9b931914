import FailureReporting
import TimeLapse

@MainActor
extension SimulatedNetwork {
    /// Moves time until the application has sent a request, at most by a duration; a failure lists what it has sent.
    ///
    /// A request counts that was sent before, too.
    ///
    /// ```swift
    /// network.shouldRequest("POST", "/orders", within: .seconds(5))
    /// ```
    ///
    /// - Parameters:
    ///   - method: the method, such as `GET`.
    ///   - pattern: as that of a route.
    ///   - duration: how long to wait in virtual time.
    /// - Returns: the last such request; `nil` after a failure.
    @discardableResult
    public func shouldRequest(
        _ method: String, _ pattern: String, within duration: Duration = .seconds(60),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> NetworkRequest? {
        let site = CallSite(fileID, filePath, line, column)
        return site.whileCurrentUnlessNested {
            guard let pattern = read(pattern, method, at: site) else { return nil }
            let isSent = clock.watch(
                until: sent(pattern), within: duration, at: site)
            return result(of: pattern, isSent, within: duration, at: site)
        }
    }

    /// As the synchronous form, and runs tasks as they wake.
    @discardableResult
    public func shouldRequest(
        _ method: String, _ pattern: String, within duration: Duration = .seconds(60),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async -> NetworkRequest? {
        let site = CallSite(fileID, filePath, line, column)
        guard let pattern = read(pattern, method, at: site) else { return nil }
        let isSent = await clock.watch(
            until: sent(pattern), within: duration, at: site)
        return result(of: pattern, isSent, within: duration, at: site)
    }

    /// Whether a request was sent, as a condition that looks at each of them once.
    private func sent(_ pattern: RequestPattern) -> () -> Bool {
        var (count, isSent) = (0, false)
        return {
            let new = self.state.withLock { $0.requests[count...] }
            count = new.endIndex
            isSent = isSent || new.contains { pattern.match($0) != nil }
            return isSent
        }
    }

    private func read(_ text: String, _ method: String, at site: CallSite) -> RequestPattern? {
        do {
            return try RequestPattern(text, method: method)
        } catch {
            let reason = (error as? RequestPattern.Invalid)?.reason ?? "\(error)"
            NetworkFailure.invalidPattern(text, reason).record(at: site)
            return nil
        }
    }

    private func result(
        of pattern: RequestPattern, _ isSent: Bool?, within duration: Duration, at site: CallSite
    ) -> NetworkRequest? {
        let requests = requests
        if let request = requests.last(where: { pattern.match($0) != nil }) { return request }
        // An invalid duration has been recorded.
        if isSent != nil {
            NetworkFailure.notRequested(
                pattern.text, within: duration, sent: requests.map(\.description), pending: clock.idleReport
            ).record(at: site)
        }
        return nil
    }
}
