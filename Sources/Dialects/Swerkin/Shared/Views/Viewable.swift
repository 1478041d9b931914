import HeadlessUIKit
import ViewQuery
import XCUIAutomation

/// The functions by which views are found: in all windows, the frontmost first, in front of those inside them.
///
/// What is hidden, or inside a hidden view, is not found; what is off screen is. An element that is not a view counts as
/// the view that contains it. Nothing is waited for, and nothing found is no failure.
public protocol Viewable {
    /// The view with an accessibility identifier; `nil` for none.
    func element(withIdentifier identifier: String) -> UIView?
    /// The view with an accessibility label; `nil` for none.
    func element(withLabel label: String) -> UIView?
    /// All views with an accessibility identifier.
    func allElements(withIdentifier identifier: String) -> [UIView]
    /// All views whose accessibility identifiers begin with a text.
    func allElements(withIdentifierPrefix prefix: String) -> [UIView]
    /// The accessibility labels of a view and of the views inside it.
    func allLabels(for element: UIView) -> [String]
    /// The accessibility values of a view and of the views inside it.
    func allValues(for element: UIView) -> [String]
    /// All views inside a view, each before those inside it.
    func allNestedSubviews(_ parent: UIView) -> [UIView]
}

extension Viewable {
    /// The view with an accessibility identifier, of several the first that can be seen; `nil` for none.
    public func element(withIdentifier identifier: String) -> UIView? {
        SoughtElement(id: identifier).view
    }

    /// The view with an accessibility label, of several the first that can be seen; `nil` for none.
    public func element(withLabel label: String) -> UIView? {
        SoughtElement(label: label).view
    }

    /// All views with an accessibility identifier.
    ///
    /// - Complexity: O(*n*) in the views and elements.
    public func allElements(withIdentifier identifier: String) -> [UIView] {
        SoughtElement(id: identifier).views
    }

    /// All views whose accessibility identifiers begin with a text.
    ///
    /// - Complexity: O(*n*) in the views and elements.
    public func allElements(withIdentifierPrefix prefix: String) -> [UIView] {
        var sought = SoughtElement()
        sought.identifier = .prefix(prefix)
        return sought.views
    }

    /// The accessibility labels of a view and of the views and elements inside it, also of a hidden view.
    ///
    /// - Complexity: O(*n*) in the views inside it.
    public func allLabels(for element: UIView) -> [String] {
        OnMainActor.run { ElementWalk.everything(in: element).compactMap(\.label) }
    }

    /// The accessibility values of a view and of the views and elements inside it, also of a hidden view.
    ///
    /// - Complexity: O(*n*) in the views inside it.
    public func allValues(for element: UIView) -> [String] {
        OnMainActor.run { ElementWalk.everything(in: element).compactMap(\.value) }
    }

    /// All views inside a view, hidden ones as well, each before those inside it.
    ///
    /// - Complexity: O(*n*) in the views inside it.
    public func allNestedSubviews(_ parent: UIView) -> [UIView] {
        OnMainActor.run { ElementWalk.everything(in: parent).dropFirst().filter(\.isView).map(\.view) }
    }
}

extension SoughtElement {
    fileprivate var view: UIView? { OnMainActor.run { first?.view } }

    /// The views that the elements are, or that contain them, each once.
    fileprivate var views: [UIView] {
        OnMainActor.run {
            var seen: Set<ObjectIdentifier> = []
            return all.map(\.view).filter { seen.insert(ObjectIdentifier($0)).inserted }
        }
    }
}
