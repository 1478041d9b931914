import XCTest

extension XCTestCase {
    /// Adds a handler of the system's alerts, which is called when the next action on an element meets one.
    ///
    /// The handlers are called from the last added to the first, until one returns `true`. If none does, the action is a
    /// failure that names the alert: no alert is dismissed without a handler.
    ///
    /// - Parameters:
    ///   - handlerDescription: what it handles.
    ///   - handler: acts on the alert; returns whether it has handled it. Returning `true` with the alert still there is a
    ///     failure of the action, and dismissing it counts, whatever is returned.
    /// - Returns: the handler, to remove it.
    @discardableResult
    public nonisolated func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        XCUIAutomation.addUIInterruptionMonitor(withDescription: handlerDescription, handler: handler)
    }

    /// Removes a handler of interruptions.
    public nonisolated func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        XCUIAutomation.removeUIInterruptionMonitor(monitor)
    }
}

/// Adds a handler of the system's alerts, for tests that are not XCTest cases; it belongs to the current test.
///
/// It does what the method of `XCTestCase` does.
@discardableResult
public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
) -> any NSObjectProtocol {
    let monitor = InterruptionMonitor(handlerDescription, handler)
    // The test keeps it to remove it; its handler is called on the main actor alone.
    OnMainActor.run(with: monitor) { AutomationWorld.current.monitors.insert($0, at: 0) }
    return monitor
}

/// Removes a handler of interruptions, for tests that are not XCTest cases.
public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    OnMainActor.run(with: monitor) { removed in
        AutomationWorld.current.monitors.removeAll { $0 === removed }
    }
}
