import HeadlessUIKit
import ViewQuery

/// A screen with a name, made again for each guise that it is shown in.
///
/// ```swift
/// let screens = [
///     GuisedScreen("Login") { LoginViewController() },
///     GuisedScreen("Cart") { UINavigationController(rootViewController: CartViewController()) },
/// ]
/// let report = GuiseReport(of: screens, in: .essential)
/// ```
///
/// Each is made in an application of its own, where nothing of the test is: routes, defaults and the like that it
/// needs, the closure sets.
@MainActor
public struct GuisedScreen {
    /// The name, which is that of its file of known findings, too; `nil` for the class of the controller.
    public let name: String?
    let make: @MainActor () -> UIViewController
    /// What is left out of comparisons of pictures.
    let masks: @MainActor () -> ViewQuery?

    /// Makes a screen of a controller.
    ///
    /// - Parameters:
    ///   - name: the name; the class of the first controller that the application has written, if `nil`.
    ///   - masks: finds the views that are left out of comparisons of pictures, with all that is in them.
    ///   - make: makes a new controller.
    public init(
        _ name: String? = nil, masking masks: @autoclosure @escaping @MainActor () -> ViewQuery? = nil,
        controller make: @escaping @MainActor () -> UIViewController
    ) {
        (self.name, self.masks, self.make) = (name, masks, make)
    }

    /// Makes a screen of a view alone, which begins below the status bar and has the size that it wants.
    ///
    /// - Parameters:
    ///   - name: the name; the view's class, if `nil`.
    ///   - masks: finds the views that are left out of comparisons of pictures, with all that is in them.
    ///   - make: makes a new view.
    public init(
        _ name: String? = nil, masking masks: @autoclosure @escaping @MainActor () -> ViewQuery? = nil,
        view make: @escaping @MainActor () -> UIView
    ) {
        self.init(name, masking: masks()) { ViewStage(make()) }
    }
}
