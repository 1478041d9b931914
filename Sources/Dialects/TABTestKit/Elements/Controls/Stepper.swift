import XCUIAutomation

/// A stepper, which has no value in XCUITest: check it by what shows it.
///
/// ```swift
/// Stepper(id: "Copies").incrementButton.tap()
/// ```
public struct Stepper: NamedElement {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `stepper`.
    public let type: XCUIElement.ElementType = .stepper

    /// Makes a description of a stepper.
    public init(place: ElementPlace) { self.place = place }

    /// The button that increments the value.
    public var incrementButton: Button { Button(id: "Increment", parent: self) }
    /// The button that decrements the value.
    public var decrementButton: Button { Button(id: "Decrement", parent: self) }
}
