import FailureReporting
import HeadlessUIKit

/// A button of a bar: of a navigation bar, a toolbar, or a bar above the keyboard.
struct BarButton {
    private let inBar: ElementAction
    /// A button outside of bars, such as in an accessory view that the application makes itself.
    private let elsewhere: ElementAction

    init(_ label: String, at site: CallSite) {
        inBar = site.element(.barButton, label: label)
        elsewhere = site.element(SoughtElement(label: label, traits: .button))
    }

    /// Taps the bar button, or, if there is none, another button with the label.
    @discardableResult
    func tap() -> Bool {
        guard inBar.isNamed() else { return false }
        let isThere = inBar.wait(
            Timeouts.validation, "Did not find \(inBar.sought.name)",
            details: { ElementReport(on: inBar.sought).lines }
        ) { inBar.sought.first != nil || elsewhere.sought.first != nil }
        guard isThere else { return false }
        return inBar.exists ? inBar.tap() : elsewhere.tap()
    }
}
