import XCUIAutomation

/// A picker, which is used by its wheels.
///
/// ```swift
/// Picker(id: "Size").wheel(0).adjust(to: "Large")
/// ```
public struct Picker: Element {
    /// The accessibility identifier or the label.
    public let id: String?
    /// Which one of several it is, counted from 0.
    public let index: Int
    /// The element that it is inside.
    public let parent: any Element
    /// `picker`.
    public let type: XCUIElement.ElementType = .picker

    /// Makes a description of a picker.
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
