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
