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
        AutomationFailure(
            "Expected the message \(expected.debugDescription) in \(alert.name), but \(finding)."
        )
        .record()
    }

    private var text: String? {
        let element = alert.underlyingXCUIElement
        var texts = element.staticTexts.allElementsBoundByIndex.map(\.label)
        if hasTitle, let title = texts.firstIndex(of: element.label) { texts.remove(at: title) }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    private var hasTitle: Bool {
        OnMainActor.run {
            let controller = alert.underlyingXCUIElement.view?.next as? UIAlertController
            return controller?.title != nil || controller == nil
        }
    }
}
