/// The state of a controller whose content is not available.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The controller's traits.
    public var traitCollection: UITraitCollection
    /// The text of the controller's search; `nil` without one.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state without a search.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The application's custom value for a key; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
