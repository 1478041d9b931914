import XCUIAutomation

/// A stepper, which has no value in XCUITest: check it by what shows it.
///
/// ```swift
/// Stepper(id: "Copies").incrementButton.tap()
/// ```
public struct Stepper: Element {
    /// The accessibility identifier or the label.
    public let id: String?
    /// Which one of several it is, counted from 0.
    public let index: Int
    /// The element that it is inside.
    public let parent: any Element
    /// `stepper`.
    public let type: XCUIElement.ElementType = .stepper

    /// Makes a description of a stepper.
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

    /// The button that increments the value.
    public var incrementButton: Button { Button(id: "Increment", parent: self) }
    /// The button that decrements the value.
    public var decrementButton: Button { Button(id: "Decrement", parent: self) }
}
