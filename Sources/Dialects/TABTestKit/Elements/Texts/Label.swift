import XCUIAutomation

/// A label.
///
/// ```swift
/// XCTAssertEqual(Label(id: "UsernameLabel").value, "ada")
/// ```
public struct Label: Element, ValueRepresentable {
    /// The accessibility identifier or the label.
    public let id: String?
    /// The element that it is inside.
    public let parent: any Element
    /// `staticText`.
    public let type: XCUIElement.ElementType = .staticText

    /// Makes a description of a label.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label.
    ///   - parent: the element that it is inside.
    public init(id: String, parent: any Element = App.shared) {
        self.id = id
        self.parent = parent
    }

    /// The label's text.
    public var value: String { label }
}
