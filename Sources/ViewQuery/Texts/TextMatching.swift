/// A pattern for texts: a string, a regular expression, or a ``TextPattern``.
///
/// ```swift
/// withLabel("Cancel")                              // this exact text
/// withLabel(.prefix("cancel").ignoringCase)        // with this prefix, in any case
/// withText(/Order \d+/)                            // with such a part
/// withValue { $0.count > 3 }                       // any condition on the text
/// ```
public protocol TextMatching {
    /// The pattern that texts are compared with.
    var textPattern: TextPattern { get }
}

extension String: TextMatching {
    /// Exactly this text.
    public var textPattern: TextPattern { TextPattern(.exactly(self)) }
}

extension Substring: TextMatching {
    /// Exactly this text.
    public var textPattern: TextPattern { String(self).textPattern }
}

extension Regex: TextMatching {
    /// A text with a part that the expression matches; with `^` and `$`, the whole of it.
    public var textPattern: TextPattern { TextPattern(.regex(SharedRegex(self))) }
}

extension TextPattern: TextMatching {
    /// The pattern itself.
    public var textPattern: TextPattern { self }
}

extension TextMatching where Self == TextPattern {
    /// Exactly this text.
    public static func exactly(_ text: String) -> TextPattern { TextPattern(.exactly(text)) }

    /// A text with `part` in it; every text contains the empty one.
    public static func containing(_ part: String) -> TextPattern { TextPattern(.containing(part)) }

    /// A text that begins with `beginning`.
    public static func prefix(_ beginning: String) -> TextPattern { TextPattern(.prefix(beginning)) }

    /// A text that ends with `end`.
    public static func suffix(_ end: String) -> TextPattern { TextPattern(.suffix(end)) }

    /// A text with a part that `regex` matches; with `^` and `$`, the whole of it.
    public static func matching(_ regex: Regex<some Any>) -> TextPattern { regex.textPattern }
}

extension TextPattern {
    /// A text for which `condition` returns `true`.
    public static func satisfying(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ condition: @escaping @MainActor @Sendable (String) -> Bool
    ) -> TextPattern {
        TextPattern(.satisfying(condition, line: lineName(fileID, line)))
    }
}
