import FailureReporting
import TimeLapse

extension UIViewController {
    final func beginPresenting(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?
    ) {
        let presenter = outermost
        guard let window = windowForPresenting(controller, from: presenter) else { return }
        let presentation = Presentation(controller, over: presenter, in: window)
        presenter.presentation = presentation
        controller.presenter = presenter
        if presentation.style.removesPresenter { presenter.beginAppearance(false, animated: animated) }
        controller.beginAppearance(true, animated: animated)
        // Being told of it, either may have replaced the root, and with it what it presents.
        guard presenter.presentation === presentation else { return }
        presentation.show(in: window)
        presenter.runTransition(in: window, animated: animated) {
            guard presenter.presentation === presentation else {
                completion?()
                return
            }
            presentation.arrive {
                presentation.finishShowing(over: presenter)
                controller.arrive(at: .appearing, after: .beginning)
                if presentation.style.removesPresenter { presenter.arrive(at: .disappearing) }
                completion?()
            }
        }
    }

    final func beginDismissing(animated: Bool, completion: (@MainActor () -> Void)?) {
        guard let presenter = presenterToDismissFrom, let presentation = presenter.presentation else {
            completion?()
            return
        }
        switch presentation.phase {
        case .beginning:
            ControllerFailure.isBeingPresented(presentation.presented, dismissedOn: self).record()
        case .ending: presentation.addDismissalCompletion(completion)
        case .shown where presentation.isArriving:
            // Those whose coming and going is being told hear it to the end.
            presentation.afterArrival { [self] in beginDismissing(animated: animated, completion: completion)
            }
        case .shown: presenter.hide(presentation, animated: animated, completion: completion)
        }
    }

    private func hide(
        _ presentation: Presentation, animated: Bool, completion: (@MainActor () -> Void)?
    ) {
        let dismissed = presentation.chain
        let window = dismissed.lazy.compactMap { $0.viewIfLoaded?.window }.first
        presentation.beginHiding(then: completion)
        for controller in dismissed { controller.beginAppearance(false, animated: animated) }
        // In a hidden window nobody comes into sight.
        let returns = window != nil && presentation.style.removesPresenter
        if returns, self.presentation === presentation {
            beginAppearance(true, animated: animated)
            presentation.restore(self)
        }
        runTransition(in: window, animated: animated) { [self] in
            if self.presentation === presentation {
                removePresentation()
                if returns { arrive(at: .appearing) }
                for controller in dismissed { controller.arrive(at: .disappearing, after: .ending) }
            }
            for completion in presentation.dismissalCompletions { completion() }
        }
    }

    /// Takes away what is presented here without a word, with the controller that presents it.
    final func dropPresentation() {
        guard let presentation else { return }
        let dismissed = presentation.chain
        presentation.beginHiding()
        for controller in dismissed { controller.beginAppearance(false, animated: false) }
        removePresentation()
        for controller in dismissed { controller.arrive(at: .disappearing, after: .ending) }
        // No transition will end what it began here: leaving the window does.
        appearance.cause = .view
    }

    /// Takes all that is presented here, and on top of that, out of the window.
    private func removePresentation() {
        var controller = self
        while let layer = controller.presentation {
            layer.finishHiding()
            controller.presentation = nil
            layer.presented.presenter = nil
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
        let top = outermost
        return top.presentation == nil ? top.presenter : top
    }

    private func runTransition(
        in window: UIWindow?, animated: Bool, then finish: @escaping @MainActor () -> Void
    ) {
        guard let application = window?.application else {
            finish()
            return
        }
        if animated, UIView.areAnimationsEnabled {
            // The clock belongs to the application, and must not hold it.
            application.clock.scheduleAnimationEnd(
                after: Presentation.duration, name: "presentation transition", site: CallSite.current
            ) { [weak application] in
                application?.commit()
                finish()
            }
            return
        }
        application.afterCommit(finish)
        application.commitUnlessInTurn()
    }

    /// The window to present in; a failure where that cannot be.
    private func windowForPresenting(
        _ controller: UIViewController, from presenter: UIViewController
    ) -> UIWindow? {
        if controller === self || controller === presenter {
            ControllerFailure.presentsItself(controller).record()
        } else if controller.isShown(behind: presenter) {
            ControllerFailure.isShownAlready(controller, by: self).record()
        } else if let presented = presenter.presentation?.presented {
            ControllerFailure.presentsAlready(controller, on: self, presented).record()
        } else if presenter.isBeingDismissed {
            ControllerFailure.isBeingDismissed(presenter, askedToPresent: controller).record()
        } else if let window = presenter.viewIfLoaded?.window {
            return window
        } else {
            ControllerFailure.presenterNotInWindow(controller, on: self).record()
        }
        return nil
    }

    /// Whether the controller is on screen, or makes way for `front` or for what that is presented by.
    private func isShown(behind front: UIViewController) -> Bool {
        if presenter != nil || parent != nil || viewIfLoaded?.window != nil { return true }
        var current = front.presenter
        while let controller = current, controller !== self { current = controller.presenter }
        return current != nil
    }
}

// MARK: - With the window

extension UIViewController {
    /// Takes what is presented out of a window that is hidden, from the front to the back.
    final func takeOutPresentations() {
        guard let presentation else { return }
        presentation.presented.takeOutPresentations()
        presentation.leaveWindow()
    }

    /// Brings what is presented back into a window that is shown, from the back to the front.
    final func bringBackPresentations(to window: UIWindow) {
        var current = presentation
        while let presentation = current {
            presentation.comeBack(to: window)
            current = presentation.presented.presentation
        }
    }

    /// Whether what is presented has taken the view out.
    final var makesWay: Bool {
        guard let presentation else { return false }
        return presentation.style.removesPresenter && presentation.phase == .shown
    }
}

extension Presentation {
    /// The presented controller and all that are presented on top of it, from the front to the back.
    fileprivate var chain: [UIViewController] {
        var controllers = [presented]
        while let next = controllers.last?.presentation?.presented { controllers.append(next) }
        return controllers.reversed()
    }
}
