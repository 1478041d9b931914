import XCUIAutomation

/// Something on the screen, as a test describes it: what it is called, of which type it is, and what it is in.
///
/// The elements of this module are ready to use; one of your own needs an identifier and a type:
///
/// ```swift
/// struct Card: Element {
///     let id: String?
///     let type: XCUIElement.ElementType = .other
/// }
/// let card = Card(id: "PaymentCard")
/// card.waitFor(.visible)
/// ```
///
/// An element is a description without state: it can be made anywhere, also as a global constant, and is looked for
/// whenever something is asked of it. What can be done with it is said by further protocols, such as ``Tappable``.
public protocol Element: Sendable {
    /// The accessibility identifier or the label; `nil` for any.
    var id: String? { get }
    /// The element that it is inside; by default the application.
    var parent: any Element { get }
    /// Which one of several it is, counted from 0; by default the first.
    var index: Int { get }
    /// The type.
    var type: XCUIElement.ElementType { get }
    /// The accessibility label; by default that of the underlying element.
    var label: String { get }
    /// The rectangle on the screen, in points; by default that of the underlying element.
    var frameInScreen: CGRect { get }
    /// The middle of its upper edge, as a part of the screen's size: (0.5, 0) is the top of the screen.
    var topCoordinate: CGVector { get }
    /// The underlying element of XCUITest; by default found by type, identifier and index inside the parent.
    var underlyingXCUIElement: XCUIElement { get }
}

extension Element {
    /// The application that is tested.
    public var parent: any Element { App.shared }
    /// The first.
    public var index: Int { 0 }
    /// The label of the underlying element.
    public var label: String { underlyingXCUIElement.label }
    /// The value of the underlying element; `nil` for none.
    public var value: String? { underlyingXCUIElement.value as? String }
    /// The rectangle of the underlying element on the screen, in points.
    public var frameInScreen: CGRect { underlyingXCUIElement.frame }

    /// The middle of its upper edge, as a part of the screen's size.
    public var topCoordinate: CGVector {
        CGVector(dx: 0.5, dy: frameInScreen.minY / XCUIDevice.shared.frame.maxY)
    }

    /// The descendant of the parent's element with the type, the identifier or label, and the index.
    public var underlyingXCUIElement: XCUIElement {
        let all = parent.underlyingXCUIElement.descendants(matching: type)
        return (id.map { all.matching(identifier: $0) } ?? all).element(boundBy: index)
    }
}
