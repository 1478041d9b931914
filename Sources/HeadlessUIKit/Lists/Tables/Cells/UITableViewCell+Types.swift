import Foundation

extension UITableViewCell {
    /// The layouts of a cell's image and its two labels.
    public enum CellStyle: Int, Sendable {
        /// An image and a label.
        case `default` = 0
        /// A label at the left, and one at the right.
        case value1 = 1
        /// A small label at the left, and one beside it; no image.
        case value2 = 2
        /// A label with a smaller one below it.
        case subtitle = 3
    }

    /// The standard accessories at a cell's right edge.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A chevron: a tap leads to further content.
        case disclosureIndicator = 1
        /// A detail button and a chevron.
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// A detail button.
        case detailButton = 4
    }

    /// How a cell shows that it is selected; ``none`` hides ``selectedBackgroundView``, the others are the same here.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none = 0
        /// The same as the default.
        case blue = 1
        /// The same as the default.
        case gray = 2
        /// The selected background.
        case `default` = 3
    }

    /// The editing operation for a row.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// It deletes the row.
        case delete = 1
        /// It inserts a row at its position.
        case insert = 2
    }

    /// The separator between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No separator.
        case none = 0
        /// A line.
        case singleLine = 1
    }

    /// The editing controls that a cell shows.
    public struct StateMask: OptionSet, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Creates a state from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The editing control.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that deletes the row.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
