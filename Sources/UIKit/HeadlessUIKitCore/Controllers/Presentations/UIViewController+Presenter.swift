import FailureReporting

extension UIViewController {
    /// The controller that presents on behalf of this one: the nearest that defines a context, or the topmost ancestor.
    final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style.isInContext else { return outermost }
        var current = self
        while !current.definesPresentationContext, let parent = current.parent { current = parent }
        return current
    }

    /// The window to present in. If there is none: a failure where UIKit throws, a warning where it only logs.
    final func windowForPresenting(
        _ controller: UIViewController, from presenter: UIViewController
    ) -> UIWindow? {
        if controller === self || controller === presenter {
            ControllerFailure.presentsItself(controller).record()
        } else if controller.isShown(behind: presenter) {
            ControllerFailure.isShownAlready(controller, by: self).record()
        } else if let presented = presenter.presentation?.presented {
            ControllerFailure.presentsAlready(controller, on: self, presented).recordAsLog()
        } else if presenter.isBeingDismissed {
            ControllerFailure.isBeingDismissed(presenter, askedToPresent: controller).recordAsLog()
        } else if let window = presenter.viewIfLoaded?.window {
            return window
        } else {
            ControllerFailure.presenterNotInWindow(controller, on: self).recordAsLog()
        }
        return nil
    }

    /// Whether the controller is on screen, or its view was removed for `front` or for what presents that.
    final func isShown(behind front: UIViewController) -> Bool {
        if presenter != nil || parent != nil || viewIfLoaded?.window != nil { return true }
        var current = front.presenter
        while let controller = current, controller !== self { current = controller.presenter }
        return current != nil
    }

    /// Returns the presentation of a controller, in the style adapted to the traits; a failure where that is
    /// impossible.
    final func presentation(
        of controller: UIViewController, over presenter: UIViewController, in window: UIWindow
    ) -> Presentation? {
        if presenter.providesPresentationContextTransitionStyle,
            controller.modalPresentationStyle.isInContext
        {
            controller.modalTransitionStyle = presenter.modalTransitionStyle
        }
        let style = controller.modalPresentationStyle
        if style == .none || controller.modalTransitionStyle == .partialCurl && style != .fullScreen {
            ControllerFailure.stylesDoNotFit(controller, style, controller.modalTransitionStyle).record()
            return nil
        }
        let principal = controller.presentationController(presenting: presenter, source: self)
        principal.presentedLink = controller
        principal.presentingLink = presenter
        let adapted = principal.adaptivePresentationStyle(for: presenter.traitCollection)
        let isOther = adapted != .none && adapted.resolved != principal.presentationStyle
        let shown = isOther ? principal.adapted(to: adapted) : principal
        (shown as? UIPopoverPresentationController)?.prepareToShow()
        if let failure = shown.failureToShow() {
            failure.record()
            return nil
        }
        // The delegates that were asked may have presented something meanwhile.
        if let other = presenter.presentation?.presented {
            ControllerFailure.presentsAlready(controller, on: self, other).recordAsLog()
            return nil
        }
        let presented =
            isOther ? principal.otherController(for: adapted, over: presenter) ?? controller : controller
        shown.presentedLink = presented
        shown.presentingLink = presenter
        presented.presentationControllerStore = principal
        return Presentation(
            presented, principal, as: shown, adapted: isOther ? adapted : .none, over: presenter, in: window)
    }

    final func animators(
        forPresenting isPresenting: Bool, by presenter: UIViewController, source: UIViewController,
        animated: Bool
    ) -> (any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?) {
        let usual = ModalTransitionAnimator(modalTransitionStyle, isPresenting: isPresenting)
        guard animated, UIView.areAnimationsEnabled, let delegate = transitioningDelegate else {
            return (usual, nil)
        }
        let own =
            isPresenting
            ? delegate.animationController(forPresented: self, presenting: presenter, source: source)
            : delegate.animationController(forDismissed: self)
        guard let own else { return (usual, nil) }
        let interactor =
            isPresenting
            ? delegate.interactionControllerForPresentation(using: own)
            : delegate.interactionControllerForDismissal(using: own)
        return (own, interactor)
    }
}

// MARK: - The presentation controller

extension UIViewController {
    final func presentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let style = modalPresentationStyle.resolved
        if let known = presentationControllerStore {
            // As long as it presents the controller, it stays the same.
            if presenter != nil || known.ownStyle == style { return known }
        }
        let made =
            makePresentationController(for: style, presenting: presenting)
            ?? usualPresentationController(for: style, presenting: presenting, source: source)
        made.ownStyle = style
        presentationControllerStore = made
        return made
    }

    final func usualPresentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        switch style {
        case .custom:
            transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: presenting)
        default: UIPresentationController(presentedViewController: self, presenting: presenting)
        }
    }
}

extension UIPresentationController {
    /// The controller that the delegate wants to have shown in an adapted style, if it can be.
    fileprivate final func otherController(
        for style: UIModalPresentationStyle, over presenter: UIViewController
    ) -> UIViewController? {
        let other = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        guard let other, other !== presenter, !other.isShown(behind: presenter) else { return nil }
        return other
    }

    final func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
        let controller: UIPresentationController
        switch style.resolved {
        case .pageSheet, .formSheet:
            controller =
                presentedLink?.makePresentationController(
                    for: style.resolved, presenting: presentingLink)
                ?? (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
                ?? UISheetPresentationController(
                    presentedViewController: presentedViewController, presenting: presentingLink)
        default:
            controller = UIPresentationController(
                presentedViewController: presentedViewController, presenting: presentingLink)
        }
        controller.ownStyle = style.resolved
        controller.principal = self
        controller.overrideTraitCollection = overrideTraitCollection
        return controller
    }
}

// MARK: - Around the transition

extension Presentation {
    func announce(_ transition: ControllerTransition) {
        if let delegate = principal.delegate {
            delegate.presentationController(
                principal, willPresentWithAdaptiveStyle: adaptedStyle,
                transitionCoordinator: transition.coordinator)
        }
        controller.prepare(container)
        controller.presentationTransitionWillBegin()
        controller.applyTraits()
    }

    /// Changes what surrounds the presented view, in the transition's animation; at a dismissal also what surrounds
    /// the views that are presented on top.
    func changeSurroundings() {
        guard phase == .ending else { return controller.showSurroundings() }
        var layer: Presentation? = self
        while let current = layer {
            current.controller.hideSurroundings()
            layer = current.presented.presentation
        }
    }

    func place(
        _ presenter: UIViewController, in transition: ControllerTransition, _ application: UIApplication
    ) {
        let view = controller.presentedView
        let place = placeOfPresenter(presenter)
        let frame = controller.frameOfPresentedViewInContainerView
        if let view {
            application.withoutAnimation { view.frame = frame }
            if view === presented.viewIfLoaded {
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
        }
        transition.move(
            fromView: removesPresenter ? presenter.viewIfLoaded : nil, toView: view,
            .init(
                from: .init(initial: place, final: removesPresenter ? .zero : place),
                to: .init(final: frame)))
    }

    func placeLeaving(_ presenter: UIViewController, returns: Bool, in transition: ControllerTransition) {
        let view = controller.presentedView
        let place = placeOfPresenter(presenter)
        var frame = CGRect.zero
        if let view {
            frame = view.isSubview(of: container) ? view.frame : container.convert(view.bounds, from: view)
        }
        transition.move(
            fromView: view, toView: returns ? presenter.viewIfLoaded : nil,
            .init(from: .init(initial: frame), to: .init(initial: returns ? .zero : place, final: place)))
    }
}
