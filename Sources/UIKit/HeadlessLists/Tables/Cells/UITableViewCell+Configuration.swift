extension UITableViewCell: ConfiguredView {
    /// A closure that updates a cell for its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (UITableViewCell, UICellConfigurationState) -> Void

    final func callUpdateHandler(_ state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }
}

extension UITableViewCell.CellStyle {
    var content: UIListContentConfiguration {
        switch self {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }
}
