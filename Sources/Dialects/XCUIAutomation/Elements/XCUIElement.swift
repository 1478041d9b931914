import FailureReporting
import HeadlessUIKit

/// An element of the application's user interface, as XCUITest finds it.
///
/// ```swift
/// let app = XCUIApplication()
/// app.launch()
/// app.textFields["Email"].tap()
/// app.textFields["Email"].typeText("ada@example.com")
/// app.buttons["Log in"].tap()
/// XCTAssertTrue(app.staticTexts["Welcome"].waitForExistence(timeout: 30))   // in virtual time
/// ```
///
/// An element is a description of how it is found, which is evaluated whenever something is asked of it. It has no state,
/// can be made before there is an application, and can be used from any thread. Reading an attribute of an element that
/// does not exist is a failure, and so is acting on one, or on several at once.
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider, XCUIElementAttributes, @unchecked Sendable {
    /// A size class of an element.
    public typealias SizeClass = UIUserInterfaceSizeClass

    // The only stored property: subclasses of this module add none that changes.
    let lookup: ElementLookup

    init(_ lookup: ElementLookup) {
        self.lookup = lookup.limited
    }

    // MARK: Queries

    /// A query for the descendants of a type.
    public func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(.descendants(lookup, type))
    }

    /// A query for the children of a type.
    public func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(.children(lookup, type))
    }

    /// The first element that is found, which for an element is itself; several are no failure.
    public var firstMatch: XCUIElement {
        if case .only(let query) = lookup { return XCUIElement(.first(query)) }
        return self
    }

    // MARK: Attributes

    /// Whether there is such an element.
    open var exists: Bool {
        OnMainActor.run { self.lookup.isAnswered(self.lookup.laidOut().firstNode != nil, for: "exists") }
    }

    /// Whether a touch in the element's middle would meet it or something inside it.
    ///
    /// A label without user interaction is hittable if nothing covers it. An element that does not exist is not.
    open var isHittable: Bool {
        OnMainActor.run { self.lookup.laidOut().firstNode.map { ElementHit($0).obstacle == nil } ?? false }
    }

    /// The accessibility identifier; of a navigation bar without one, its title. Empty for none.
    open var identifier: String { read("identifier", or: "") { $0.identifier } }

    /// The rectangle on the screen, in points.
    open var frame: CGRect { read("frame", or: .zero) { $0.frame } }

    /// The value, such as the text of a field; `nil` for none.
    open var value: Any? { read("value", or: nil) { $0.value } as String? }

    /// The title; empty, as on iOS, where labels name elements.
    open var title: String { read("title", or: "") { $0.title } }

    /// The accessibility label. Empty for none.
    open var label: String { read("label", or: "") { $0.label } }

    /// The type.
    open var elementType: ElementType { read("elementType", or: .any) { $0.elementType } }

    /// Whether it is enabled.
    open var isEnabled: Bool { read("isEnabled", or: false) { $0.isEnabled } }

    /// Whether it is selected.
    open var isSelected: Bool { read("isSelected", or: false) { $0.isSelected } }

    /// Whether it is first responder.
    open var hasFocus: Bool { read("hasFocus", or: false) { $0.hasFocus } }

    /// Whether keys go to it, or to something inside it.
    open var hasKeyboardFocus: Bool { read("hasKeyboardFocus", or: false) { $0.hasKeyboardFocus } }

    /// The placeholder of a text field; `nil` for none.
    open var placeholderValue: String? { read("placeholderValue", or: nil) { $0.placeholderValue } }

    /// The horizontal size class.
    open var horizontalSizeClass: SizeClass {
        read("horizontalSizeClass", or: .unspecified) { $0.horizontalSizeClass }
    }

    /// The vertical size class.
    open var verticalSizeClass: SizeClass {
        read("verticalSizeClass", or: .unspecified) { $0.verticalSizeClass }
    }

    private func read<Value: Sendable>(
        _ name: String, or missing: Value, _ property: @MainActor (AutomationNode) -> Value
    ) -> Value {
        OnMainActor.run { self.node(for: name).map(property) ?? missing }
    }

    @MainActor
    func node(for purpose: String) -> AutomationNode? { lookup.node(for: purpose) }

    /// The view that the element is, or the nearest one around it; `nil` if it does not exist, and for a row whose cell is
    /// not loaded.
    @MainActor
    public var view: UIView? {
        guard let node = lookup.laidOut().firstNode else { return nil }
        if case .row = node.source { return nil }
        return node.view
    }

    /// The element as source code.
    open override var description: String { lookup.code }

    /// The elements inside this one as a tree, the path to it, and how it is found.
    open override var debugDescription: String { OnMainActor.run { ElementTreeText(of: self.lookup).text } }
}
