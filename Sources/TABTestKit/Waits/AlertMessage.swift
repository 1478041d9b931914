import FailureReporting
import XCUIAutomation

/// The message of the alert that is on the screen.
struct AlertMessage {
    private let alert: Alert

    init(of alert: Alert) {
        self.alert = alert
    }

    /// Waits for the alert, and checks its message.
    func require(_ expected: String) {
        guard StateWait(alert, [.exists]).requireAll() else { return }
        let actual = text
        guard actual != expected else { return }
        ElementFailure(
            "Expected the message \(expected.debugDescription) in \(alert.name), but it is "
                + "\(actual?.debugDescription ?? "without a message")."
        ).record()
    }

    /// The texts of the alert but its title; `nil` if there are none.
    private var text: String? {
        let element = alert.underlyingXCUIElement
        var texts = element.staticTexts.allElementsBoundByIndex.map(\.label)
        if let title = texts.firstIndex(of: element.label) { texts.remove(at: title) }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }
}
