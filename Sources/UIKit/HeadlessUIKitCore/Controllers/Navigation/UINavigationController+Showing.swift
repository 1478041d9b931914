extension UINavigationController {
    // MARK: Timing

    final func settleSoon() {
        guard change == nil else { return }
        guard let application = viewIfLoaded?.window?.application else {
            switch appearance.phase {
            // On its way into a window, it shows what is on top once it is there.
            case .appearing: return
            case .appeared: return replaceWithoutTransition()
            case .disappearing, .disappeared: return removeOldViewOffScreen()
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
            replaceWithoutTransition()
            return finishMoves()
        }
        // When first responder moves to a field of the new controller, the keyboard stays.
        application.keyboard.whileFocusMoves { begin(step, to: top, in: application) }
    }

    /// Removes the view of a controller that is no longer on top, while nothing is visible.
    private func removeOldViewOffScreen() {
        if let old = shown, old !== stack.last {
            shown = nil
            old.viewIfLoaded?.removeFromSuperview()
        }
        settledStack = stack
        bottomBarsMayHaveChanged()
        releaseRemovedChildren()
    }

    /// Shows the top controller's view without a transition; its appearance calls come from the view's being added to
    /// and removed from the window.
    private func replaceWithoutTransition() {
        if shown !== stack.last {
            replaceShown()
            showItems()
        }
        settledStack = stack
        releaseRemovedChildren()
    }

    // MARK: The transition

    private func begin(_ step: Step, to: UIViewController, in application: UIApplication) {
        let ownInteractor = interactor.take()
        load(to)
        let toView = to.loadedView
        // Loading its view may have changed the stack, or taken all this off the screen and the old controller away.
        guard change == nil, stack.last === to, view.window != nil else { return settleSoon() }
        let from = shown
        let isAnimated = step.isAnimated && from != nil
        let animator = isAnimated ? from.flatMap { customAnimator(step.operation, $0, to) } : nil
        let interactor =
            ownInteractor
            ?? animator.flatMap {
                delegate?.navigationController(self, interactionControllerFor: $0)
            }
        let change = ChildChange(from: from, to: to, animated: isAnimated, stacks: (settledStack, stack))
        self.change = change
        let fromFrame = fixSafeArea(of: from)
        // The tab bar is shown or hidden at the start of the transition, not during it.
        tabBarController?.showOrHideBar()
        let transition = makeTransition(
            of: change, from: fromFrame, toView,
            animator ?? NavigationSlide(isPop: step.operation == .pop, isRightToLeft: view.isRightToLeft),
            interactor)
        from?.putFocusAside()
        whileArriving(to) {
            from?.beginAppearance(false, animated: isAnimated)
            // Its callbacks may have taken all this off the screen, or the other controller into another container.
            if view.window != nil, to.parent === self { to.beginAppearance(true, animated: isAnimated) }
            showItems()
            delegate?.navigationController(self, willShow: to, animated: isAnimated)
        }
        run(transition, of: change, toView, in: application)
    }

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
    final func canPopInteractively() -> Bool {
        guard change == nil, pendingStep == nil, stack.count > 1, let from = shown, from === stack.last else {
            return false
        }
        return customAnimator(.pop, from, stack[stack.count - 2]) == nil
    }

    final func complete(_ change: ChildChange) {
        let (from, to) = (change.from, change.to)
        whileArriving(to) {
            finishChange(from: from, to: to)
            to.takeFocusBack()
            finishMoves()
            delegate?.navigationController(self, didShow: to, animated: change.isAnimated)
        }
    }

    final func goBack(on change: ChildChange) {
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
            for controller in stack { removedChildren.remove(controller) }
            let names = Set(stack.map { ObjectIdentifier($0) })
            for controller in new where !names.contains(ObjectIdentifier(controller)) {
                insertedChildren.remove(controller)
                removedChildren.append(controller)
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

    final func showWantedChild() { settleSoon() }

    private func finishMoves() {
        settledStack = stack
        bottomBarsFollowStack()
        releaseRemovedChildren()
        notifyInsertedChildren { $0 === shown }
    }

    // MARK: Appearance of the controller

    final func passMoment(_ moment: Appearance.Moment, animated: Bool) {
        switch moment {
        case .comes:
            guard change == nil else { return }
            replaceWithoutTransition()
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
