import Foundation

extension UITableViewCell {
    /// The layouts of a cell's image and its two labels.
    public enum CellStyle: Int, Sendable {
        /// An image and a label.
        case `default`
        /// A label at the left, and one at the right.
        case value1
        /// A small label at the left, and one beside it; no image.
        case value2
        /// A label with a smaller one below it.
        case subtitle
    }

    /// The standard accessories at a cell's right edge.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none
        /// A chevron: a tap leads to further content.
        case disclosureIndicator
        /// A detail button and a chevron.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// A detail button.
        case detailButton
    }

    /// How a cell shows that it is selected; ``none`` hides ``selectedBackgroundView``, the others are the same here.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none
        /// The same as the default.
        case blue
        /// The same as the default.
        case gray
        /// The selected background.
        case `default`
    }

    /// The editing operation for a row.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none
        /// It deletes the row.
        case delete
        /// It inserts a row at its position.
        case insert
    }

    /// The separator between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No separator.
        case none
        /// A line.
        case singleLine
    }

    /// The editing controls that a cell shows.
    public struct StateMask: OptionSet, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The editing control.
        public static let showingEditControl = Self(rawValue: 1 << 0)
        /// The button that deletes the row.
        public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
    }
}
