/// A direction through a text, in storage or in layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value, as UIKit numbers storage and layout directions together.
    public let rawValue: Int

    /// Makes a direction from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A direction through the text as it is stored.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction through the text as it is shown.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Whether it leads towards the end of the text, on lines from left to right.
    var isForward: Bool {
        self == .storage(.forward) || self == .layout(.right) || self == .layout(.down)
    }
}

/// A direction through a text as it is stored.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end.
    case forward
    /// Towards the beginning.
    case backward
}

/// A direction through a text as it is shown.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left
    /// To the line above.
    case up
    /// To the line below.
    case down
}

/// The units of a text.
public enum UITextGranularity: Int, Sendable {
    /// A user-perceived character.
    case character
    /// A word.
    case word
    /// A sentence.
    case sentence
    /// A paragraph, which a newline ends.
    case paragraph
    /// A line as it is shown.
    case line
    /// The whole text.
    case document
}
