/// What a view is told about a subview that it arranges.
enum ArrangedViewChange {
    /// It was hidden or shown.
    case changeVisibility
    /// Its intrinsic content size or its baselines may have changed.
    case changeContent
    /// It leaves the superview.
    case leave
}
