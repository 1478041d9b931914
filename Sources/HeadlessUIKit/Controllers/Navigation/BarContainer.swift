import Foundation

/// A controller whose view has bars around one child's view at a time.
@MainActor
protocol BarContainer: UIViewController {
    /// What the children's views are in, behind the bars.
    var content: UINavigationTransitionView { get }
    /// The child that is shown.
    var shown: UIViewController? { get }
    /// The child that comes, while one takes another's place.
    var comingChild: UIViewController? { get }
    /// The transition from one child to another, while there is one.
    var transitionUnderWay: ControllerTransition? { get }

    /// Puts the bars, and the children's views, where they belong.
    func layOutBars()
    /// How far the bars reach over a child's view.
    func barInsets(for controller: UIViewController) -> UIEdgeInsets
    /// Where a child's view belongs, in ``content``.
    func frame(for controller: UIViewController) -> CGRect
}

extension BarContainer {
    /// Puts a child's view where it belongs.
    func place(_ controller: UIViewController) {
        let view = controller.loadedView
        view.frame = frame(for: controller)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
    }

    /// Lays out the children's views, with the safe area that the bars leave them.
    func layOutChildren() {
        for controller in [shown, comingChild] {
            guard let controller, controller.parent === self else { continue }
            controller.setBarInsets(barInsets(for: controller))
            // A transition moves the views itself.
            guard comingChild == nil, let view = controller.viewIfLoaded else { continue }
            let frame = frame(for: controller)
            if view.frame != frame { view.frame = frame }
        }
    }

    /// Has one child in the place of another, and tells both that it is so.
    func finishChange(from: UIViewController?, to: UIViewController) {
        if to.parent === self, to.loadedView.superview !== content { place(to) }
        takeOut(from)
        layOutBars()
        // Not before the views are where they belong.
        for controller in [from, to] { controller?.fixSafeArea(nil) }
        from?.endAppearance()
        to.endAppearance()
    }

    /// Takes a child away again that did not come after all, and tells it so.
    func sendBack(_ controller: UIViewController, animated: Bool) {
        controller.beginAppearance(false, animated: animated)
        takeOut(controller)
        controller.fixSafeArea(nil)
        controller.endAppearance()
    }

    /// Has a child stay that did not go after all, and tells it so.
    func keep(_ controller: UIViewController, animated: Bool) {
        controller.beginAppearance(true, animated: animated)
        if controller.loadedView.superview !== content { place(controller) }
        layOutBars()
        controller.fixSafeArea(nil)
        controller.endAppearance()
    }

    private func takeOut(_ controller: UIViewController?) {
        if let view = controller?.viewIfLoaded, view.superview === content { view.removeFromSuperview() }
    }

    /// Ends the transition at once, as its animations do that are no longer seen.
    func breakOffChange() {
        guard let transition = transitionUnderWay else { return }
        transition.completeTransition(!transition.isInteractive && !transition.transitionWasCancelled)
    }
}
