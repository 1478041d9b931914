import HeadlessUIKit

// Some of these have namesakes for views, which are preferred where the call is ambiguous.

/// Elements that have a role, even if it is not their first role.
@_disfavoredOverload
public func withRole(_ role: AccessibilityRole) -> ElementPredicate {
    ElementPredicate(role)
}

/// Elements that have a role, even if it is not their first role, and a name.
///
/// Names are compared as they are heard: runs of whitespace count as one space, and whitespace at the ends does not
/// count.
@_disfavoredOverload
public func withRole(_ role: AccessibilityRole, named name: some TextMatching) -> ElementPredicate {
    ElementPredicate(role, named: name.textPattern)
}

/// Elements with a name, which is their accessibility label, compared as it is heard.
public func withName(_ name: some TextMatching) -> ElementPredicate {
    ElementPredicate(.name, name)
}

/// Elements with a value.
@_disfavoredOverload
public func withValue(_ value: some TextMatching) -> ElementPredicate {
    ElementPredicate(.value, value)
}

/// Elements with a hint.
@_disfavoredOverload
public func withHint(_ hint: some TextMatching) -> ElementPredicate {
    ElementPredicate(.hint, hint)
}

/// Elements with an accessibility identifier.
@_disfavoredOverload
public func withIdentifier(_ identifier: some TextMatching) -> ElementPredicate {
    ElementPredicate(.identifier, identifier)
}

/// Elements with all of some traits, and possibly others.
@_disfavoredOverload
public func withTraits(_ traits: UIAccessibilityTraits) -> ElementPredicate {
    ElementPredicate(.traits(traits))
}

/// Elements for which `condition` returns `true`.
@_disfavoredOverload
public func satisfying(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (AccessibleElement) -> Bool
) -> ElementPredicate {
    ElementPredicate(.custom(condition, line: lineName(fileID, line)))
}
