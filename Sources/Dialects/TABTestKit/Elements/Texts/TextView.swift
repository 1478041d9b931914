import XCUIAutomation

/// A text view.
///
/// ```swift
/// TextView(id: "Notes").scroll(.downwards)
/// ```
public struct TextView: Element, Editable, Tappable, Scrollable, ValueRepresentable {
    /// The accessibility identifier or the label.
    public let id: String?
    /// The element that it is inside.
    public let parent: any Element
    /// `textView`.
    public let type: XCUIElement.ElementType = .textView

    /// Makes a description of a text view.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label.
    ///   - parent: the element that it is inside.
    public init(id: String, parent: any Element = App.shared) {
        self.id = id
        self.parent = parent
    }

    /// The text; empty for none.
    public var value: String { underlyingXCUIElement.value as? String ?? "" }
}
