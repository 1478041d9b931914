import HeadlessUIKit

/// Views that could be seen where they stand: not hidden, alpha above 0, and not clipped to nothing.
///
/// What is above a view is not looked at; ``onScreenAndVisible(_:)`` does that. With `false`, all others.
public func withVisibility(_ isVisible: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .withVisibility, isWanted: isVisible))
}

/// Views of which any part is in the window, or in the root view where there is no window.
///
/// With `false`, all others.
public func onScreen(_ isOnScreen: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .onScreen, isWanted: isOnScreen))
}

/// Views that are visible and on screen, and so are all views above them.
///
/// With `false`, all others.
public func onScreenAndVisible(_ isShown: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .onScreenAndVisible, isWanted: isShown))
}

/// Views that assistive technology sees as one element, as `isAccessibilityElement` says.
///
/// With `false`, all others.
public func withAccessibility(_ isElement: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .withAccessibility, isWanted: isElement))
}

/// Views that are not disabled, such as a button that can be pressed or a label that is not greyed.
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

/// The view that keys go to: the first responder of its window. With `false`, all others.
public func focused(_ isFocused: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .focused, isWanted: isFocused))
}

/// Views that a tap would reach, as `tapOn` checks it; with `false`, all others.
///
/// - Complexity: O(*n*) for each view that is asked, in the views that a hit test passes.
public func hittable(_ isHittable: Bool) -> ViewPredicate {
    ViewPredicate(StateCondition(state: .hittable, isWanted: isHittable))
}

/// Views of whose area at least a part can be seen.
///
/// What clips a view and what is in front of it are taken off: opaque background colours and pictures cover it,
/// texts do not. What is in a view is a part of it.
///
/// - Parameter share: how much at least, from 0, which all views have, to 1.
/// - Complexity: O(*n*) for each view that is asked, in the views in front of it.
public func visible(atLeast share: Double) -> ViewPredicate {
    ViewPredicate(ShareCondition(share: share))
}
