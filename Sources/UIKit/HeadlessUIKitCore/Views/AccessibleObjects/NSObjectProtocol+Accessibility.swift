// What assistive technology says of an object that is not a view, such as an action that a view is made of. UIKit
// declares it for all objects; views and elements have their own.
@MainActor
extension NSObjectProtocol {
    /// A short name of the object; `nil` unless set.
    public var accessibilityLabel: String? {
        get { accessible.map(\.accessibilityLabel) ?? text(.label) }
        set { set(newValue, .label, \.accessibilityLabel, \.accessibilityLabel) }
    }

    /// What happens when the object is activated; `nil` unless set.
    public var accessibilityHint: String? {
        get { accessible.map(\.accessibilityHint) ?? text(.hint) }
        set { set(newValue, .hint, \.accessibilityHint, \.accessibilityHint) }
    }

    /// The value of the object; `nil` unless set.
    public var accessibilityValue: String? {
        get { accessible.map(\.accessibilityValue) ?? text(.value) }
        set { set(newValue, .value, \.accessibilityValue, \.accessibilityValue) }
    }

    private var accessible: (any AccessibilityObject)? { self as? any AccessibilityObject }

    private func text(_ key: AccessibilityTextKey) -> String? {
        objc_getAssociatedObject(self, key.pointer) as? String
    }

    private func set(
        _ text: String?, _ key: AccessibilityTextKey, _ ofView: ReferenceWritableKeyPath<UIView, String?>,
        _ ofElement: ReferenceWritableKeyPath<UIAccessibilityElement, String?>
    ) {
        switch self {
        case let view as UIView: view[keyPath: ofView] = text
        case let element as UIAccessibilityElement: element[keyPath: ofElement] = text
        default: objc_setAssociatedObject(self, key.pointer, text, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

/// The keys of the texts that are associated with an object.
private struct AccessibilityTextKey {
    let pointer: UnsafeRawPointer

    private init() {
        pointer = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }

    nonisolated(unsafe) static let label = Self()
    nonisolated(unsafe) static let hint = Self()
    nonisolated(unsafe) static let value = Self()
}
