import FailureReporting

/// A storyboard: controllers with their views, and the segues between them, that Xcode's editor stored.
///
/// A storyboard is a `.storyboard` file among the resources of the application's or the test's target. It is read
/// once in a process, and of its scenes those alone that are used:
///
/// ```swift
/// let form = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Form") { coder in
///     FormViewController(coder: coder, order: order)
/// }
/// ```
///
/// A storyboard or a controller that is not there is a failure, which names those that are. So that the test goes on, a
/// controller stands for it: of the class that the code says, or of one that has the identifier's name, or an empty
/// one.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    package final let name: String
    private final let bundle: Bundle?
    private final let module: String
    private final var contents: (any StoryboardContents)?

    /// Makes a storyboard by its name.
    ///
    /// - Parameters:
    ///   - name: the name of the file, without an extension.
    ///   - storyboardBundleOrNil: the bundle with the file; of `nil`, the main one and the resources of the calling
    ///     module.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?, fileID: StaticString = #fileID) {
        self.name = name
        bundle = storyboardBundleOrNil
        module = NibClass.module(of: fileID)
        super.init()
    }

    /// Makes a storyboard that another one refers to.
    package init(name: String, bundle: Bundle?, module: String) {
        (self.name, self.bundle, self.module) = (name, bundle, module)
        super.init()
    }

    /// Makes a storyboard that another one refers to, beside it.
    package final func sibling(named name: String) -> UIStoryboard {
        name == self.name ? self : UIStoryboard(name: name, bundle: bundle, module: module)
    }

    /// Makes the initial controller, to which the storyboard's entry point leads.
    ///
    /// - Returns: the controller, whose view is not loaded yet. A storyboard without one is a failure.
    open func instantiateInitialViewController() -> UIViewController? {
        made(nil, standIns: ["\(name)ViewController", "\(name)Controller", name])
    }

    // Not overridable: UIKit has the generic methods in an extension.
    /// Makes the initial controller, by a closure.
    ///
    /// - Parameter creator: makes the controller with a coder, which it passes to its initializer; if it returns
    ///   `nil`, the storyboard makes the controller.
    public final func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        made(nil, creator)
    }

    /// Makes the controller that has an identifier in the storyboard.
    ///
    /// - Returns: the controller, whose view is not loaded yet. An identifier that is not there is a failure.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        made(identifier, standIns: [identifier])
    }

    /// Makes the controller that has an identifier in the storyboard, by a closure.
    ///
    /// - Parameters:
    ///   - identifier: the identifier of the controller in the storyboard.
    ///   - creator: makes the controller with a coder, which it passes to its initializer; if it returns `nil`, the
    ///     storyboard makes the controller.
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        made(identifier, creator) ?? ViewController.instance()
    }

    // MARK: Making

    private func made(_ identifier: String?, standIns: [String]) -> UIViewController {
        do throws(NibProblem) {
            return try makeController(identifier, creator: nil)
        } catch {
            let controller = NibStandIn.controller(standIns, in: module)
            let kind =
                type(of: controller) == UIViewController.self ? "controller" : "\(type(of: controller))"
            NibFailure(error, "An empty \(kind) stands for it.").record()
            return controller
        }
    }

    private func made<ViewController: UIViewController>(
        _ identifier: String?, _ creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        do throws(NibProblem) {
            let made = try makeController(identifier) { creator?($0) }
            if let controller = made as? ViewController { return controller }
            throw NibProblem(
                "\(identifier.map { "The controller \"\($0)\"" } ?? "The initial controller") of the storyboard "
                    + "\"\(name)\" is a \(type(of: made)), and code asks for a \(ViewController.self).",
                cure: "set its class to \(ViewController.self) in the storyboard.")
        } catch {
            NibFailure(error, "\(ViewController.self) is made without it.").record()
            return creator?(NibCoder()) ?? ViewController(coder: NibCoder())
        }
    }

    /// Makes a controller for code, or for a segue.
    package final func makeController(
        _ identifier: String?, creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibProblem) -> UIViewController {
        if contents == nil {
            contents = try NibReader.current.storyboard(name, in: bundle, module: module)
        }
        guard let contents else { preconditionFailure("It was read.") }
        return try contents.makeController(identifier, of: self, creator: creator)
    }
}
