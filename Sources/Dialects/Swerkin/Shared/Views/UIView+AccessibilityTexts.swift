import HeadlessUIKit
import ViewQuery

// Each walks over the view itself, all views inside it, and the elements that are not views; the order is that of the
// view hierarchy, each before what is inside. What is hidden is left out, with all that is inside.
extension UIView {
    /// The accessibility labels of the view and of what is inside it.
    ///
    /// A button and the label that shows its title have the same one.
    ///
    /// - Complexity: O(*n*) in the views inside the view; so are the other functions.
    public func getAllAccessibilityLabels() -> [String] {
        ElementWalk.elements(in: self).compactMap(\.label)
    }

    /// The accessibility identifiers of the view and of what is inside it.
    public func getAllAccessibilityIdentifiers() -> [String] {
        ElementWalk.elements(in: self).compactMap(\.identifier)
    }

    /// The accessibility identifiers of the view and of what is inside it that begin with a text.
    public func getAllAccessibilityIdentifiers(withPrefix prefix: String) -> [String] {
        getAllAccessibilityIdentifiers().filter { $0.hasPrefix(prefix) }
    }

    /// The accessibility identifiers of the view and of what is inside it that end with a text.
    public func getAllAccessibilityIdentifiers(withSuffix suffix: String) -> [String] {
        getAllAccessibilityIdentifiers().filter { $0.hasSuffix(suffix) }
    }

    /// The views with an accessibility identifier: this one, and those inside it.
    public func getAllUIViews(withIdentifier identifier: String) -> [UIView] {
        views { $0 == identifier }
    }

    /// The views whose accessibility identifiers begin with a text: this one, and those inside it.
    public func getAllUIViewsWithIdentifierPrefix(_ prefix: String) -> [UIView] {
        views { $0.hasPrefix(prefix) }
    }

    /// The views whose accessibility identifiers end with a text: this one, and those inside it.
    public func getAllUIViewsWithIdentifierSuffix(_ suffix: String) -> [UIView] {
        views { $0.hasSuffix(suffix) }
    }

    /// The labels and identifiers of the elements that have both: the view, and what is inside it.
    public func getAllAccessibilityElements() -> [AccessibilityPair] {
        ElementWalk.elements(in: self).compactMap { element in
            guard let label = element.label, let identifier = element.identifier else { return nil }
            return (label, identifier)
        }
    }

    private func views(_ condition: (String) -> Bool) -> [UIView] {
        ElementWalk.elements(in: self).filter { $0.isView && ($0.identifier.map(condition) ?? false) }.map(
            \.view)
    }
}
