import FailureReporting

extension UIViewController {
    /// The state of a controller's appearance: whether it is visible, appearing or disappearing.
    struct Appearance {
        enum Phase {
            case disappeared, appearing, appeared, disappearing
        }

        /// A step of a controller's appearance or disappearance, as far as containers care.
        enum Moment {
            /// `viewWillAppear` was called, but not yet the children's.
            case comes
            /// The children's `viewWillAppear` was called, too.
            case cameAlong
            /// The view came into the window, before it is laid out there.
            case entered
            /// `viewDidAppear` was called, also the children's.
            case arrived
            /// `viewDidDisappear` was called, but not yet the children's.
            case left
        }

        /// What began the change under way, and so ends it.
        enum Cause {
            case view
            case parent
            /// A presentation, or a container that forwards appearance methods itself.
            case transition
        }

        var phase = Phase.disappeared
        var cause = Cause.view
        var isAnimated = false
        var isAnnounced = false
    }

    /// Begins to appear or disappear, unless the controller has done so or is doing so already.
    final func beginAppearance(
        _ isAppearing: Bool, animated: Bool, because cause: Appearance.Cause = .transition
    ) {
        if isAppearing { loadViewIfNeeded() }
        let isThere = appearance.phase == (isAppearing ? .appeared : .disappeared)
        let phase: Appearance.Phase = isAppearing ? .appearing : .disappearing
        guard !isThere, appearance.phase != phase else { return }
        appearance = Appearance(phase: phase, cause: cause, isAnimated: animated)
        if isAppearing {
            observe("viewWillAppear")
            viewWillAppear(animated)
        } else {
            observe("viewWillDisappear")
            viewWillDisappear(animated)
        }
        // The callbacks may have shown something else instead, here and below.
        if isAppearing, appearance.phase == phase { pass(.comes, animated: animated) }
        for child in forwardedChildren where appearance.phase == phase && child.parent === self {
            if isAppearing, child.isDisappearingInTransition, !child.isInside(self) { continue }
            child.beginAppearance(isAppearing, animated: animated, because: .parent)
        }
        if isAppearing, appearance.phase == phase { pass(.cameAlong, animated: animated) }
    }

    final func endAppearance() {
        let isAnimated = appearance.isAnimated
        let isAppearing = appearance.phase == .appearing
        switch appearance.phase {
        case .appearing:
            // A view that never left the window is not added to it.
            if viewIfLoaded?.window != nil { announceAppearance() }
            guard appearance.phase == .appearing else { return }
            appearance.phase = .appeared
            observe("viewDidAppear")
            viewDidAppear(appearance.isAnimated)
        case .disappearing:
            appearance.phase = .disappeared
            observe("viewDidDisappear")
            viewDidDisappear(appearance.isAnimated)
        case .appeared, .disappeared:
            return
        }
        let end: Appearance.Phase = isAppearing ? .appeared : .disappeared
        // The callbacks may have shown something else instead, here and below.
        guard appearance.phase == end else { return }
        // A transition between children that is broken off began before the children left with this controller.
        if !isAppearing { pass(.left, animated: isAnimated) }
        // A transition from one child to another ends by itself.
        for child in forwardedChildren
        where appearance.phase == end && child.parent === self && child.appearance.cause != .transition {
            child.endAppearance()
        }
        if isAppearing, appearance.phase == end { pass(.arrived, animated: isAnimated) }
    }

    private func announceAppearance() {
        guard !appearance.isAnnounced else { return }
        appearance.isAnnounced = true
        viewIsAppearing(appearance.isAnimated)
    }

    /// Tells the observer of the test that a method of the life cycle is called.
    final func observe(_ method: String) {
        guard let observer = CallContext.observer else { return }
        var event = ObservedEvent(.lifeCycle, "\(type(of: self)) \(method)")
        event.view = viewIfLoaded.map { ObjectIdentifier($0) }
        observer.happened(event)
    }

    /// The children that appear and disappear with this controller: those whose views are inside its own, and those
    /// that were told that they appear before their views come in.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, !children.isEmpty else { return [] }
        return children.filter { $0.isInside(self) || $0.isNotified && $0.viewIfLoaded?.window == nil }
    }

    /// Whether the controller was told that it appears, and not yet that it has disappeared.
    private var isNotified: Bool { appearance.phase != .disappeared }

    /// Whether a transition is about to end the controller's disappearance, perhaps one of a container that it was in.
    private var isDisappearingInTransition: Bool {
        appearance.phase == .disappearing && appearance.cause == .transition
    }

    /// Tells a controller that appears before its view comes in that it will not, as it leaves its parent, and one that
    /// disappears along with its parent that it has.
    final func stopAppearing() {
        guard viewIfLoaded?.window == nil else { return }
        if appearance.phase == .appearing {
            beginAppearance(false, animated: false, because: .parent)
        }
        // The parent, which began the disappearance, does not reach it any more.
        if appearance.phase == .disappearing, appearance.cause == .parent { endAppearance() }
    }

    private func isInside(_ container: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let containerView = container.viewIfLoaded else { return false }
        return view.isDescendant(of: containerView)
    }

    // MARK: Appearing with the view

    final func viewWillMove(to window: UIWindow?) {
        guard !isNotifiedByContainer else { return }
        let comesWithParent = window != nil && parent?.appearance.phase == .appearing
        beginAppearance(
            window != nil, animated: comesWithParent && parent?.appearance.isAnimated ?? false,
            because: comesWithParent ? .parent : .view)
    }

    final func viewDidMove(to window: UIWindow?) {
        guard let window else {
            // It was added while its ancestors were told that they were about to leave the window.
            if appearance.phase == .appearing || appearance.phase == .appeared, appearance.cause == .view {
                viewWillMove(to: nil)
            }
            if appearance.phase == .disappearing, endsWithoutWindow { endAppearance() }
            return
        }
        // It was added while its ancestors were told that they were about to move.
        if appearance.phase == .disappeared { viewWillMove(to: window) }
        guard appearance.phase == .appearing else { return }
        announceAppearance()
        pass(.entered, animated: appearance.isAnimated)
        guard appearance.phase == .appearing, appearance.cause == .view else { return }
        window.application?.afterCommit { [weak self] in
            guard let self, appearance.phase == .appearing, appearance.cause == .view else { return }
            endAppearance()
        }
    }

    /// Whether the controller gets its appearance calls from a container that forwards them itself, or is inside one
    /// that does and is not visible.
    private var isNotifiedByContainer: Bool {
        guard let parent else { return false }
        return !parent.shouldAutomaticallyForwardAppearanceMethods
            || parent.isNotifiedByContainer && parent.appearance.phase == .disappeared
    }

    /// Whether a disappearance is over as soon as the view has left the window.
    private var endsWithoutWindow: Bool {
        switch appearance.cause {
        case .view: true
        // A controller that was removed from its parent meanwhile gets no more calls from that.
        case .parent: parent.map { !isInside($0) } ?? true
        case .transition: false
        }
    }
}
