import FailureReporting
import HeadlessUIKit
import TimeLapse

// Waits are in virtual time: timers, animations and tasks run on the way, and a long time-out takes no real time.
extension XCUIElement {
    /// Waits until the element exists, at most for a time, in seconds of virtual time.
    ///
    /// - Returns: whether it exists.
    @discardableResult
    public func waitForExistence(
        timeout: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        let site = CallSite(fileID, filePath, line, column)
        let exists = VirtualWait.run(for: timeout, "waitForExistence", at: site) {
            self.lookup.laidOut().firstNode != nil
        }
        return OnMainActor.run { self.lookup.isAnswered(exists, for: "waitForExistence") }
    }

    /// Waits until the element does not exist, at most for a time, in seconds of virtual time.
    ///
    /// - Returns: whether it does not exist.
    @discardableResult
    public func waitForNonExistence(
        timeout: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        VirtualWait.run(for: timeout, "waitForNonExistence", at: CallSite(fileID, filePath, line, column)) {
            self.lookup.laidOut().firstNode == nil
        }
    }

    /// Waits until a property of the element has a value, at most for a time, in seconds of virtual time.
    ///
    /// ```swift
    /// app.buttons["Send"].wait(for: \.isEnabled, toEqual: true, timeout: 5)
    /// ```
    ///
    /// - Returns: whether it has. While the element does not exist, only `exists` and `isHittable` have a value.
    @discardableResult
    public func wait<Value: Equatable>(
        for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        let site = CallSite(fileID, filePath, line, column)
        let isState = keyPath == \XCUIElement.exists || keyPath == \XCUIElement.isHittable
        return OnMainActor.run(with: (keyPath, expectedValue), at: site) { keyPath, expected in
            VirtualWait.run(for: timeout, "wait(for:toEqual:timeout:)", at: site) {
                guard isState || self.lookup.laidOut().firstNode != nil else { return false }
                return FailureCollector.quietly { self[keyPath: keyPath] == expected }
            }
        }
    }
}

/// Waits of elements, in virtual time.
package enum VirtualWait {
    package static func run(
        for timeout: TimeInterval, _ name: String, at site: CallSite, _ condition: @MainActor () -> Bool
    ) -> Bool {
        OnMainActor.run(at: site) {
            guard let duration = duration(timeout, name) else { return condition() }
            // The clock does not keep the closure.
            return withoutActuallyEscaping(condition) { condition in
                VirtualClock.current.watch(
                    until: { MainActor.assumeIsolated { condition() } }, within: duration, isRequired: true,
                    at: site) ?? false
            }
        }
    }

    /// Moves the clock until a condition of code that is on no actor is true; that code waits meanwhile.
    package static func runNonisolated(
        for timeout: TimeInterval, _ name: String, at site: CallSite, _ condition: () -> Bool
    ) -> Bool {
        withoutActuallyEscaping(condition) { condition in
            OnMainActor.run(with: condition, at: site) { condition in
                run(for: timeout, name, at: site) { condition() }
            }
        }
    }

    /// Whether a number is a time-out that the clock can wait for: up to some thirty years.
    package static func allows(_ seconds: TimeInterval) -> Bool { (0...1_000_000_000).contains(seconds) }

    /// The duration of seconds; `nil` for an invalid number, which is recorded.
    @MainActor
    static func duration(_ seconds: TimeInterval, _ name: String) -> Duration? {
        guard allows(seconds) else {
            AutomationFailure("\(name) failed: \(seconds) is not a time-out in seconds.").record()
            return nil
        }
        return .seconds(seconds)
    }
}
