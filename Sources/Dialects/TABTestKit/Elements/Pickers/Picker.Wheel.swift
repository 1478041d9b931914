import XCUIAutomation

extension Picker {
    /// A wheel of a picker.
    public struct Wheel: PlacedElement, ValueRepresentable, Adjustable {
        /// Which wheel it is of the picker.
        public let place: ElementPlace
        /// `pickerWheel`.
        public let type: XCUIElement.ElementType = .pickerWheel

        /// Makes a description of a wheel.
        ///
        /// - Parameters:
        ///   - index: which wheel it is, counted from 0.
        ///   - picker: the picker.
        public init(index: Int, picker: Picker) {
            place = ElementPlace(index: index, parent: picker)
        }

        /// The text of the row that is selected; empty for none.
        public var value: String { underlyingXCUIElement.value as? String ?? "" }

        /// Turns the wheel to a row; the one that is selected already is a failure, and so is one that is not there.
        ///
        /// - Parameter newValue: the title of a row.
        @_disfavoredOverload
        public func adjust(to newValue: String) {
            turn(to: newValue, of: "Picker") { $0 }
        }
    }
}
