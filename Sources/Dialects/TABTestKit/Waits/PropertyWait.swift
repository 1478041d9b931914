import FailureReporting
import XCUIAutomation

/// A wait for a property of an element to have a value.
struct PropertyWait {
    private static let timeout: TimeInterval = 10

    private let element: any Element
    private let property: String

    init(_ element: any Element, _ property: String) {
        self.element = element
        self.property = property
    }

    /// Waits; another value at the end is a failure, and so is an element that does not exist.
    func require<Value: Equatable>(_ expected: Value, _ read: () -> Value) {
        let isThere = VirtualWait.runNonisolated(for: Self.timeout, "\(property)(of:is:)", at: .ofCaller) {
            FailureCollector.quietly { element.underlyingXCUIElement.exists && read() == expected }
        }
        guard !isThere else { return }
        let point = "Element did not have the right \(property) before timing out! "
        let finding = ElementFinding.of(element, .exists)
        guard element.underlyingXCUIElement.exists else {
            return AutomationFailure(
                point + "Expected: \(expected), but \(element.name) \(finding.point).", finding.details
            ).record()
        }
        let actual = FailureCollector.quietly { read() }
        AutomationFailure(
            point + "Expected: \(expected), actual: \(actual), in \(element.name).", finding.details
        ).record()
    }
}
