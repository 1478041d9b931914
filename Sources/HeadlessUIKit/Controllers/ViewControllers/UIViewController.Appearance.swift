extension UIViewController {
    /// Where a controller is between out of sight and in sight.
    struct Appearance {
        enum Phase {
            case disappeared, appearing, appeared, disappearing
        }

        /// Where a controller is on its way into sight or out of it, as far as containers care.
        enum Moment {
            /// It was told that it will come; the children were not yet.
            case comes
            /// The children were told so, too.
            case cameAlong
            /// It was told that it is there, and so were its children.
            case arrived
            /// It was told that it is gone, and so were its children.
            case left
        }

        /// Who began the change under way, and so ends it.
        enum Cause {
            /// The view came into a window or left it.
            case view
            /// The controller that this one is in comes or goes.
            case parent
            /// A presentation, or a container that tells its children itself.
            case transition
        }

        var phase = Phase.disappeared
        var cause = Cause.view
        var isAnimated = false
    }

    /// Begins to come into sight or to leave it, unless the controller is there, or on its way, already.
    final func beginAppearance(
        _ isAppearing: Bool, animated: Bool, because cause: Appearance.Cause = .transition
    ) {
        let isThere = appearance.phase == (isAppearing ? .appeared : .disappeared)
        let isOnItsWay = appearance.phase == (isAppearing ? .appearing : .disappearing)
        guard !isThere, !isOnItsWay else { return }
        appearance = Appearance(
            phase: isAppearing ? .appearing : .disappearing, cause: cause, isAnimated: animated)
        if isAppearing {
            loadViewIfNeeded()
            viewWillAppear(animated)
            pass(.comes, animated: animated)
        } else {
            viewWillDisappear(animated)
        }
        for child in forwardedChildren {
            child.beginAppearance(isAppearing, animated: animated, because: .parent)
        }
        if isAppearing { pass(.cameAlong, animated: animated) }
    }

    /// Arrives where ``beginAppearance(_:animated:because:)`` set out for.
    final func endAppearance() {
        let isAnimated = appearance.isAnimated
        let moment = appearance.phase == .appearing ? Appearance.Moment.arrived : .left
        switch appearance.phase {
        case .appearing:
            appearance.phase = .appeared
            viewDidAppear(appearance.isAnimated)
        case .disappearing:
            appearance.phase = .disappeared
            viewDidDisappear(appearance.isAnimated)
        case .appeared, .disappeared:
            return
        }
        for child in forwardedChildren { child.endAppearance() }
        pass(moment, animated: isAnimated)
    }

    /// The children that come and go with this controller: those whose views are inside its own.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { $0.isInside(self) }
    }

    private func isInside(_ container: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let containerView = container.viewIfLoaded else { return false }
        return view.isDescendant(of: containerView)
    }

    // MARK: Coming with the view

    final func viewWillMove(to window: UIWindow?) {
        guard !isToldByContainer else { return }
        let comesWithParent = window != nil && parent?.appearance.phase == .appearing
        beginAppearance(
            window != nil, animated: comesWithParent && parent?.appearance.isAnimated ?? false,
            because: comesWithParent ? .parent : .view)
    }

    final func viewDidMove(to window: UIWindow?) {
        guard let window else {
            if appearance.phase == .disappearing, endsWithoutWindow { endAppearance() }
            return
        }
        guard appearance.phase == .appearing else { return }
        viewIsAppearing(appearance.isAnimated)
        guard appearance.cause == .view else { return }
        window.application?.afterCommit { [weak self] in
            guard let self, appearance.phase == .appearing, appearance.cause == .view else { return }
            endAppearance()
        }
    }

    /// Whether the controller is told of its appearance by a container that does so itself, or is in one that
    /// is and is out of sight.
    private var isToldByContainer: Bool {
        guard let parent else { return false }
        return !parent.shouldAutomaticallyForwardAppearanceMethods
            || parent.isToldByContainer && parent.appearance.phase == .disappeared
    }

    /// Whether a disappearance is over as soon as the view has left the window.
    private var endsWithoutWindow: Bool {
        switch appearance.cause {
        case .view: true
        // One that was taken out of its parent meanwhile is told no more by that.
        case .parent: parent.map { !isInside($0) } ?? true
        case .transition: false
        }
    }
}
