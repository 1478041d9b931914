import FailureReporting
import Foundation

/// A storyboard, by its name. Storyboards are not read here.
///
/// The class exists so that code with storyboards compiles. To make a controller from one is a recorded failure. A
/// controller of a known class is made nevertheless, with its `init?(coder:)` and without what the storyboard sets, so
/// that the test goes on:
///
/// ```swift
/// let form = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Form") { coder in
///     FormViewController(coder: coder)
/// }
/// ```
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    /// Makes a storyboard by its name; bundles make no difference.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Records a failure, and returns `nil`.
    open func instantiateInitialViewController() -> UIViewController? {
        NibFailure.storyboard(name, nil, "There is none.").record()
        return nil
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

    /// Records a failure, and returns an empty controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        NibFailure.storyboard(name, identifier, "An empty controller stands for it.").record()
        return UIViewController()
    }

    /// Records a failure, and returns what `creator` or the controller's `init?(coder:)` makes.
    ///
    /// - Parameters:
    ///   - identifier: the identifier of the controller in the storyboard.
    ///   - creator: makes the controller with a coder that holds nothing.
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        NibFailure.storyboard(name, identifier, "\(ViewController.self) is made without it.").record()
        guard let controller = creator?(NSCoder()) ?? ViewController(coder: NSCoder()) else {
            // There is no controller of the class to return; UIKit ends the program, too.
            preconditionFailure("\(ViewController.self).init(coder:) returned nil")
        }
        return controller
    }
}
