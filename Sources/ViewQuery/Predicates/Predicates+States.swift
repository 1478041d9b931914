import HeadlessUIKit

/// Views that are visible themselves: not hidden, alpha above 0, and not clipped to nothing.
///
/// Their ancestors are not considered; ``onScreenAndVisible(_:)`` does that. With `false`, all others.
public func withVisibility(_ isVisible: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .withVisibility, isWanted: isVisible))
}

/// Views with any part inside the window, or inside the root view if there is no window.
///
/// With `false`, all others.
public func onScreen(_ isOnScreen: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .onScreen, isWanted: isOnScreen))
}

/// Views that are visible and on screen together with all their ancestors.
///
/// With `false`, all others.
public func onScreenAndVisible(_ isShown: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .onScreenAndVisible, isWanted: isShown))
}

/// Views whose `isAccessibilityElement` is true: assistive technology sees them as one element.
///
/// With `false`, all others.
public func withAccessibility(_ isElement: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .withAccessibility, isWanted: isElement))
}

/// Views that are enabled, such as a button that can be pressed, or a label that is not dimmed.
///
/// A view that cannot be disabled is enabled. With `false`, all others.
public func enabled(_ isEnabled: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .enabled, isWanted: isEnabled))
}

/// Views that are selected; one that cannot be is not. With `false`, all others.
public func selected(_ isSelected: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .selected, isWanted: isSelected))
}

/// Views that are highlighted, as a button is while a finger is on it. With `false`, all others.
public func highlighted(_ isHighlighted: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .highlighted, isWanted: isHighlighted))
}

/// The view that has keyboard focus: the first responder of its window. With `false`, all others.
public func focused(_ isFocused: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .focused, isWanted: isFocused))
}

/// Views that are hittable, as `tapOn` checks it; with `false`, all others.
///
/// - Complexity: O(*n*) for each view checked, in the views that a hit test visits.
public func hittable(_ isHittable: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .hittable, isWanted: isHittable))
}

/// Views at least a share of whose area is visible.
///
/// The area that is clipped, or covered by views in front, does not count: opaque background colours and images cover,
/// texts do not. Subviews are a part of the view.
///
/// - Parameter share: the least visible share, from 0, which all views have, to 1.
/// - Complexity: O(*n*) for each view checked, in the views in front of it.
public func visible(atLeast share: Double) -> ViewPredicate {
    ViewPredicate(ShareCondition(share: share))
}
