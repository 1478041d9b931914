// Searches in other modules read these stored properties of every view. `@exclusivity(unchecked)` holds in the property's
// own module alone: read from another one, each access would be checked for overlaps, which costs more than the rest of
// a visit. Accessors that are inlined there keep it.
extension UIView {
    @inlinable package nonisolated final var uncheckedFlags: ViewState {
        get { flags }
        set { flags = newValue }
    }

    @inlinable package final var uncheckedBounds: CGRect { boundsStore }

    @inlinable package final var uncheckedOrigin: CGPoint { originStore }

    @inlinable package final var uncheckedAlpha: CGFloat { alphaStore }

    @inlinable package nonisolated final var uncheckedCount: Int { subviewStore.count }

    /// A subview, without keeping it alive.
    @inlinable package nonisolated final func uncheckedSubview(at index: Int) -> Unmanaged<UIView> {
        .passUnretained(subviewStore[index])
    }

    /// An observer's index for the view; valid only if the observer has the view at that index.
    @inlinable package final var uncheckedSlot: Int32 {
        get { observerSlot }
        set { observerSlot = newValue }
    }

    /// Whether the view has a transform, or its anchor point is not in the middle.
    @inlinable package final var hasTransform: Bool { flags.contains(.hasTransform) }

    @inlinable package nonisolated final var isFrameworkView: Bool { flags.contains(.isFrameworkClass) }

    /// Whether queries may cache what they read of the view; read for every view that a walk passes.
    @inlinable package nonisolated final var announcesChanges: Bool { flags.contains(.announcesChanges) }
}
