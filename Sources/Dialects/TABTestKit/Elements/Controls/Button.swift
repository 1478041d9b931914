import XCUIAutomation

/// A button, or what has the button trait.
///
/// ```swift
/// Button(id: "Log in").tap()
/// ```
public struct Button: Element, Tappable, ValueRepresentable {
    /// The accessibility identifier or the label.
    public let id: String?
    /// Which one of several it is, counted from 0.
    public let index: Int
    /// The element that it is inside.
    public let parent: any Element
    /// `button`.
    public let type: XCUIElement.ElementType = .button

    /// Makes a description of a button.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label.
    ///   - index: which one of several it is, counted from 0.
    ///   - parent: the element that it is inside.
    public init(id: String, index: Int = 0, parent: any Element = App.shared) {
        self.id = id
        self.index = index
        self.parent = parent
    }

    /// The button's label.
    public var value: String { label }
}
