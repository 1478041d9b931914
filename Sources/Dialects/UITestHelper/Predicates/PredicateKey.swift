// The names are UITestHelper's.
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// What predicates compare, by the kind of its value.
public enum PredicateKey {
    /// States of an element.
    public enum bool: String, Sendable {
        /// Whether it exists.
        case exists
        /// Whether it is enabled.
        case isEnabled
        /// Whether a touch in its middle would meet it.
        case isHittable
        /// Whether it is selected.
        case isSelected
    }

    /// Texts of an element.
    public enum string: String, Sendable {
        /// The accessibility identifier.
        case identifier
        /// The accessibility label.
        case label
    }

    /// The type of an element.
    public enum type: String, Sendable {
        /// The type, by its raw value.
        case elementType
    }
}
