import Foundation

/// A controller whose view has bars around one child's view at a time.
@MainActor
protocol BarContainer: UIViewController {
    /// The superview of the children's views, behind the bars.
    var content: UINavigationTransitionView { get }
    /// The child that is shown.
    var shown: UIViewController? { get set }
    /// The child to show.
    var wantedChild: UIViewController? { get }
    /// The child that appears, while one replaces another.
    var comingChild: UIViewController? { get }
    /// The transition from one child to another, if one is under way.
    var transitionUnderWay: ControllerTransition? { get }

    /// Loads the view of a child that is about to be shown.
    func load(_ child: UIViewController)
    /// Lays out the bars and the children's views.
    func layOutBars()
    /// The insets by which the bars cover a child's view.
    func barInsets(for controller: UIViewController) -> UIEdgeInsets
    /// The frame of a child's view, in the coordinates of ``content``.
    func frame(for controller: UIViewController) -> CGRect
}

extension BarContainer {
    /// Makes the controller's view, with the bars in front of the children's views.
    func makeContainer(bars: UIView...) -> UILayoutContainerView {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = container.bounds
        container.addSubview(content)
        for bar in bars { container.addSubview(bar) }
        return container
    }

    /// The safe area of a child's view at a frame, with what the bars add, without what the child adds.
    func safeArea(in frame: CGRect, for controller: UIViewController) -> UIEdgeInsets {
        let safe = content.bounds.inset(by: view.safeAreaInsets)
        let own = UIEdgeInsets(
            top: max(safe.minY - frame.minY, 0), left: max(safe.minX - frame.minX, 0),
            bottom: max(frame.maxY - safe.maxY, 0), right: max(frame.maxX - safe.maxX, 0))
        return own.adding(barInsets(for: controller))
    }

    /// Gives the view of a child that appears its final frame, which the transition to it ends with.
    func place(_ controller: UIViewController, _ view: UIView, for transition: ControllerTransition) {
        let final = frame(for: controller)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = final
        controller.fixSafeArea(safeArea(in: final, for: controller))
        transition.frames.to.final = final
    }

    /// Sets the frame of a child's view.
    func place(_ controller: UIViewController) {
        let view = controller.loadedView
        view.frame = frame(for: controller)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
    }

    /// Shows the wanted child's view without a transition; its appearance calls come from the view's being added to
    /// and removed from the window.
    func replaceShown() {
        // Loading a view may make the controller want another child.
        while shown !== wantedChild {
            let old = shown
            shown = wantedChild
            old?.viewIfLoaded?.removeFromSuperview()
            tabBarController?.layOutBars()
            guard let new = shown else { continue }
            load(new)
            guard shown === new, wantedChild === new else { continue }
            layOutBars()
            place(new)
        }
    }

    /// Lays out the children's views, with the safe area that the bars leave them.
    func layOutChildren() {
        if let shown { layOutChild(shown) }
        if let comingChild { layOutChild(comingChild) }
    }

    private func layOutChild(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.setBarInsets(barInsets(for: controller))
        // A transition moves the views itself.
        guard comingChild == nil, let view = controller.viewIfLoaded else { return }
        let frame = frame(for: controller)
        if view.frame != frame { view.frame = frame }
    }

    /// Replaces one child with another, and tells both.
    func finishChange(from: UIViewController?, to: UIViewController) {
        if to.parent === self, to.loadedView.superview !== content { place(to) }
        takeOut(from)
        if isElsewhere(to) { takeOut(to) }
        layOutBars()
        // Where callbacks took the container off the screen, the child does not appear either.
        if to.loadedView.window == nil { to.beginAppearance(false, animated: false) }
        // Not before the views have their final frames.
        for controller in [from, to] { controller?.fixSafeArea(nil) }
        from?.endAppearance()
        to.endAppearance()
    }

    /// Removes a child whose transition was cancelled, and tells it.
    func sendBack(_ controller: UIViewController, animated: Bool) {
        controller.beginAppearance(false, animated: animated)
        takeOut(controller)
        controller.fixSafeArea(nil)
        controller.endAppearance()
    }

    /// Whether children appear now, as the container does.
    private var showsChildren: Bool {
        appearance.phase != .disappeared && viewIfLoaded?.window != nil
    }

    /// Keeps a child whose transition away was cancelled, and tells it.
    func keep(_ controller: UIViewController, animated: Bool) {
        // Where callbacks took the container off the screen, the child goes along.
        controller.beginAppearance(showsChildren, animated: animated)
        if controller.loadedView.superview !== content { place(controller) }
        layOutBars()
        controller.fixSafeArea(nil)
        controller.endAppearance()
    }

    /// Gives up a transition that has not run, as callbacks removed the child that was to come.
    func giveUp(_ transition: ControllerTransition, from: UIViewController?) {
        transition.abandon()
        guard let from else { return }
        if from.parent !== self {
            shown = nil
            takeOut(from)
            from.fixSafeArea(nil)
            // Another container may have begun to show it.
            if from.appearance.phase == .disappearing { from.endAppearance() }
        } else if wantedChild === from {
            keep(from, animated: false)
        } else {
            from.fixSafeArea(nil)
            // Otherwise the transition to the wanted child ends it.
            if !showsChildren, from.appearance.phase == .disappearing { from.endAppearance() }
        }
    }

    /// Whether another container has a child by now.
    func isElsewhere(_ child: UIViewController) -> Bool { child.parent.map { $0 !== self } ?? false }

    private func takeOut(_ controller: UIViewController?) {
        if let view = controller?.viewIfLoaded, view.superview === content { view.removeFromSuperview() }
    }

    /// Ends the transition immediately, as its animations end when they are no longer visible.
    func breakOffChange() {
        guard let transition = transitionUnderWay else { return }
        transition.completeTransition(!transition.isInteractive && !transition.transitionWasCancelled)
    }
}
