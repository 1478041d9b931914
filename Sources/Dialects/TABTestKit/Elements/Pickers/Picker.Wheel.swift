import FailureReporting
import XCUIAutomation

extension Picker {
    /// A wheel of a picker.
    public struct Wheel: Element, ValueRepresentable, Adjustable {
        /// None.
        public let id: String? = nil
        /// Which wheel it is, counted from 0.
        public let index: Int
        /// The picker.
        public let parent: any Element
        /// `pickerWheel`.
        public let type: XCUIElement.ElementType = .pickerWheel

        /// Makes a description of a wheel.
        ///
        /// - Parameters:
        ///   - index: which wheel it is, counted from 0.
        ///   - picker: the picker.
        public init(index: Int, picker: Picker) {
            self.index = index
            parent = picker
        }

        /// The text of the row that is selected; empty for none.
        public var value: String { underlyingXCUIElement.value as? String ?? "" }

        /// Turns the wheel to a row; the one that is selected already is a failure, and so is one that is not there.
        ///
        /// - Parameter newValue: the title of a row.
        @_disfavoredOverload
        public func adjust(to newValue: String) {
            act(when: [.exists]) { element in
                guard newValue != value else {
                    return ElementFailure("Picker is already in state \(newValue): \(name).").record()
                }
                element.adjust(toPickerWheelValue: newValue)
            }
        }
    }
}
