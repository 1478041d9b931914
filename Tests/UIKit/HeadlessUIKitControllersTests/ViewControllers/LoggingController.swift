import HeadlessUIKit
import TestSupport

/// A controller that logs its callbacks, and runs the closures that a test sets for them.
class LoggingController: UIViewController {
    let log: EventLog
    /// Closures to run in callbacks, by the name of the callback.
    final var reactions: [String: @MainActor () -> Void] = [:]
    var writesLayout = false

    init(_ name: String, _ log: EventLog, style: UIModalPresentationStyle = .automatic) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
        modalPresentationStyle = style
    }

    required init?(coder: NSCoder) {
        nil
    }

    func note(_ event: String, _ detail: String = "") {
        log.add("\(title ?? "") \(event)\(detail)")
        reactions[event]?()
    }

    private func note(_ event: String, animated: Bool) {
        note(event, animated ? " animated" : "")
    }

    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear", animated: animated) }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing", animated: animated) }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear", animated: animated) }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear", animated: animated) }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear", animated: animated) }
    override func viewWillLayoutSubviews() { if writesLayout { note("viewWillLayoutSubviews") } }
    override func viewDidLayoutSubviews() { if writesLayout { note("viewDidLayoutSubviews") } }

    override func willMove(toParent parent: UIViewController?) {
        note("willMove(toParent:)", " \(parent?.title ?? "nil")")
    }

    override func didMove(toParent parent: UIViewController?) {
        note("didMove(toParent:)", " \(parent?.title ?? "nil")")
    }

    /// Adds a child and its view, as a container does.
    func contain(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// Removes the controller from its parent.
    func leave() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}

/// Runs `action` at the next of a controller's named callbacks.
///
/// A function, since the compiler names methods with such a parameter in classes of UIKit's by the order of its files.
@MainActor
func reactOnce(
    _ controller: LoggingController, to event: String, _ action: @escaping @MainActor () -> Void
) {
    controller.reactions[event] = { [weak controller] in
        controller?.reactions[event] = nil
        action()
    }
}
