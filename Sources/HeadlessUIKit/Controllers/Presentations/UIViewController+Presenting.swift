import FailureReporting
import TimeLapse

extension UIViewController {
    final func beginPresenting(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?
    ) {
        let presenter = presenter(for: controller.modalPresentationStyle)
        guard let window = windowForPresenting(controller, from: presenter),
            let presentation = presentation(of: controller, over: presenter, in: window)
        else { return }
        guard let application = window.application else { return }
        // A field that lets go of the focus for one that comes does not take the keyboard along.
        application.keyboard.whileFocusMoves {
            begin(presentation, by: presenter, in: window, application, animated, completion)
        }
    }

    private func begin(
        _ presentation: Presentation, by presenter: UIViewController, in window: UIWindow,
        _ application: UIApplication, _ animated: Bool, _ completion: (@MainActor () -> Void)?
    ) {
        let presented = presentation.presented
        presenter.presentation = presentation
        presented.presenter = presenter
        presentation.open(in: window, over: presenter)
        let (animator, interactor) = presented.animators(
            forPresenting: true, by: presenter, source: self, animated: animated)
        let transition = presentation.transition(
            from: presenter, to: presented, animator: animator, interactor: interactor, animated: animated)
        presentation.announce(transition)
        presentation.putFocusAside(in: window, over: presenter)
        if presentation.removesPresenter { presenter.beginAppearance(false, animated: animated) }
        presented.beginAppearance(true, animated: animated)
        // Being told of it, either may have replaced the root, and with it what it presents.
        guard presenter.presentation === presentation else {
            transition.abandon()
            return
        }
        presentation.place(presenter, in: transition)
        transition.onEnd {
            completion?()
            presentation.finishArriving()
        }
        transition.run(in: application) { isComplete in
            guard presenter.presentation === presentation else { return }
            guard isComplete else {
                presenter.takeBack(presentation, animated: animated)
                return
            }
            presentation.arrive {
                presentation.finishShowing(over: presenter)
                presented.arrive(at: .appearing, after: .beginning)
                if presentation.removesPresenter { presenter.arrive(at: .disappearing) }
                presentation.controller.presentationTransitionDidEnd(true)
            }
        }
    }

    /// Has a presentation not come to pass that was led back to its start.
    private func takeBack(_ presentation: Presentation, animated: Bool) {
        let presented = presentation.presented
        presented.beginAppearance(false, animated: animated)
        if presentation.removesPresenter { beginAppearance(true, animated: animated) }
        removePresentation()
        presented.arrive(at: .disappearing, after: .ending)
        if presentation.removesPresenter { arrive(at: .appearing) }
        presentation.giveFocusBack()
        presentation.controller.presentationTransitionDidEnd(false)
    }

    final func beginDismissing(animated: Bool, completion: (@MainActor () -> Void)?) {
        guard let presenter = presenterToDismissFrom, let presentation = presenter.presentation else {
            completion?()
            return
        }
        switch presentation.phase {
        case .beginning:
            ControllerFailure.isBeingPresented(presentation.presented, dismissedOn: self).recordAsLog()
        case .ending: presentation.addDismissalCompletion(completion)
        case .shown:
            // Those whose coming and going is being told hear it to the end.
            if let arriving = presentation.layers.first(where: \.isArriving) {
                arriving.afterArrival { [self] in beginDismissing(animated: animated, completion: completion)
                }
            } else {
                presenter.hide(presentation, animated: animated, completion: completion)
            }
        }
    }

    /// Takes away what is presented here, with all that is on top of it.
    ///
    /// - Parameters:
    ///   - lead: what leads the dismissal, if the framework's own does.
    ///   - isByUser: whether the delegate is to be told at the end.
    final func hide(
        _ presentation: Presentation, animated: Bool,
        lead: (any UIViewControllerInteractiveTransitioning)? = nil, isByUser: Bool = false,
        completion: (@MainActor () -> Void)? = nil
    ) {
        let layers = presentation.layers
        guard let front = layers.first else { return }
        let window = layers.lazy.compactMap { $0.presented.viewIfLoaded?.window }.first
        presentation.beginHiding(then: completion)
        guard let application = window?.application else {
            // In a hidden window nobody comes into sight.
            for layer in layers { layer.presented.beginAppearance(false, animated: animated) }
            finishHiding(presentation, layers, returns: false)
            for completion in presentation.takeDismissalCompletions() { completion() }
            return
        }
        let returns = presentation.removesPresenter
        let (animator, interactor) = front.presented.animators(
            forPresenting: false, by: self, source: self, animated: animated)
        let transition = front.transition(
            from: front.presented, to: self, animator: animator, interactor: lead ?? interactor,
            animated: animated)
        for layer in layers { layer.announceEnd(transition) }
        for layer in layers { layer.presented.beginAppearance(false, animated: animated) }
        if returns, self.presentation === presentation {
            beginAppearance(true, animated: animated)
            presentation.restore(self)
        }
        front.placeLeaving(self, returns: returns, in: transition)
        // Held by the transition itself, it may not hold that: a test may end before the transition does.
        transition.onEnd { [weak transition] in
            for completion in presentation.takeDismissalCompletions() { completion() }
            let known = presentation.principal
            if isByUser, transition?.transitionWasCancelled == false {
                known.delegate?.presentationControllerDidDismiss(known)
                presentation.presented.wasDismissedByUser()
            }
        }
        transition.run(in: application) { [self] isComplete in
            guard self.presentation === presentation else { return }
            if isComplete {
                finishHiding(presentation, layers, returns: returns)
            } else {
                keep(presentation, layers, returns: returns, animated: animated)
            }
        }
    }

    private func finishHiding(_ presentation: Presentation, _ layers: [Presentation], returns: Bool) {
        guard self.presentation === presentation else { return }
        if returns {
            // An animator may have moved the view into the container.
            presentation.restore(self)
        }
        removePresentation()
        if returns { arrive(at: .appearing) }
        for layer in layers { layer.presented.arrive(at: .disappearing, after: .ending) }
        presentation.giveFocusBack()
        for layer in layers { layer.controller.dismissalTransitionDidEnd(true) }
    }

    /// Has stay what was led back from its way out.
    private func keep(
        _ presentation: Presentation, _ layers: [Presentation], returns: Bool, animated: Bool
    ) {
        for layer in layers { layer.presented.beginAppearance(true, animated: animated) }
        if returns {
            beginAppearance(false, animated: animated)
            presentation.removePresenter(self)
        }
        presentation.stay()
        for layer in layers { layer.presented.arrive(at: .appearing) }
        if returns { arrive(at: .disappearing) }
        for layer in layers { layer.controller.dismissalTransitionDidEnd(false) }
    }

    /// Takes away what is presented here without a word, with the controller that presents it.
    final func dropPresentation() {
        guard let presentation else { return }
        let layers = presentation.layers
        presentation.beginHiding()
        for layer in layers { layer.presented.beginAppearance(false, animated: false) }
        guard self.presentation === presentation else { return }
        removePresentation()
        for layer in layers { layer.presented.arrive(at: .disappearing, after: .ending) }
        // No transition will end what it began here: leaving the window does.
        appearance.cause = .view
    }

    /// Takes all that is presented here, and on top of that, out of the window.
    private func removePresentation() {
        var controller = self
        while let layer = controller.presentation {
            controller.presentation = nil
            layer.presented.presenter = nil
            layer.finishHiding()
            controller = layer.presented
        }
    }

    /// Ends what a transition began, unless something else has happened to the controller since.
    ///
    /// - Parameter phase: the transition of the controller itself, which it can still ask for when it is told.
    private func arrive(at end: Appearance.Phase, after phase: Presentation.Phase? = nil) {
        guard appearance.phase == end else { return }
        endedTransition = phase
        endAppearance()
        endedTransition = nil
    }

    /// Whether the controller comes, goes, or is told the end of that; it goes with the one that presents it.
    final func isInTransition(_ phase: Presentation.Phase) -> Bool {
        if endedTransition == phase { return true }
        guard let presenter else { return false }
        return presenter.presentation?.phase == phase || phase == .ending && presenter.isInTransition(.ending)
    }

    private var presenterToDismissFrom: UIViewController? {
        var current: UIViewController? = self
        while let controller = current {
            if controller.presentation != nil { return controller }
            if let presenter = controller.presenter { return presenter }
            current = controller.parent
        }
        return nil
    }
}

// MARK: - With the window

extension UIViewController {
    /// Takes what is presented out of a window that is hidden, from the front to the back.
    final func takeOutPresentations() {
        for layer in presentation?.layers ?? [] { layer.leaveWindow() }
    }

    /// Brings what is presented back into a window that is shown, from the back to the front.
    final func bringBackPresentations(to window: UIWindow) {
        for layer in (presentation?.layers ?? []).reversed() { layer.comeBack(to: window) }
    }

    /// Whether what is presented has taken the view out.
    final var makesWay: Bool {
        guard let presentation else { return false }
        return presentation.removesPresenter && presentation.phase == .shown
    }
}

extension Presentation {
    /// The presentation and all on top of it, from the front to the back.
    var layers: [Presentation] {
        var layers = [self]
        while let next = layers.last?.presented.presentation { layers.append(next) }
        return layers.reversed()
    }
}
