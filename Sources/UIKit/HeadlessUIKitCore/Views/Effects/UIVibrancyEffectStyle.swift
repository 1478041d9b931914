/// What the content of a vibrancy effect is.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// A label.
    case label
    /// A label of lesser importance.
    case secondaryLabel
    /// A label of least importance.
    case tertiaryLabel
    /// A label that is hardly visible.
    case quaternaryLabel
    /// A large shape.
    case fill
    /// A shape of lesser importance.
    case secondaryFill
    /// A shape of least importance.
    case tertiaryFill
    /// A separator.
    case separator
}
