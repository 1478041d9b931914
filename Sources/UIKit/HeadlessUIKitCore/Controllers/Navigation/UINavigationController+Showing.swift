extension UINavigationController {
    /// A transition from one controller to another.
    @MainActor
    final class Change {
        let from: UIViewController?
        let to: UIViewController
        let isAnimated: Bool
        /// The stacks before and after the transition. If it is cancelled, the first is restored if the second is
        /// unchanged, with what was pushed on top.
        let stacks: (before: [UIViewController], with: [UIViewController])
        // The object that moves the views holds it, and through it this controller.
        weak var transition: ControllerTransition?

        init(
            from: UIViewController?, to: UIViewController, animated: Bool,
            stacks: ([UIViewController], [UIViewController])
        ) {
            (self.from, self.to, self.isAnimated, self.stacks) = (from, to, animated, stacks)
        }
    }

    // MARK: Timing

    /// Shows the top controller at the end of the turn.
    final func settleSoon() {
        guard change == nil else { return }
        guard let application = viewIfLoaded?.window?.application else {
            switch appearance.phase {
            // On its way into a window, it shows what is on top once it is there.
            case .appearing: return
            case .appeared: return replaceWithoutTelling()
            case .disappearing, .disappeared: return makeRoomOutOfSight()
            }
        }
        application.afterCommit { [weak self] in self?.settle() }
        application.commitUnlessInTurn()
    }

    /// Shows the top controller now, unless a transition is under way, whose end will do so.
    final func settle() {
        guard change == nil, !isLoadingTop, let application = viewIfLoaded?.window?.application else {
            return
        }
        let step = pendingStep.take() ?? Step(operation: .push, isAnimated: false)
        guard shown !== stack.last else {
            // Controllers below may have changed during the transition.
            if itemsAreStale { showItems() }
            return finishMoves()
        }
        guard let top = stack.last, appearance.phase == .appeared || appearance.phase == .appearing else {
            replaceWithoutTelling()
            return finishMoves()
        }
        // When first responder moves to a field of the new controller, the keyboard stays.
        application.keyboard.whileFocusMoves { begin(step, to: top, in: application) }
    }

    /// Removes the view of a controller that is no longer on top, while nothing is visible.
    private func makeRoomOutOfSight() {
        if let old = shown, old !== stack.last {
            shown = nil
            old.viewIfLoaded?.removeFromSuperview()
        }
        settledStack = stack
        bottomBarsMayHaveChanged()
        releaseLeavers()
    }

    /// Shows the top controller's view without a transition; its appearance calls come from the view's being added to
    /// and removed from the window.
    private func replaceWithoutTelling() {
        if shown !== stack.last {
            replaceShown()
            showItems()
        }
        settledStack = stack
        releaseLeavers()
    }

    // MARK: The transition

    /// Begins the transition to a controller.
    private func begin(_ step: Step, to: UIViewController, in application: UIApplication) {
        let leader = leader.take()
        load(to)
        let toView = to.loadedView
        // Loading its view may have changed the stack, or taken all this off the screen and the old controller away.
        guard change == nil, stack.last === to, view.window != nil else { return settleSoon() }
        let from = shown
        let isAnimated = step.isAnimated && from != nil
        let animator = isAnimated ? from.flatMap { customAnimator(step.operation, $0, to) } : nil
        let interactor =
            leader
            ?? animator.flatMap {
                delegate?.navigationController(self, interactionControllerFor: $0)
            }
        let change = Change(
            from: from, to: to, animated: isAnimated, stacks: (settledStack, stack))
        self.change = change
        let fromFrame = from?.viewIfLoaded?.frame ?? .zero
        from?.fixSafeArea(from.flatMap { safeArea(in: $0.viewIfLoaded?.frame ?? .zero, for: $0) })
        // The tab bar is shown or hidden at the start of the transition, not during it.
        tabBarController?.showOrHideBar()
        let transition = ControllerTransition(
            ControllerTransition.Parties(
                container: content, from: from, to: to, others: [self], fromView: from?.viewIfLoaded,
                toView: toView),
            frames: .init(from: .init(initial: fromFrame), to: .init(final: frame(for: to))),
            animator: animator
                ?? NavigationSlide(isPop: step.operation == .pop, isRightToLeft: view.isRightToLeft),
            interactor: interactor,
            animated: isAnimated)
        change.transition = transition
        from?.putFocusAside()
        whileArriving(to) {
            from?.beginAppearance(false, animated: isAnimated)
            // Its callbacks may have taken all this off the screen, or the other controller into another container.
            if view.window != nil, to.parent === self { to.beginAppearance(true, animated: isAnimated) }
            showItems()
            delegate?.navigationController(self, willShow: to, animated: isAnimated)
        }
        layOutBars()
        // The callbacks may have removed all this from the screen.
        guard self.change === change else { return }
        // Or they may have moved the controller into another container.
        guard to.parent === self else {
            self.change = nil
            giveUp(transition, from: from)
            return settleSoon()
        }
        place(to, toView, for: transition)
        transition.run(in: application) { [weak self] in self?.end(change, didComplete: $0) }
    }

    /// Loads the view of the top controller; until that is done, no transition to another begins.
    final func load(_ child: UIViewController) {
        let outer = isLoadingTop
        isLoadingTop = true
        whileArriving(child) { child.loadViewIfNeeded() }
        isLoadingTop = outer
    }

    private func customAnimator(
        _ operation: Operation, _ from: UIViewController, _ to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
    }

    /// Whether the user can drive the pop: not where the delegate provides an animator for it.
    final func canBeLedBack() -> Bool {
        guard change == nil, pendingStep == nil, stack.count > 1, let from = shown, from === stack.last else {
            return false
        }
        return customAnimator(.pop, from, stack[stack.count - 2]) == nil
    }

    private func end(_ change: Change, didComplete: Bool) {
        guard self.change === change else { return }
        self.change = nil
        if didComplete {
            complete(change)
        } else {
            goBack(on: change)
        }
        settleSoon()
    }

    private func complete(_ change: Change) {
        let (from, to) = (change.from, change.to)
        shown = isElsewhere(to) ? nil : to
        whileArriving(to) {
            finishChange(from: from, to: to)
            to.takeFocusBack()
            finishMoves()
            delegate?.navigationController(self, didShow: to, animated: change.isAnimated)
        }
    }

    /// Restores the state before a cancelled transition, and tells both controllers.
    private func goBack(on change: Change) {
        let (from, to) = (change.from, change.to)
        itemsAreStale = true
        let with = change.stacks.with
        if stack.starts(with: with, by: ===) {
            let new = stack
            // What was pushed meanwhile goes on top of the restored stack.
            let pushed = stack.dropFirst(with.count)
            let pushedNames = Set(pushed.map { ObjectIdentifier($0) })
            stack =
                change.stacks.before.filter { old in
                    old.parent === self && !pushedNames.contains(ObjectIdentifier(old))
                } + pushed
            for controller in stack { leavers.remove(controller) }
            let names = Set(stack.map { ObjectIdentifier($0) })
            for controller in new where !names.contains(ObjectIdentifier(controller)) {
                newcomers.remove(controller)
                leavers.append(controller)
                controller.willMove(toParent: nil)
            }
        }
        sendBack(to, animated: change.isAnimated)
        showItems()
        bottomBarsMayHaveChanged()
        guard let from else { return }
        guard from.parent === self else { return from.fixSafeArea(nil) }
        keep(from, animated: change.isAnimated)
        from.takeFocusBack()
    }

    final var wantedChild: UIViewController? { stack.last }

    final var comingChild: UIViewController? { change?.to }

    final var transitionUnderWay: ControllerTransition? { change?.transition }

    private func finishMoves() {
        settledStack = stack
        bottomBarsFollowStack()
        releaseLeavers()
        receiveNewcomers { $0 === shown }
    }

    // MARK: Appearance of the controller

    final func passMoment(_ moment: Appearance.Moment, animated: Bool) {
        switch moment {
        case .comes:
            guard change == nil else { return }
            replaceWithoutTelling()
            pendingStep = nil
        case .cameAlong:
            guard change == nil, let shown else { return }
            delegate?.navigationController(self, willShow: shown, animated: animated)
        case .entered: if shown !== stack.last { settleSoon() }
        case .arrived:
            // The views may be in no window.
            if shown !== stack.last { settleSoon() }
            guard change == nil, let shown else { return }
            finishMoves()
            delegate?.navigationController(self, didShow: shown, animated: animated)
        case .left: breakOffChange()
        }
    }
}
