/// A view's Boolean properties, in one word.
@usableFromInline package struct ViewState: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt32

    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable package static var isHidden: Self { Self(rawValue: 1 << 0) }
    @inlinable package static var clipsToBounds: Self { Self(rawValue: 1 << 1) }
    static let isUserInteractionEnabled = Self(rawValue: 1 << 2)
    static let autoresizesSubviews = Self(rawValue: 1 << 3)
    /// The view waits for `layoutSubviews`.
    package static let needsLayout = Self(rawValue: 1 << 4)
    /// A descendant waits for it; set on all ancestors of one that waits.
    static let containsViewNeedingLayout = Self(rawValue: 1 << 5)
    /// The view is of one of the framework's own classes, not of a subclass that may override anything.
    @inlinable package static var isFrameworkClass: Self { Self(rawValue: 1 << 6) }
    /// The observer of the view's hierarchy, or of one that it was in, has marked it.
    @inlinable package static var isObserved: Self { Self(rawValue: 1 << 7) }
    /// That observer was told that the view changed, and has not looked at it since.
    @inlinable package static var isChangeNoted: Self { Self(rawValue: 1 << 8) }
    static let hasGestureRecognizers = Self(rawValue: 1 << 9)
    static let isMultipleTouchEnabled = Self(rawValue: 1 << 10)
    /// The view has a transform, or its anchor point is not in the middle.
    @inlinable package static var hasTransform: Self { Self(rawValue: 1 << 11) }
    static let isAnimated = Self(rawValue: 1 << 13)
    /// One of them blocks touches.
    static let isBlockedByAnimation = Self(rawValue: 1 << 14)

    /// The view is a scroll view, which is told of changes to its bounds.
    package static let isScrollView = Self(rawValue: 1 << 12)

    /// The view was asked to become first responder while it was in no window.
    static let wantsFocus = Self(rawValue: 1 << 15)

    /// Everything that a query can read of the view changes with ``ViewTree/generation``.
    @inlinable package static var announcesChanges: Self { Self(rawValue: 1 << 16) }
    /// `UIView` itself decides which points are inside the view and what happens when its frame is set.
    static let isPlacedPlainly = Self(rawValue: 1 << 17)
    /// The superview, which is laying out, has recorded the view's previous size.
    static let isResizedInLayout = Self(rawValue: 1 << 18)
    /// The view left a window, with all inside it.
    static let hasLeftWindow = Self(rawValue: 1 << 19)

    /// Constraints alone place the view in its superview.
    package static let isPlacedByConstraints = Self(rawValue: 1 << 20)
    /// The view takes part in Auto Layout: it has a ``ViewLayout``.
    static let hasLayoutNode = Self(rawValue: 1 << 21)
    /// A descendant has had one.
    static let containsLayoutNodes = Self(rawValue: 1 << 22)
    /// Active constraints that an ancestor holds refer to the view, or to something inside it.
    static let isConstrainedFromOutside = Self(rawValue: 1 << 23)
    /// The constraints inside the view changed and are to be solved before it lays out its subviews.
    static let needsSolving = Self(rawValue: 1 << 24)
    /// The view's layout node or constraints are to be brought into the engine that they belong to.
    static let needsInstalling = Self(rawValue: 1 << 25)
    /// That holds for a descendant that belongs to the same engine.
    static let containsViewNeedingInstalling = Self(rawValue: 1 << 26)
    /// The view waits for `updateConstraints`.
    static let needsUpdateConstraints = Self(rawValue: 1 << 27)
    /// A descendant waits for it.
    static let containsViewNeedingUpdateConstraints = Self(rawValue: 1 << 28)
    /// A size of the view is being fitted: nothing outside counts.
    static let isFittingRoot = Self(rawValue: 1 << 29)
    /// The superview arranges the view, and is told of what changes for it.
    static let isArranged = Self(rawValue: 1 << 30)
    /// The view's class may override `draw(_:)`, so it is called.
    static let draws = Self(rawValue: 1 << 31)

    static let waitsForLayout: Self = [
        .needsLayout, .containsViewNeedingLayout, .needsSolving, .needsUpdateConstraints,
        .containsViewNeedingUpdateConstraints,
    ]
    static let waitsForConstraints: Self = [.needsUpdateConstraints, .containsViewNeedingUpdateConstraints]
    /// Adding or removing a view with one of these concerns the constraints around it.
    static let concernsConstraints: Self = [
        .hasLayoutNode, .containsLayoutNodes, .needsUpdateConstraints, .containsViewNeedingUpdateConstraints,
    ]
    static let isPlacedOrConstrained: Self = [.isPlacedByConstraints, .isConstrainedFromOutside]
    static let waitsForInstalling: Self = [.needsInstalling, .containsViewNeedingInstalling]
    static let initial: Self = [.isUserInteractionEnabled, .autoresizesSubviews, .needsLayout]
}

extension UIView {
    /// Whether the view was in a window, by itself or inside an ancestor, and has left it.
    ///
    /// - Complexity: O(depth).
    package final var hasLeftWindow: Bool {
        var ancestor: UIView? = self
        while let view = ancestor {
            if view.flags.contains(.hasLeftWindow) { return windowLink == nil }
            ancestor = view.superviewLink
        }
        return false
    }

    /// Sets whether the view announces its changes, if that does not depend on its class alone.
    final func setAnnouncesChanges(_ isOn: Bool) {
        guard flags.contains(.announcesChanges) != isOn, Self.announcesChanges, isFrameworkView else {
            return
        }
        flags.formSymmetricDifference(.announcesChanges)
        // What was cached of the hierarchy is no longer valid.
        ViewTree.changeStructure()
        noteChangeOfAnnouncements()
        ViewTree.change(self)
    }

    final func set(_ flag: ViewState, _ isOn: Bool) {
        guard flags.contains(flag) != isOn else { return }
        flags.formSymmetricDifference(flag)
        ViewTree.change(self)
    }

    final func setAlpha(_ value: CGFloat) {
        if value.isNaN {
            ViewFailure.notFinite(self, "alpha", "nan").record()
            return
        }
        let old = alphaStore
        alphaStore = min(max(value, 0), 1)
        ViewTree.change(self)
        if AnimationScopes.areOpen {
            AnimationScope.noteChange(of: .opacity, in: self, from: .number(old), to: .number(alphaStore))
        }
    }

    package final func setBackgroundColor(_ color: UIColor?) {
        let old = extras?.backgroundColor
        withExtras { $0.backgroundColor = color }
        if AnimationScopes.areOpen {
            AnimationScope.noteChange(
                of: .backgroundColor, in: self, from: .color(old ?? .clear),
                to: .color(extras?.backgroundColor ?? .clear))
        }
    }
}
