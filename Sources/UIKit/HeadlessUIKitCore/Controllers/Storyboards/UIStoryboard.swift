import FailureReporting

/// A storyboard, by its name. Storyboards are not read here.
///
/// The class exists so that code with storyboards compiles. To make a controller from one is a recorded failure. A
/// controller is made nevertheless, with its `init?(coder:)` and without what the storyboard sets, so that the test goes
/// on: of the class that the code says, or else of one whose name is the identifier in the storyboard, in the module that
/// made the storyboard, or else an empty one.
///
/// ```swift
/// let form = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Form") { coder in
///     FormViewController(coder: coder)
/// }
/// ```
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let module: String

    /// Makes a storyboard by its name; bundles make no difference.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?, fileID: StaticString = #fileID) {
        self.name = name
        module = NibStandIn.module(of: fileID)
        super.init()
    }

    /// Records a failure, and returns a controller of a class that is named after the storyboard, or an empty one.
    open func instantiateInitialViewController() -> UIViewController? {
        made(["\(name)ViewController", "\(name)Controller", name], nil)
    }

    private func made(_ names: [String], _ identifier: String?) -> UIViewController {
        let controller = NibStandIn.controller(names, in: module)
        let isKnown = type(of: controller) != UIViewController.self
        NibFailure.storyboard(
            name, identifier, "An empty \(isKnown ? "\(type(of: controller))" : "controller") stands for it."
        ).record()
        return controller
    }

    // Not overridable: UIKit has the generic methods in an extension.
    /// Records a failure, and returns what `creator` makes.
    ///
    /// - Parameter creator: makes the controller with a coder that holds nothing.
    public final func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        NibFailure.storyboard(name, nil, "\(ViewController.self) is made without it.").record()
        return creator?(NSCoder()) ?? ViewController(coder: NSCoder())
    }

    /// Records a failure, and returns a controller of the class that the identifier names, or an empty one.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        made([identifier], identifier)
    }

    /// Records a failure, and returns what `creator` or the controller's `init?(coder:)` makes; if both return `nil`, what
    /// its `init(nibName:bundle:)` makes.
    ///
    /// - Parameters:
    ///   - identifier: the identifier of the controller in the storyboard.
    ///   - creator: makes the controller with a coder that holds nothing.
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        NibFailure.storyboard(name, identifier, "\(ViewController.self) is made without it.").record()
        return creator?(NSCoder()) ?? ViewController(coder: NSCoder()) ?? ViewController.instance()
    }
}
