import FailureReporting

/// Goes back from a controller to an earlier one that has an action.
///
/// The order is that of Apple's Technical Note 2298, "Using Unwind Segues": the destination is searched for, the source
/// prepares, the destination's action is called, and then the segue is performed.
@MainActor
struct UnwindSegue {
    private let source: UIViewController
    private let action: String
    private let sender: Any?

    init(_ source: UIViewController, _ action: String, _ sender: Any?) {
        (self.source, self.action, self.sender) = (source, action, sender)
    }

    func perform(_ identifier: String?, _ segueClass: UIStoryboardSegue.Type) {
        let selector = Selector(action)
        let search = UIStoryboardUnwindSegueSource(source, selector, sender: sender)
        guard let destination = destination(of: search) else {
            return NibFailure.noUnwindDestination(action, source).record()
        }
        let segue = segueClass.instance(
            identifier: identifier, source: source, destination: destination)
        // The segue holds the handler.
        segue.handler = { [unowned segue, source] in Self.goBack(from: source, to: destination, segue) }
        source.prepare(for: segue, sender: sender)
        selector.perform(on: destination, sender: segue, event: nil)
        segue.perform()
    }

    // MARK: The search

    /// The nearest controller that performs the action: of each ancestor, or presenter, from the source up, its
    /// children that do not contain the source come first.
    private func destination(of search: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current = source.parent ?? source.presenter
        while let controller = current {
            if let found = find(in: controller, search) { return found }
            current = controller.parent ?? controller.presenter
        }
        return nil
    }

    private func find(in controller: UIViewController, _ search: UIStoryboardUnwindSegueSource)
        -> UIViewController?
    {
        for child in controller.allowedChildrenForUnwinding(from: search) {
            if let found = find(in: child, search) { return found }
        }
        let performs = controller.canPerformUnwindSegueAction(
            search.unwindAction, from: source, sender: sender ?? self)
        return performs ? controller : nil
    }

    // MARK: Going back

    /// Dismisses what is presented over the destination, and has its containers show it.
    private static func goBack(
        from source: UIViewController, to destination: UIViewController, _ segue: UIStoryboardSegue
    ) {
        let containers = Array(sequence(first: destination, next: \.parent))
        var current = source
        var presenter: UIViewController?
        while !containers.contains(where: { $0 === current }) {
            if let parent = current.parent {
                current = parent
            } else if let next = current.presenter {
                (presenter, current) = (next, next)
            } else {
                break
            }
        }
        // Others may be presented by a controller that stays, between the source and the destination.
        for (child, container) in zip(containers, containers.dropFirst()).reversed() {
            container.unwind(for: segue, towards: child)
        }
        presenter?.dismiss(animated: UIView.areAnimationsEnabled)
    }
}
