import HeadlessUIKit

/// All of the conditions together.
public func matching(_ predicates: ViewPredicate...) -> ViewPredicate {
    ViewPredicate(.all(predicates))
}

/// Views for which `condition` returns `true`.
///
/// - Parameters:
///   - condition: asked about views that meet the other conditions beside it.
public func satisfying(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (UIView) -> Bool
) -> ViewPredicate {
    ViewPredicate(.custom(condition, line: lineName(fileID, line)))
}

/// Views of a class or of its subclasses.
public func ofClass(_ viewClass: UIView.Type) -> ViewPredicate {
    ViewPredicate(.ofClass(viewClass, exactly: false))
}

/// Views of a class, and of none of its subclasses.
public func ofExactClass(_ viewClass: UIView.Type) -> ViewPredicate {
    ViewPredicate(.ofClass(viewClass, exactly: true))
}

/// Views with this very text.
public func withText(_ text: String) -> ViewPredicate {
    ViewPredicate(.text(text))
}

/// Views whose accessibility label, text or placeholder is `label`.
public func withLabel(_ label: String) -> ViewPredicate {
    ViewPredicate(.label(label))
}

/// Views with this very accessibility identifier.
public func withIdentifier(_ identifier: String) -> ViewPredicate {
    ViewPredicate(.identifier(identifier))
}

/// Views that could be seen where they stand: not hidden, alpha above 0, and not clipped to nothing.
///
/// What is above a view is not looked at; ``onScreenAndVisible(_:)`` does that. With `false`, all others.
public func withVisibility(_ isVisible: Bool) -> ViewPredicate {
    ViewPredicate(.visible(isVisible))
}

/// Views of which any part is in the window, or in the root view where there is no window.
///
/// With `false`, all others.
public func onScreen(_ isOnScreen: Bool) -> ViewPredicate {
    ViewPredicate(.onScreen(isOnScreen))
}

/// Views that are visible and on screen, and so are all views above them.
///
/// With `false`, all others.
public func onScreenAndVisible(_ isShown: Bool) -> ViewPredicate {
    ViewPredicate(.onScreenAndVisible(isShown))
}
