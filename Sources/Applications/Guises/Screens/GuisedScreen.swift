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
    /// Shows it in the current application.
    let show: @MainActor () -> Void
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
        self.init(name: name, masks: masks) {
            UIApplication.shared.clock.lapse(.standard) {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = make()
                window.makeKeyAndVisible()
            }
        }
    }

    private init(
        name: String?, masks: @escaping @MainActor () -> ViewQuery?, show: @escaping @MainActor () -> Void
    ) {
        (self.name, self.masks, self.show) = (name, masks, show)
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

    /// Makes a screen of what is shown after some steps, such as the launch of an application and taps.
    ///
    /// ```swift
    /// GuisedScreen.after("Settings") {
    ///     SimulatedDevice.current.launch(AppDelegate.self)
    ///     tapOn(theFirstView(withIdentifier("settings")))
    /// }
    /// ```
    ///
    /// The steps are taken in each guise, so they find views by what no language changes. One that fails is a finding.
    ///
    /// - Parameters:
    ///   - name: the name; the class of the first controller that the application has written, if `nil`.
    ///   - masks: finds the views that are left out of comparisons of pictures, with all that is in them.
    ///   - steps: show the screen.
    public static func after(
        _ name: String? = nil, masking masks: @autoclosure @escaping @MainActor () -> ViewQuery? = nil,
        _ steps: @escaping @MainActor () -> Void
    ) -> GuisedScreen {
        GuisedScreen(name: name, masks: masks) {
            steps()
            UIApplication.shared.clock.lapse(.standard) {}
        }
    }
}
