import Foundation

/// What assistive technology asks things of: a view, or an element that is none.
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
}

extension UIView: AccessibilityObject {}
extension UIAccessibilityElement: AccessibilityObject {}

extension [Any]? {
    /// The element at `index` of a container's list.
    func element(at index: Int) -> Any? {
        guard let self, self.indices.contains(index) else { return nil }
        return self[index]
    }

    /// Where in a container's list an element is.
    func index(of element: Any) -> Int {
        let object = element as AnyObject
        return self?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }
}

extension AccessibilityObject {
    /// Whether assistive technology looks at the object at all, as far as that is up to itself.
    package var isPerceivable: Bool {
        if let view = self as? UIView, view.isHidden || view.alpha <= 0 { return false }
        return !accessibilityElementsHidden
    }

    /// The objects that stand for what is in this one; `nil` where the subviews do.
    ///
    /// A list that is set counts before the functions; a count that is not above zero, or `NSNotFound`, leaves
    /// the subviews. What assistive technology can ask nothing of is left out.
    ///
    /// - Parameter budget: how many elements may be asked for yet; what goes beyond is left out.
    package func listedObjects(budget: inout Int) -> [any AccessibilityObject]? {
        if let elements = accessibilityElements {
            let asked = elements.prefix(max(budget, 0))
            budget -= elements.count
            return asked.compactMap { $0 as? any AccessibilityObject }
        }
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        var objects: [any AccessibilityObject] = []
        for index in 0..<min(count, max(budget, 0)) {
            if let object = accessibilityElement(at: index) as? any AccessibilityObject {
                objects.append(object)
            }
        }
        budget -= min(count, Int(Int32.max))
        return objects
    }
}

extension UIView {
    /// The view among those in this one that hides its siblings from assistive technology: the front-most such.
    ///
    /// - Complexity: O(*n*) in the subviews.
    package final var modalSubview: UIView? {
        for index in subviews.indices.reversed() {
            let view = subviews[index]
            // Most views cannot be: nobody set anything of them, nor overrides anything.
            if view.extras == nil, view.flags.contains(.isFrameworkClass) { continue }
            if view.accessibilityViewIsModal, view.isPerceivable { return view }
        }
        return nil
    }
}

extension [any AccessibilityObject] {
    /// The one among what a container holds that hides the rest: the last such.
    @MainActor
    package var modalObject: (any AccessibilityObject)? {
        for object in reversed() where object.accessibilityViewIsModal && object.isPerceivable {
            return object
        }
        return nil
    }
}
