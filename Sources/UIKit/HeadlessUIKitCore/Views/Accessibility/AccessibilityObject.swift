/// An object that assistive technology queries: a view, or an element that is not a view.
@MainActor
package protocol AccessibilityObject: UIResponder {
    var isAccessibilityElement: Bool { get }
    var accessibilityLabel: String? { get }
    var accessibilityIdentifier: String? { get }
    var accessibilityValue: String? { get }
    var accessibilityHint: String? { get }
    var accessibilityTraits: UIAccessibilityTraits { get }
    var accessibilityElementsHidden: Bool { get }
    var accessibilityViewIsModal: Bool { get }
    var accessibilityFrame: CGRect { get }
    var accessibilityActivationPoint: CGPoint { get }
    var accessibilityElements: [Any]? { get }
    func accessibilityElementCount() -> Int
    func accessibilityElement(at index: Int) -> Any?
    var accessibilityContainerType: UIAccessibilityContainerType { get }
    var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get }
    func accessibilityActivate() -> Bool
    func accessibilityIncrement()
    func accessibilityDecrement()
    func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool
    func accessibilityElementDidBecomeFocused()
    func accessibilityElementDidLoseFocus()
}

extension UIView: AccessibilityObject {}
extension UIAccessibilityElement: AccessibilityObject {}

extension [Any]? {
    /// The element at `index` of a container's list.
    func element(at index: Int) -> Any? {
        guard let self, self.indices.contains(index) else { return nil }
        return self[index]
    }

    /// The index of an element in a container's list.
    func index(of element: Any) -> Int {
        let object = element as AnyObject
        return self?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }
}

extension AccessibilityObject {
    /// Whether the object itself allows assistive technology to see it.
    package var isPerceivable: Bool {
        if let view = self as? UIView, view.isHidden || view.alpha <= 0 { return false }
        return !accessibilityElementsHidden
    }

    /// The accessibility objects listed in this one; `nil` if its subviews count instead.
    ///
    /// A list that is set counts before the functions. With a count that is not above zero, or `NSNotFound`,
    /// the subviews count. Objects that are neither views nor elements are left out.
    ///
    /// - Parameter budget: how many more elements may be read; those beyond it are left out.
    package func listedObjects(budget: inout Int) -> [any AccessibilityObject]? {
        if let elements = accessibilityElements {
            let asked = elements.prefix(max(budget, 0))
            budget -= elements.count
            return asked.compactMap { $0 as? any AccessibilityObject }
        }
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        let asked = 0..<min(count, max(budget, 0))
        budget -= min(count, Int(Int32.max))
        return asked.compactMap { accessibilityElement(at: $0) as? any AccessibilityObject }
    }
}

extension UIView {
    package final var listsOwnElements: Bool { extras?.accessibility.rare?.elements != nil }

    /// The modal subview, which hides its siblings from assistive technology: the front-most one.
    ///
    /// - Complexity: O(*n*) in the number of subviews.
    package final var modalSubview: UIView? {
        for index in subviews.indices.reversed() {
            let view = subviews[index]
            // Most views cannot be modal: nothing was set on them, and nothing is overridden.
            if view.extras == nil, view.flags.contains(.isFrameworkClass) { continue }
            if view.accessibilityViewIsModal, view.isPerceivable { return view }
        }
        return nil
    }
}

extension [any AccessibilityObject] {
    /// The modal object of a container, which hides the others: the last one.
    @MainActor
    package var modalObject: (any AccessibilityObject)? {
        last { $0.accessibilityViewIsModal && $0.isPerceivable }
    }
}
