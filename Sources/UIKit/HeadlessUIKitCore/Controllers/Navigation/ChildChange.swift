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
