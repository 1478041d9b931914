import FailureReporting

/// Something of the application's own that waits of a test wait for, besides what is on the clock.
///
/// ``TimeLapse/waits(for:fileID:filePath:line:column:until:)`` makes one.
public final class AwaitedResource: Sendable {
    /// The name, for reports.
    public let name: String
    let site: CallSite
    let isIdle: @MainActor @Sendable () -> Bool
    private let clock: WeakReference<VirtualClock>

    init(
        _ name: String, on clock: VirtualClock, at site: CallSite,
        _ isIdle: @escaping @MainActor @Sendable () -> Bool
    ) {
        (self.name, self.site, self.isIdle) = (name, site, isIdle)
        self.clock = clock.weakReference
    }

    /// Ends the waiting for it.
    public func cancel() {
        // The object is released outside the lock.
        _ = clock.object?.state.withLock { state in
            defer { state.resources.removeAll { $0 === self } }
            return state.resources
        }
    }
}

extension AwaitedResource: CustomStringConvertible {
    /// Such as `downloads, of AppTests.swift:12`.
    public var description: String { "\(name), of \(site)" }
}

extension TimeLapse {
    /// Has the test wait for something of the application's own, such as its cache or its queue of uploads.
    ///
    /// What waits until nothing is to be done, such as `advanceMainRunLoop()` and the
    /// time after a tap, goes on until it is idle, too; the idle report names it while it is not.
    ///
    /// ```swift
    /// TimeLapse.waits(for: "uploads") { uploads.pending.isEmpty }
    /// ```
    ///
    /// - Parameters:
    ///   - name: what it is, for reports.
    ///   - isIdle: whether there is nothing to wait for; asked between callbacks, so it should be fast, and change
    ///     nothing.
    /// - Returns: the resource, which can be cancelled; it ends with the test.
    @discardableResult
    public static func waits(
        for name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, until isIdle: @escaping @MainActor @Sendable () -> Bool
    ) -> AwaitedResource {
        let clock = VirtualClock.current
        let resource = AwaitedResource(
            name, on: clock, at: CallSite(fileID, filePath, line, column), isIdle)
        clock.state.withLock { $0.resources.append(resource) }
        return resource
    }
}
