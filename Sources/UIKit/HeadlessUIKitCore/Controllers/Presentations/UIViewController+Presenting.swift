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
        // When first responder moves to a field of the new controller, the keyboard stays.
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
        transition.presentation = presentation
        presented.loadViewIfNeeded()
        // Its viewDidLoad may have replaced the root, and with it what it presents.
        guard presenter.presentation === presentation else { return transition.abandon() }
        presentation.announce(transition)
        presentation.putFocusAside(in: window, over: presenter)
        if presentation.removesPresenter { presenter.beginAppearance(false, animated: animated) }
        // The callbacks may have replaced the root, and with it what it presents, here and below.
        if presenter.presentation === presentation { presented.beginAppearance(true, animated: animated) }
        guard presenter.presentation === presentation else { return transition.abandon() }
        presentation.place(presenter, in: transition, application)
        transition.onEnd {
            completion?()
            presentation.finishArriving()
        }
        transition.run(in: application) { isComplete in
            guard presenter.presentation === presentation else { return }
            if isComplete {
                presenter.complete(presentation)
            } else {
                presenter.takeBack(presentation, animated: animated)
            }
        }
    }

    private func complete(_ presentation: Presentation) {
        presentation.isArriving = true
        presentation.finishShowing(over: self)
        presentation.presented.arrive(at: .appearing, after: .beginning)
        if presentation.removesPresenter { arrive(at: .disappearing) }
        presentation.controller.presentationTransitionDidEnd(true)
    }

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
            // Callbacks about a controller's appearance that are under way finish first.
            for layer in presentation.layers where layer.isArriving {
                return layer.afterArrival { [self] in
                    beginDismissing(animated: animated, completion: completion)
                }
            }
            presenter.hide(presentation, animated: animated, completion: completion)
        }
    }

    /// Dismisses what is presented here, with all that is presented on top of it.
    ///
    /// - Parameters:
    ///   - lead: drives the dismissal, if the framework's own gesture does.
    ///   - isByUser: whether the delegate is told at the end.
    final func hide(
        _ presentation: Presentation, animated: Bool,
        lead: (any UIViewControllerInteractiveTransitioning)? = nil, isByUser: Bool = false,
        completion: (@MainActor () -> Void)? = nil
    ) {
        // One on top that the user is dismissing, or presenting, would have nothing left that ends it.
        for layer in presentation.layers where layer !== presentation { layer.transition?.endAtOnce() }
        let layers = presentation.layers
        guard let front = layers.first else { return }
        let window = layers.lazy.compactMap { $0.presented.viewIfLoaded?.window }.first
        presentation.beginHiding(then: completion)
        guard let application = window?.application else {
            // In a hidden window no controller appears.
            for layer in layers { layer.presented.beginAppearance(false, animated: animated) }
            finishHiding(presentation, layers, returns: false)
            presentation.completeDismissal()
            return
        }
        let returns = presentation.removesPresenter
        let (animator, interactor) = front.presented.animators(
            forPresenting: false, by: self, source: self, animated: animated)
        let transition = front.transition(
            from: front.presented, to: self, animator: animator, interactor: lead ?? interactor,
            animated: animated)
        transition.presentation = presentation
        beginHiding(presentation, layers, animated: animated)
        front.placeLeaving(self, returns: returns, in: transition)
        // The transition holds this closure, so it must not hold the transition: a test may end before that does.
        transition.onEnd { [weak transition] in
            presentation.completeDismissal()
            guard isByUser, transition?.transitionWasCancelled == false else { return }
            presentation.principal.delegate?.presentationControllerDidDismiss(presentation.principal)
            presentation.presented.wasDismissedByUser()
        }
        transition.run(in: application) { [self] isComplete in
            isComplete
                ? finishHiding(presentation, layers, returns: returns)
                : keep(presentation, layers, returns: returns, animated: animated)
        }
    }

    /// Calls the callbacks at the beginning of a dismissal, and returns this controller's view if it was removed.
    private func beginHiding(_ presentation: Presentation, _ layers: [Presentation], animated: Bool) {
        for layer in layers { layer.controller.dismissalTransitionWillBegin() }
        for layer in layers { layer.presented.beginAppearance(false, animated: animated) }
        guard presentation.removesPresenter, self.presentation === presentation else { return }
        beginAppearance(true, animated: animated)
        presentation.restore(self)
    }

    private func finishHiding(_ presentation: Presentation, _ layers: [Presentation], returns: Bool) {
        guard self.presentation === presentation else { return }
        // An animator may have moved the view into the container.
        if returns { presentation.restore(self) }
        removePresentation()
        if returns { arrive(at: .appearing) }
        for layer in layers { layer.presented.arrive(at: .disappearing, after: .ending) }
        presentation.giveFocusBack()
        for layer in layers { layer.controller.dismissalTransitionDidEnd(true) }
    }

    private func keep(
        _ presentation: Presentation, _ layers: [Presentation], returns: Bool, animated: Bool
    ) {
        guard self.presentation === presentation else { return }
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

    /// Ends the presentations of this controller without delegate calls, as it is removed.
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

    /// Removes everything that is presented here, and on top of that, from the window.
    private func removePresentation() {
        var controller = self
        while let layer = controller.presentation {
            controller.presentation = nil
            layer.presented.presenter = nil
            layer.finishHiding()
            controller = layer.presented
            controller.noteDeparture(.dismissal)
        }
    }

    /// Ends the appearance change that a transition began, unless it has changed since.
    ///
    /// - Parameter phase: the controller's own transition, which its callbacks can still read.
    private func arrive(at end: Appearance.Phase, after phase: Presentation.Phase? = nil) {
        guard appearance.phase == end else { return }
        endedTransition = phase
        endAppearance()
        endedTransition = nil
    }

    /// Whether the controller is being presented or dismissed, callbacks at the end included; it is dismissed along
    /// with the one that presents it.
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
    final func takeOutPresentations() {
        for layer in presentation?.layers ?? [] { layer.leaveWindow() }
    }

    final func bringBackPresentations(to window: UIWindow) {
        for layer in (presentation?.layers ?? []).reversed() { layer.comeBack(to: window) }
    }

    /// Whether a presentation has removed the controller's view.
    final var makesWay: Bool {
        guard let presentation else { return false }
        return presentation.removesPresenter && presentation.phase == .shown
    }
}

extension Presentation {
    /// The presentation and all on top of it, from front to back.
    var layers: [Presentation] {
        guard presented.presentation != nil else { return [self] }
        var layers = [self]
        while let next = layers.last?.presented.presentation { layers.append(next) }
        return layers.reversed()
    }
}
