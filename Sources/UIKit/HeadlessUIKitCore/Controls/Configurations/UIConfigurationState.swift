/// The state that a configuration adapts to.
public protocol UIConfigurationState {
    /// The view's traits.
    var traitCollection: UITraitCollection { get set }

    /// Creates a state in which all flags are `false`.
    init(traitCollection: UITraitCollection)

    /// The application's custom value for a key; `nil` if there is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
