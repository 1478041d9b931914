/// A controller whose view has bars around one child's view at a time.
@MainActor
protocol BarContainer: UIViewController {
    /// The superview of the children's views, behind the bars.
    var content: UINavigationTransitionView { get }
    var shown: UIViewController? { get set }
    var wantedChild: UIViewController? { get }
    var change: ChildChange? { get set }

    /// Shows the child to show, unless a transition is under way, whose end will do so.
    func showWantedChild()
    func complete(_ change: ChildChange)
    func goBack(on change: ChildChange)
    func load(_ child: UIViewController)
    func layOutBars()
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
        if let change { layOutChild(change.to) }
    }

    private func layOutChild(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.setBarInsets(barInsets(for: controller))
        // A transition moves the views itself.
        guard change == nil, let view = controller.viewIfLoaded else { return }
        let frame = frame(for: controller)
        if view.frame != frame { view.frame = frame }
    }

    /// Makes the transition of a change between the children's views, the old one's at a frame.
    func makeTransition(
        of change: ChildChange, from frame: CGRect, _ toView: UIView,
        _ animator: any UIViewControllerAnimatedTransitioning,
        _ interactor: (any UIViewControllerInteractiveTransitioning)?
    ) -> ControllerTransition {
        let transition = ControllerTransition(
            ControllerTransition.Parties(
                container: content, from: change.from, to: change.to, others: [self],
                fromView: change.from?.viewIfLoaded, toView: toView),
            frames: .init(from: .init(initial: frame), to: .init(final: self.frame(for: change.to))),
            animator: animator, interactor: interactor, animated: change.isAnimated)
        change.transition = transition
        return transition
    }

    /// Fixes the safe area of a child that is about to disappear, and returns its view's frame.
    func fixSafeArea(of child: UIViewController?) -> CGRect {
        let frame = child?.viewIfLoaded?.frame ?? .zero
        if let child { child.fixSafeArea(safeArea(in: frame, for: child)) }
        return frame
    }

    /// Runs a transition, unless callbacks ended it.
    func run(
        _ transition: ControllerTransition, of change: ChildChange, _ toView: UIView,
        in application: UIApplication
    ) {
        layOutBars()
        guard self.change === change else { return }
        // Callbacks may have moved the controller into another container.
        guard change.to.parent === self else {
            self.change = nil
            giveUp(transition, from: change.from)
            return showWantedChild()
        }
        place(change.to, toView, for: transition)
        transition.run(in: application) { [weak self] in self?.end(change, didComplete: $0) }
    }

    private func end(_ change: ChildChange, didComplete: Bool) {
        guard self.change === change else { return }
        self.change = nil
        if didComplete {
            shown = isElsewhere(change.to) ? nil : change.to
            complete(change)
        } else {
            goBack(on: change)
        }
        showWantedChild()
    }

    func finishChange(from: UIViewController?, to: UIViewController) {
        if to.parent === self, to.loadedView.superview !== content { place(to) }
        removeView(from)
        if isElsewhere(to) { removeView(to) }
        layOutBars()
        // Where callbacks took the container off the screen, the child does not appear either.
        if to.loadedView.window == nil { to.beginAppearance(false, animated: false) }
        // Not before the views have their final frames.
        for controller in [from, to] { controller?.fixSafeArea(nil) }
        from?.endAppearance()
        to.endAppearance()
    }

    func sendBack(_ controller: UIViewController, animated: Bool) {
        controller.beginAppearance(false, animated: animated)
        removeView(controller)
        controller.fixSafeArea(nil)
        controller.endAppearance()
    }

    private var showsChildren: Bool {
        appearance.phase != .disappeared && viewIfLoaded?.window != nil
    }

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
            removeView(from)
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

    func isElsewhere(_ child: UIViewController) -> Bool { child.parent.map { $0 !== self } ?? false }

    private func removeView(_ controller: UIViewController?) {
        if let view = controller?.viewIfLoaded, view.superview === content { view.removeFromSuperview() }
    }

    /// Ends the transition immediately, as its animations end when they are no longer visible.
    func breakOffChange() {
        guard let transition = change?.transition else { return }
        transition.completeTransition(!transition.isInteractive && !transition.transitionWasCancelled)
    }
}

/// A transition of a container from one child to another.
@MainActor
final class ChildChange {
    let from: UIViewController?
    let to: UIViewController
    var isAnimated: Bool
    /// A navigation controller's stacks before and after the transition. If it is cancelled, the first is restored if the
    /// second is unchanged, with what was pushed on top.
    let stacks: (before: [UIViewController], with: [UIViewController])
    // The object that moves the views holds it, and through it the container.
    weak var transition: ControllerTransition?

    init(
        from: UIViewController?, to: UIViewController, animated: Bool,
        stacks: ([UIViewController], [UIViewController]) = ([], [])
    ) {
        (self.from, self.to, isAnimated, self.stacks) = (from, to, animated, stacks)
    }
}
