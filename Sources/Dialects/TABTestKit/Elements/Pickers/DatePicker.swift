import XCUIAutomation

/// A date picker with wheels.
///
/// ```swift
/// DatePicker(id: "Alarm").wheel(0).adjust(to: "10")
/// ```
public struct DatePicker: NamedElement {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `datePicker`.
    public let type: XCUIElement.ElementType = .datePicker

    /// Makes a description of a date picker.
    public init(place: ElementPlace) { self.place = place }

    /// How many wheels it has.
    public var numberOfWheels: Int { underlyingXCUIElement.pickerWheels.count }

    /// The wheel at an index, counted from 0.
    public func wheel(_ index: Int) -> Wheel { Wheel(index: index, picker: self) }
}
