extension UITableViewHeaderFooterView: ConfiguredView {
    /// A closure that updates a view for its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (
            UITableViewHeaderFooterView, UIViewConfigurationState
        ) -> Void

    final func callUpdateHandler(_ state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
    }
}
