import HeadlessUIKit

/// What can be read of an element.
public protocol XCUIElementAttributes {
    /// The accessibility identifier; of a navigation bar without one, its title. Empty for none.
    var identifier: String { get }
    /// The rectangle on the screen, in points.
    var frame: CGRect { get }
    /// The value, such as the text of a field; `nil` for none.
    var value: Any? { get }
    /// The title; empty, as on iOS, where labels name elements.
    var title: String { get }
    /// The accessibility label. Empty for none.
    var label: String { get }
    /// The type.
    var elementType: XCUIElement.ElementType { get }
    /// Whether it is enabled.
    var isEnabled: Bool { get }
    /// The horizontal size class.
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    /// The vertical size class.
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// The placeholder of a text field; `nil` for none.
    var placeholderValue: String? { get }
    /// Whether it is selected.
    var isSelected: Bool { get }
    /// Whether it is first responder.
    var hasFocus: Bool { get }
}

/// The attributes of a node, for the closures of predicates.
///
/// The node belongs to the main actor, and every attribute is read there.
final class NodeAttributes: NSObject, XCUIElementAttributes, Sendable {
    let node: AutomationNode

    @MainActor
    init(_ node: AutomationNode) {
        self.node = node
    }

    private func read<Value: Sendable>(_ property: @MainActor (AutomationNode) -> Value) -> Value {
        OnMainActor.run { property(self.node) }
    }

    var identifier: String { read { $0.identifier } }
    var frame: CGRect { read { $0.frame } }
    var value: Any? { read { $0.value } }
    var title: String { read { $0.title } }
    var label: String { read { $0.label } }
    var elementType: XCUIElement.ElementType { read { $0.elementType } }
    var isEnabled: Bool { read { $0.isEnabled } }
    var horizontalSizeClass: XCUIElement.SizeClass { read { $0.horizontalSizeClass } }
    var verticalSizeClass: XCUIElement.SizeClass { read { $0.verticalSizeClass } }
    var placeholderValue: String? { read { $0.placeholderValue } }
    var isSelected: Bool { read { $0.isSelected } }
    var hasFocus: Bool { read { $0.hasFocus } }
}
