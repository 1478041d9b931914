extension UITableView {
    /// What the insets of separators are measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges.
        case fromCellEdges
        /// The insets that separators have by themselves.
        case fromAutomaticInsets
    }
}

extension AppearanceProperty {
    static let tableSeparatorColor = AppearanceProperty(8, \UITableView.separatorColor)
    static let tableSeparatorInset = AppearanceProperty(9, \UITableView.separatorInset)
    static let tableSeparatorStyle = AppearanceProperty(10, \UITableView.separatorStyle)
    static let tableSeparatorEffect = AppearanceProperty(11, \UITableView.separatorEffect)
    static let tableSeparatorInsetReference = AppearanceProperty(12, \UITableView.separatorInsetReference)
    static let tableIndexColor = AppearanceProperty(13, \UITableView.sectionIndexColor)
    static let tableIndexBackground = AppearanceProperty(14, \UITableView.sectionIndexBackgroundColor)
    static let tableIndexTrackingBackground = AppearanceProperty(
        15, \UITableView.sectionIndexTrackingBackgroundColor)
    static let tableHeaderTopPadding = AppearanceProperty(16, \UITableView.sectionHeaderTopPadding)
    static let cellSeparatorInset = AppearanceProperty(2, \UITableViewCell.separatorInset)
    static let cellSelectionStyle = AppearanceProperty(3, \UITableViewCell.selectionStyle)
}
