/// The dimensions of tables, in points. Apple documents none of them; they are observed, and rounded.
enum TableMetrics {
    /// The padding above the headers of a plain table.
    static let plainHeaderPadding: CGFloat = 22
    /// The minimum height of a header or footer with a title in a plain table.
    static let plainTitleHeight: CGFloat = 28
    /// The minimum height of a header with a title in a grouped table; a footer is as high as its text.
    static let groupedTitleHeight: CGFloat = 38
    /// The space above and below each group without a title.
    static let groupedGap: CGFloat = 18
    /// The space above the first group.
    static let groupedTop: CGFloat = 35
    /// The inset of inset groups from the sides.
    static let groupInset: CGFloat = 16
    /// The margin of content from a cell's sides, and from its images.
    static let margin: CGFloat = 16
    /// The width of a cell's editing control, and of its reorder control.
    static let editControlWidth: CGFloat = 40
    static let reorderControlWidth: CGFloat = 44
    /// The width of a cell's left label in the style `value2`.
    static let value2Width: CGFloat = 91
    /// The distance between the labels of that style.
    static let value2Gap: CGFloat = 6
    /// The distance between two labels of a cell side by side.
    static let labelGap: CGFloat = 8
    /// The padding above and below a cell's labels.
    static let labelPadding: CGFloat = 11
    static let indexWidth: CGFloat = 15
    /// The height of one of its titles.
    static let indexTitleHeight: CGFloat = 14
    /// The greatest valid height of a row, header or footer: far beyond any screen.
    static let largestHeight: CGFloat = 1_000_000
    static let largestCount = 10_000_000

    static func width(of accessory: UITableViewCell.AccessoryType) -> CGFloat {
        switch accessory {
        case .none: 0
        case .disclosureIndicator: 12
        case .checkmark: 20
        case .detailButton: 24
        case .detailDisclosureButton: 44
        }
    }
}
