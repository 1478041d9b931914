import HeadlessUIKit

// Each takes what ``TextMatching`` lists: a string for the whole text, a regular expression, or a pattern such as
// `.containing("…")`; or else a closure.

/// Views whose text matches a string, a regular expression or another pattern; such as labels.
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

/// Views whose accessibility label, text or placeholder matches a string, a regular expression or another pattern.
///
/// It is compared as it is read: runs of whitespace count as one space, and whitespace at the ends does not count.
///
/// A `UILabel` directly in a control, or in another accessibility element, that gives it its label is a part of it: for
/// a button titled "Cancel" only the button is found. ``withText(_:)`` finds the title label, too.
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

/// Views whose accessibility identifier matches a string, a regular expression or another pattern.
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

/// Views whose accessibility value, such as a slider's percentage, matches a string or another pattern.
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

/// Views whose accessibility hint matches a string, a regular expression or another pattern.
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

/// Views whose placeholder, visible or not, matches a string, a regular expression or another pattern.
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

/// Views whose title matches, such as a button's title for its current state.
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
