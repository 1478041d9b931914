import FailureReporting

/// A scene with windows: its screen, its status bar and its orientation. An application has one.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
    /// The screen that the scene is on.
    public let screen: UIScreen

    /// The status bar; there is always one.
    public let statusBarManager: UIStatusBarManager?

    init(_ application: UIApplication, session: UISceneSession? = nil) {
        screen = application.screen
        statusBarManager = UIStatusBarManager(screen: application.screen)
        super.init(application: application, session: session ?? application.device.makeSession())
        if application.process.phase == .unlaunched { activationState = .foregroundActive }
    }

    /// The visible windows, from back to front.
    public var windows: [UIWindow] { application?.windows ?? [] }

    /// The key window, which gets key events.
    public var keyWindow: UIWindow? { application?.keyWindow }

    // MARK: Geometry

    /// The coordinates of the scene, which fills the screen.
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The orientation of the interface.
    public var interfaceOrientation: UIInterfaceOrientation {
        application?.device.interfaceOrientation ?? .unknown
    }

    /// The geometry of the scene.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

    /// The geometry of a scene.
    public struct Geometry: Hashable, Sendable {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation
    }

    /// Preferences for the geometry of a scene.
    public class GeometryPreferences {
        let orientations: UIInterfaceOrientationMask?

        fileprivate init(_ orientations: UIInterfaceOrientationMask?) {
            self.orientations = orientations
        }

        /// Preferences for the geometry of a scene on a phone or a tablet.
        public final class iOS: GeometryPreferences {
            /// The preferred orientations.
            public var interfaceOrientations: UIInterfaceOrientationMask? { orientations }

            /// Makes preferences for one of some orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                super.init(interfaceOrientations)
            }
        }
    }

    /// Requests another orientation, which the interface then has independently of the device's orientation.
    ///
    /// - Parameters:
    ///   - geometryPreferences: the orientations to choose from: the device's if it is one of them, otherwise the first
    ///     of portrait, landscape right, landscape left and upside down.
    ///   - errorHandler: called if the application and its front-most controller support none of them.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: (@MainActor (any Error) -> Void)? = nil
    ) {
        guard let wanted = geometryPreferences.orientations, let device = application?.device else { return }
        let mask = wanted.intersection(device.supportedOrientations)
        let held = device.orientation.interfaceOrientation.map { [$0] } ?? []
        let candidates: [UIInterfaceOrientation] =
            held + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        guard let orientation = candidates.first(where: { mask.contains($0.mask) })
        else {
            errorHandler?(GeometryRequestError.noneSupported)
            return
        }
        device.turnInterface(to: orientation)
    }
}

extension UIWindowScene: UITraitEnvironment {
    /// The traits of the scene's screen.
    public var traitCollection: UITraitCollection { screen.traitCollection }

    /// Called when the traits changed; the class cannot be subclassed. It has no effect here.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

enum GeometryRequestError: Error, LocalizedError {
    case noneSupported

    var errorDescription: String? {
        "The application and its front-most controller support none of the orientations asked for."
    }
}

// Not overridable: `UIWindow` is in a wing that does not know scenes.
extension UIWindow {
    /// Makes a hidden window that fills a scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        application = windowScene.application ?? application
    }

    /// The scene of the window's application; setting it to `nil` hides the window.
    public final var windowScene: UIWindowScene? {
        get { application?.windowScene }
        set {
            guard let newValue else {
                isHidden = true
                return
            }
            guard let other = newValue.application, other !== application else { return }
            isHidden = true
            application = other
        }
    }
}
