import FailureReporting
import XCUIAutomation

/// A slider, whose value is the place of its thumb: from 0, the minimum, to 1, the maximum.
///
/// ```swift
/// Slider(id: "Volume").adjust(to: 0.5)
/// ```
public struct Slider: NamedElement, ValueRepresentable, Adjustable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `slider`.
    public let type: XCUIElement.ElementType = .slider

    /// Makes a description of a slider.
    public init(place: ElementPlace) { self.place = place }

    /// The place of the thumb, from 0 to 1.
    public var value: CGFloat { underlyingXCUIElement.normalizedSliderPosition }

    /// Drags the thumb to a place from 0 to 1; the place where it is already is a failure.
    @_disfavoredOverload
    public func adjust(to newValue: CGFloat) {
        act(when: [.exists]) { element in
            guard newValue != value else {
                return AutomationFailure("Slider is already set to \(newValue): \(name).").record()
            }
            guard (0...1).contains(newValue) else {
                return AutomationFailure("Cannot set \(name) to \(newValue): it is not from 0 to 1.").record()
            }
            element.adjust(toNormalizedSliderPosition: newValue)
        }
    }
}
