import FailureReporting

/// What a storyboard says of a segue, from which segues are made.
@MainActor
package final class SegueTemplate {
    /// How a segue shows its destination.
    package enum Kind {
        case show
        case showDetail
        /// Deprecated: pushes in a navigation controller.
        case push
        case present(animates: Bool)
        case embed(in: @MainActor () -> UIView?)
        /// Goes back to a controller that has the action.
        case unwind(action: String)
        /// By a class that overrides `perform()`.
        case custom
    }

    package let identifier: String?
    package let kind: Kind
    private let segueClass: UIStoryboardSegue.Type
    private weak var source: UIViewController?
    /// Makes the controller that it leads to, for a sender.
    package let makeDestination: @MainActor (Any?) throws(NibProblem) -> UIViewController
    private let configure: @MainActor (UIViewController) -> Void

    /// Makes a template.
    ///
    /// - Parameters:
    ///   - segueClass: the class of the segues.
    ///   - source: the controller whose scene has the segue; held weakly.
    ///   - makeDestination: makes the controller that it leads to, for a sender; not called for an unwind segue.
    ///   - configure: gives the destination what the segue says of it, such as a presentation style.
    package init(
        _ kind: Kind, identifier: String?, class segueClass: UIStoryboardSegue.Type = UIStoryboardSegue.self,
        source: UIViewController,
        configure: @escaping @MainActor (UIViewController) -> Void = { _ in },
        makeDestination: @escaping @MainActor (Any?) throws(NibProblem) -> UIViewController
    ) {
        (self.kind, self.identifier, self.segueClass, self.source) = (kind, identifier, segueClass, source)
        (self.configure, self.makeDestination) = (configure, makeDestination)
    }

    /// Performs the segue because the user triggered it, if the source does not refuse.
    ///
    /// - Parameter sender: what triggered it, such as a button, a gesture recognizer or a cell.
    package func trigger(sender: Any?) {
        guard let source else { return }
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender: sender)
    }

    /// Performs the segue without asking.
    package func perform(sender: Any?) {
        guard let source else { return }
        if case .unwind(let action) = kind {
            return UnwindSegue(source, action, sender).perform(identifier, segueClass)
        }
        let destination: UIViewController
        do throws(NibProblem) {
            destination = try makeDestination(sender)
        } catch {
            NibFailure(error, "The segue\(name) of \(type(of: source)) is not performed.").record()
            return
        }
        configure(destination)
        let segue = segueClass.instance(
            identifier: identifier, source: source, destination: destination)
        segue.handler = { [kind] in kind.show(destination, from: source, sender: sender) }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private var name: String { identifier.map { " \"\($0)\"" } ?? "" }
}

@MainActor
extension SegueTemplate.Kind {
    /// Shows the destination of a segue.
    fileprivate func show(_ destination: UIViewController, from source: UIViewController, sender: Any?) {
        switch self {
        case .show: source.show(destination, sender: sender)
        case .showDetail: source.showDetailViewController(destination, sender: sender)
        case .push: source.navigationController?.pushViewController(destination, animated: true)
        case .present(let animates): source.present(destination, animated: animates)
        case .embed(let container):
            guard let container = container() else { return }
            source.addChild(destination)
            let view = destination.loadedView
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
            destination.didMove(toParent: source)
        case .unwind, .custom: return
        }
    }
}
