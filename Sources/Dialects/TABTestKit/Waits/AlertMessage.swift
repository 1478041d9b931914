import FailureReporting
import HeadlessUIKit
import XCUIAutomation

/// The message of the alert that is on the screen.
struct AlertMessage {
    private let alert: Alert

    init(of alert: Alert) {
        self.alert = alert
    }

    func require(_ expected: String) {
        guard StateWait(alert, [.exists]).requireAll() else { return }
        let actual = text
        guard actual != expected else { return }
        let finding = actual.map { "it is \($0.debugDescription)" } ?? "it has none"
        ElementFailure("Expected the message \(expected.debugDescription) in \(alert.name), but \(finding).")
            .record()
    }

    /// The texts of the alert but its title; `nil` if there are none.
    private var text: String? {
        let element = alert.underlyingXCUIElement
        var texts = element.staticTexts.allElementsBoundByIndex.map(\.label)
        if hasTitle, let title = texts.firstIndex(of: element.label) { texts.remove(at: title) }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    /// Whether the alert's label is a title, and not its message.
    private var hasTitle: Bool {
        OnMainActor.run {
            let controller = alert.underlyingXCUIElement.view?.next as? UIAlertController
            return controller?.title != nil || controller == nil
        }
    }
}
