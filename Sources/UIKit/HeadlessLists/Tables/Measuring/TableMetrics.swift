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
    /// The margin of content from a cell's sides, and of inset groups from a table's, in frames that Xcode stored in
    /// public nibs.
    static let margin: CGFloat = 16
    /// The same in wide tables.
    static let wideMargin: CGFloat = 20
    /// The width of tables from which on the margin is the wide one: that of the larger phones.
    static let wideWidth: CGFloat = 414
    /// The width up to which cells without a table have the narrow margin on any screen.
    static let narrowWidth: CGFloat = 320
    /// The margin of content from the accessory beside it, in frames that Xcode stored in public nibs.
    static let accessoryGap: CGFloat = 8
    /// The distance between a cell's image and its labels.
    static let imageGap: CGFloat = 16
    /// The width of a cell's editing control, and of its reorder control.
    static let editControlWidth: CGFloat = 40
    static let reorderControlWidth: CGFloat = 44
    /// The width of a cell's left label in the style `value2`.
    static let value2Width: CGFloat = 91
    /// The distance between the labels of that style.
    static let value2Gap: CGFloat = 6
    /// The distance between two labels of a cell side by side.
    static let labelGap: CGFloat = 8
    /// The margins of a cell's content above and below.
    static let contentMargin: CGFloat = 11
    /// The padding above and below a cell's labels, in frames that Xcode stored in public nibs.
    static let labelPadding: CGFloat = 10.5
    static let indexWidth: CGFloat = 15
    /// The height of one of its titles.
    static let indexTitleHeight: CGFloat = 14
    /// The greatest valid height of a row, header or footer: far beyond any screen.
    static let largestHeight: CGFloat = 1_000_000
    static let largestCount = 10_000_000

    /// The height that labels of the style `subtitle` leave free from which on there is a gap between them.
    static let subtitleRoom: CGFloat = 15
    /// That gap.
    static let subtitleGap: CGFloat = 2

    /// The height of the line below a row: a pixel.
    static func separatorHeight(traits: UITraitCollection) -> CGFloat { 1 / max(traits.displayScale, 1) }

    static func margin(ofTableWide width: CGFloat) -> CGFloat {
        width >= wideWidth ? wideMargin : margin
    }

    /// The width of an accessory in whole pixels: at the usual text size, 10.5 points for an indicator at a scale of 2,
    /// 10.33 at 3, and at the smallest 8.5 and 8.67; 24 for a checkmark, in frames that Xcode stored in public nibs.
    /// Those of buttons are observed.
    static func width(of accessory: UITableViewCell.AccessoryType, traits: UITraitCollection) -> CGFloat {
        let scale = max(traits.displayScale, 1)
        switch accessory {
        case .none: return 0
        case .disclosureIndicator:
            let text = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
            return (10.25 / UIFont.labelFontSize * text.pointSize * scale).rounded(.up) / scale
        case .checkmark: return 24
        case .detailButton: return 24
        case .detailDisclosureButton: return 44
        }
    }
}
