import HeadlessUIKit

// Each takes what ``TextMatching`` lists: a string for the very text, a regular expression, or a pattern such as
// `.containing("…")`; or else a closure.

/// Views with a text that fits, such as a label's.
///
/// - Parameter text: the very text, a part or a beginning or an end of it, or a regular expression.
public func withText(_ text: some TextMatching) -> ViewPredicate {
    ViewPredicate(TextCondition(.text, text.textPattern))
}

/// Views with a text for which `condition` returns `true`.
public func withText(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (String) -> Bool
) -> ViewPredicate {
    withText(TextPattern.satisfying(fileID: fileID, line: line, condition))
}

/// Views whose accessibility label, text or placeholder fits.
///
/// It is compared as it is read: runs of white space count as one space, and none at the ends.
///
/// A `UILabel` directly in a control, or in another accessibility element, that gives it its label is a part of it: of a
/// button titled "Cancel" the button alone is found. ``withText(_:)`` finds the title label, too.
///
/// - Parameter label: the very label, a part or a beginning or an end of it, or a regular expression.
public func withLabel(_ label: some TextMatching) -> ViewPredicate {
    ViewPredicate(TextCondition(.label, label.textPattern))
}

/// Views with a label for which `condition` returns `true`.
public func withLabel(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (String) -> Bool
) -> ViewPredicate {
    withLabel(TextPattern.satisfying(fileID: fileID, line: line, condition))
}

/// Views with an accessibility identifier that fits.
///
/// - Parameter identifier: the very identifier, a part or a beginning or an end of it, or a regular expression.
public func withIdentifier(_ identifier: some TextMatching) -> ViewPredicate {
    ViewPredicate(TextCondition(.identifier, identifier.textPattern))
}

/// Views with an identifier for which `condition` returns `true`.
public func withIdentifier(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (String) -> Bool
) -> ViewPredicate {
    withIdentifier(TextPattern.satisfying(fileID: fileID, line: line, condition))
}

/// Views with an accessibility value that fits, such as a slider's per cent.
///
/// - Parameter value: the very value, a part or a beginning or an end of it, or a regular expression.
public func withValue(_ value: some TextMatching) -> ViewPredicate {
    ViewPredicate(TextCondition(.value, value.textPattern))
}

/// Views with a value for which `condition` returns `true`.
public func withValue(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (String) -> Bool
) -> ViewPredicate {
    withValue(TextPattern.satisfying(fileID: fileID, line: line, condition))
}

/// Views with an accessibility hint that fits.
///
/// - Parameter hint: the very hint, a part or a beginning or an end of it, or a regular expression.
public func withHint(_ hint: some TextMatching) -> ViewPredicate {
    ViewPredicate(TextCondition(.hint, hint.textPattern))
}

/// Views with a hint for which `condition` returns `true`.
public func withHint(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (String) -> Bool
) -> ViewPredicate {
    withHint(TextPattern.satisfying(fileID: fileID, line: line, condition))
}

/// Views with a placeholder that fits, whether it shows or not.
///
/// - Parameter placeholder: the very placeholder, a part or a beginning or an end of it, or a regular expression.
public func withPlaceholder(_ placeholder: some TextMatching) -> ViewPredicate {
    ViewPredicate(TextCondition(.placeholder, placeholder.textPattern))
}

/// Views with a placeholder for which `condition` returns `true`.
public func withPlaceholder(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (String) -> Bool
) -> ViewPredicate {
    withPlaceholder(TextPattern.satisfying(fileID: fileID, line: line, condition))
}

/// Views with a title that fits, such as a button's in the state that it is in.
///
/// - Parameter title: the very title, a part or a beginning or an end of it, or a regular expression.
public func withTitle(_ title: some TextMatching) -> ViewPredicate {
    ViewPredicate(TextCondition(.title, title.textPattern))
}

/// Views with a title for which `condition` returns `true`.
public func withTitle(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (String) -> Bool
) -> ViewPredicate {
    withTitle(TextPattern.satisfying(fileID: fileID, line: line, condition))
}
