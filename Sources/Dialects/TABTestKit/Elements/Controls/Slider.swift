import FailureReporting
import Foundation
import XCUIAutomation

/// A slider, whose value is the place of its thumb: from 0, the minimum, to 1, the maximum.
///
/// ```swift
/// Slider(id: "Volume").adjust(to: 0.5)
/// ```
public struct Slider: Element, ValueRepresentable, Adjustable {
    /// The accessibility identifier or the label.
    public let id: String?
    /// Which one of several it is, counted from 0.
    public let index: Int
    /// The element that it is inside.
    public let parent: any Element
    /// `slider`.
    public let type: XCUIElement.ElementType = .slider

    /// Makes a description of a slider.
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

    /// The place of the thumb, from 0 to 1.
    public var value: CGFloat { underlyingXCUIElement.normalizedSliderPosition }

    /// Drags the thumb to a place from 0 to 1; the place where it is already is a failure.
    @_disfavoredOverload
    public func adjust(to newValue: CGFloat) {
        act(when: [.exists]) { element in
            guard newValue != value else {
                return ElementFailure("Slider is already set to \(newValue): \(name).").record()
            }
            guard (0...1).contains(newValue) else {
                return ElementFailure("Cannot set \(name) to \(newValue): it is not from 0 to 1.").record()
            }
            element.adjust(toNormalizedSliderPosition: newValue)
        }
    }
}
