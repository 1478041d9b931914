extension UIViewController {
    /// Where a controller is between out of sight and in sight.
    struct Appearance {
        enum Phase {
            case disappeared, appearing, appeared, disappearing
        }

        var phase = Phase.disappeared
        var isAnimated = false
    }

    /// Begins to come into sight or to leave it, unless the controller is there, or on its way, already.
    final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        let isThere = appearance.phase == (isAppearing ? .appeared : .disappeared)
        let isOnItsWay = appearance.phase == (isAppearing ? .appearing : .disappearing)
        guard !isThere, !isOnItsWay else { return }
        appearance = Appearance(phase: isAppearing ? .appearing : .disappearing, isAnimated: animated)
        if isAppearing {
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            viewWillDisappear(animated)
        }
        for child in forwardedChildren { child.beginAppearance(isAppearing, animated: animated) }
    }

    /// Arrives where ``beginAppearance(_:animated:)`` set out for.
    final func endAppearance() {
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
    }

    /// The children that come and go with this controller: those whose views are inside its own.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    // MARK: Coming with the view

    /// Whether the controller is told of its appearance by the one that it is in, which does not forward it.
    private var isToldByParent: Bool {
        parent.map { !$0.shouldAutomaticallyForwardAppearanceMethods } ?? false
    }

    final func viewWillMove(to window: UIWindow?) {
        guard !isToldByParent else { return }
        beginAppearance(window != nil, animated: parent?.transitionIsAnimated ?? false)
    }

    final func viewDidMove(to window: UIWindow?) {
        guard let window else {
            // Whoever began the disappearance otherwise than by taking out the view ends it, too.
            if !isToldByParent, !isInTransition { endAppearance() }
            return
        }
        guard appearance.phase == .appearing else { return }
        viewIsAppearing(appearance.isAnimated)
        guard !isToldByParent, !isInTransition else { return }
        window.application?.afterCommit { [weak self] in
            guard let self, viewIfLoaded?.window != nil, !isInTransition else { return }
            endAppearance()
        }
    }

    private var transitionIsAnimated: Bool {
        appearance.phase == .appearing && appearance.isAnimated
    }

    /// Whether the controller, or one that it is in, is being presented or dismissed or makes way for one that
    /// is: then the transition's end is the appearance's.
    private var isInTransition: Bool {
        let top = outermost
        return top.presentation?.isUnderWay ?? false || top.presenter?.presentation?.isUnderWay ?? false
    }
}
