import HeadlessUIKit
import XCUIAutomation

extension DatePicker {
    /// A wheel of a date picker.
    public struct Wheel: PlacedElement, ValueRepresentable, Adjustable {
        /// Which wheel it is of the date picker.
        public let place: ElementPlace
        /// `pickerWheel`.
        public let type: XCUIElement.ElementType = .pickerWheel

        /// Makes a description of a wheel.
        ///
        /// - Parameters:
        ///   - index: which wheel it is, counted from 0.
        ///   - picker: the date picker.
        public init(index: Int, picker: DatePicker) {
            place = ElementPlace(index: index, parent: picker)
        }

        /// The text of the row that is selected; empty for none.
        public var value: String { underlyingXCUIElement.value as? String ?? "" }

        /// Turns the wheel to a row; the one that is selected already is a failure, and so is one that is not there.
        ///
        /// - Parameter newValue: the text of a row, or the part of it that stands on the wheel: `10` for `10 o’clock`,
        ///   `Jan 10` for `Wed, Jan 10`.
        @_disfavoredOverload
        public func adjust(to newValue: String) {
            turn(to: newValue, of: "Date Picker") { rowTitle(for: $0) }
        }
    }
}

extension DatePicker.Wheel {
    /// The text of the row that a part of it stands for: the wheel's rows are read with a unit or a weekday.
    private func rowTitle(for text: String) -> String {
        OnMainActor.run { (underlyingXCUIElement.view as? PickerWheel)?.title(meaning: text) ?? text }
    }
}
