import HeadlessUIKit
import XCUIAutomation

// Views as they are now. Nothing is waited for, and nothing fails.
extension KIFUIViewTestActor {
    /// The view of the first element that matches, or the one that contains it; `nil` if there is none now.
    public var view: UIView? { first(sought) }

    /// The first view with an accessibility identifier, or the one that contains such an element; `nil` for none.
    public func view(withIdentifier identifier: String) -> UIView? { usingIdentifier(identifier).view }

    /// The first view with an accessibility label, or the one that contains such an element; `nil` for none.
    public func view(withLabel label: String) -> UIView? { usingLabel(label).view }

    private func first(_ sought: SoughtElement) -> UIView? {
        guard sought.vagueness == nil else { return nil }
        return OnMainActor.run { sought.first?.view }
    }
}
