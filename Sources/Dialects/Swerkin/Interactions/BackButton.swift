import FailureReporting
import HeadlessUIKit
import ViewQuery

/// What leads back to the screen before: the element with the label `Back`.
struct BackButton {
    private let action: ElementAction

    init(at site: CallSite) {
        action = site.element(label: "Back")
    }

    /// Taps it; the failure without one names the navigation bar's back button.
    @discardableResult
    func tap() -> Bool {
        let isThere = action.wait(
            Timeouts.validation, "Did not find \(action.sought.name)",
            details: { otherName.map { [$0] } ?? ElementReport(on: action.sought).lines }
        ) { action.sought.first != nil }
        return isThere && action.tap()
    }

    /// That the back button has another label.
    @MainActor
    private var otherName: String? {
        for element in ElementWalk.elements() {
            guard let item = (element.object as? UINavigationBar)?.backButtonItem,
                let label = item.accessibilityLabel ?? item.title
            else { continue }
            return "The navigation bar's back button has the label \(label.debugDescription)."
                + " Try: ITouchElement(withLabel: \(label.debugDescription))"
        }
        return nil
    }
}
