/// A name for something of one's own in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes a key of its name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// What a configuration looks at to say how something is shown.
public protocol UIConfigurationState {
    /// What it is shown by.
    var traitCollection: UITraitCollection { get set }

    /// Makes the state of what is not touched, chosen or the like.
    init(traitCollection: UITraitCollection)

    /// Something of one's own; `nil` if there is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view, such as the header of a list.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// What the view is shown by.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether it is touched.
    public var isHighlighted = false
    /// Whether it is chosen.
    public var isSelected = false
    /// Whether keys go to it.
    public var isFocused = false
    /// Whether it stays where it is while the rest scrolls.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a view that is not touched, chosen or the like.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// Something of one's own; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
