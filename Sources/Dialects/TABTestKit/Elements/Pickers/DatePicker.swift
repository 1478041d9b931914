import XCUIAutomation

/// A date picker with wheels.
///
/// ```swift
/// DatePicker(id: "Alarm").wheel(0).adjust(to: "10")
/// ```
public struct DatePicker: Element {
    /// The accessibility identifier or the label.
    public let id: String?
    /// Which one of several it is, counted from 0.
    public let index: Int
    /// The element that it is inside.
    public let parent: any Element
    /// `datePicker`.
    public let type: XCUIElement.ElementType = .datePicker

    /// Makes a description of a date picker.
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

    /// How many wheels it has.
    public var numberOfWheels: Int { underlyingXCUIElement.pickerWheels.count }

    /// The wheel at an index, counted from 0.
    public func wheel(_ index: Int) -> Wheel { Wheel(index: index, picker: self) }
}
