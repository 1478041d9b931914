import Foundation

/// A kind of items that assistive technology goes to one by one, such as the unread messages of a list.
///
/// ```swift
/// list.accessibilityCustomRotors = [
///     UIAccessibilityCustomRotor(name: "Unread") { [weak self] predicate in
///         self?.unread(after: predicate.currentItem.targetElement, predicate.searchDirection)
///             .map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
///     }
/// ]
/// ```
///
/// It is offered at the object that has it, and at the elements inside of that. A test reads the items by
/// `items(ofRotor:)` of an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Returns the item that follows the current one in a direction; `nil` if there is none.
    public typealias Search =
        @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// A direction to search in.
    public enum Direction: Int, Sendable {
        /// Backwards.
        case previous
        /// Forwards.
        case next
    }

    /// The rotor's name; the system's for one of a system type.
    open var name: String
    /// The rotor's name with attributes, which do not matter here.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    /// Finds the next item.
    open var itemSearchBlock: Search
    /// The system's rotor that it stands for.
    open private(set) var systemRotorType: SystemRotorType

    /// Makes a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Makes a rotor with a name that has attributes.
    public convenience init(
        attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
    ) {
        self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    }

    /// Makes a rotor that stands for one of the system's.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        name = type.name
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }
}

// UIKit declares it for all objects.
@MainActor
extension NSObjectProtocol {
    /// The custom rotors that assistive technology offers at the object and at the elements inside of it; none by
    /// default.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { objc_getAssociatedObject(self, RotorKey.pointer) as? [UIAccessibilityCustomRotor] }
        set {
            objc_setAssociatedObject(self, RotorKey.pointer, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

/// The key of an object's rotors.
private enum RotorKey {
    nonisolated(unsafe) static let pointer = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
