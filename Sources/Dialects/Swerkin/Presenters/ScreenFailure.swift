import FailureReporting

/// What is wrong with a screen that a step names.
enum ScreenFailure: Failure {
    /// No provider is registered for the type of its name; the screen is `nil` where a provider is asked for.
    case noProvider(screen: String?, type: String, registered: [String])
    /// Its provider has no screen for the name.
    case notFound(String)
    /// Only `Given` sets the screen that a test begins on.
    case notInGiven(String)
    /// There is nothing to show it in.
    case noApplication(String)

    var description: String {
        switch self {
        case .noProvider(let screen, let type, let registered):
            """
            \(screen.map { "Screen \($0) is not found: no" } ?? "No") screen provider is registered for \(type).
            Registered: \(registered.isEmpty ? "none" : registered.joined(separator: ", ")).
            Try: screenPresenter.registerScreenProvider(…, for: \(type).self) in setUp().
            """
        case .notFound(let screen): "Screen \(screen) is not found: its provider returns nil for it."
        case .notInGiven(let screen):
            """
            IAmOnScreen must be in the Given, as it only sets the screen that the test begins on: \(screen).
            Try: IWaitToSeeScreen(…) to wait for a screen, or INavigate(fromScreen:toScreen:) to go to it.
            """
        case .noApplication(let screen):
            """
            Screen \(screen) is not shown: no application is running, and there is no window.
            Try: override class var application of the test case; or .swerkin(app: AppDelegate.self) in Swift Testing; or \
            SimulatedDevice.current.launch(AppDelegate.self, scene: SceneDelegate.self) in setUp().
            """
        }
    }
}
