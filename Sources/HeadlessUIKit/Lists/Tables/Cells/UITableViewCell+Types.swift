import Foundation

extension UITableViewCell {
    /// The ways in which a cell arranges its picture and its two labels.
    public enum CellStyle: Int, Sendable {
        /// A picture and a label.
        case `default` = 0
        /// A label at the left, and one at the right.
        case value1 = 1
        /// A small label at the left, and one beside it; no picture.
        case value2 = 2
        /// A label with a smaller one below it.
        case subtitle = 3
    }

    /// What a cell has at its right edge.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A sign that a tap leads further.
        case disclosureIndicator = 1
        /// A button for more information, and a sign that a tap on the row leads further.
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// A button for more information.
        case detailButton = 4
    }

    /// How a cell shows that it is selected; here ``none`` keeps ``selectedBackgroundView`` away, the rest are alike.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none = 0
        /// As the default does.
        case blue = 1
        /// As the default does.
        case gray = 2
        /// With the background for it.
        case `default` = 3
    }

    /// What editing does to a row.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// It deletes the row.
        case delete = 1
        /// It inserts one in its place.
        case insert = 2
    }

    /// What stands between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A line.
        case singleLine = 1
    }

    /// What a cell shows for editing.
    public struct StateMask: OptionSet, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Makes a state of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its editing control.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that deletes it.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
