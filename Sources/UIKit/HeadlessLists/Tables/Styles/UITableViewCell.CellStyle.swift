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

        var content: UIListContentConfiguration {
            switch self {
            case .default: .cell()
            case .value1, .value2: .valueCell()
            case .subtitle: .subtitleCell()
            }
        }
    }
}
