import XCUIAutomation

/// A text view.
///
/// ```swift
/// TextView(id: "Notes").scroll(.downwards)
/// ```
public struct TextView: NamedElement, Editable, Tappable, Scrollable, ValueRepresentable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `textView`.
    public let type: XCUIElement.ElementType = .textView

    /// Makes a description of a text view.
    public init(place: ElementPlace) { self.place = place }

    /// The text; empty for none.
    public var value: String { underlyingXCUIElement.value as? String ?? "" }
}
