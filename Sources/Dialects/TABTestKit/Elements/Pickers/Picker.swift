import XCUIAutomation

/// A picker, which is used by its wheels.
///
/// ```swift
/// Picker(id: "Size").wheel(0).adjust(to: "Large")
/// ```
public struct Picker: NamedElement {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `picker`.
    public let type: XCUIElement.ElementType = .picker

    /// Makes a description of a picker.
    public init(place: ElementPlace) { self.place = place }

    /// How many wheels it has.
    public var numberOfWheels: Int { underlyingXCUIElement.pickerWheels.count }

    /// The wheel at an index, counted from 0.
    public func wheel(_ index: Int) -> Wheel { Wheel(index: index, picker: self) }
}
