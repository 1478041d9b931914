import FailureReporting
import Foundation

/// A scene with windows: its screen, its status bar and its orientation. An application has one.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
    /// The screen that the scene is on.
    public let screen: UIScreen

    /// The status bar; there is always one.
    public let statusBarManager: UIStatusBarManager?

    /// Makes the scene of an application, for a session that is there already or for one of its own.
    init(_ application: UIApplication, session: UISceneSession? = nil) {
        screen = application.screen
        statusBarManager = UIStatusBarManager(screen: application.screen)
        super.init(application: application, session: session ?? application.device.makeSession())
        if application.process.phase == .unlaunched { activationState = .foregroundActive }
    }

    /// The visible windows, from back to front.
    public var windows: [UIWindow] { application?.windows ?? [] }

    /// The window that keys go to.
    public var keyWindow: UIWindow? { application?.keyWindow }

    // MARK: Geometry

    /// How the interface is turned.
    public var interfaceOrientation: UIInterfaceOrientation {
        application?.device.interfaceOrientation ?? .unknown
    }

    /// What shape the scene has.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

    /// What shape a scene has.
    public struct Geometry: Hashable, Sendable {
        /// How the interface is turned.
        public let interfaceOrientation: UIInterfaceOrientation
    }

    /// What shape a scene is wished to have.
    public class GeometryPreferences {
        let orientations: UIInterfaceOrientationMask?

        fileprivate init(_ orientations: UIInterfaceOrientationMask?) {
            self.orientations = orientations
        }

        /// What shape a scene is wished to have on a phone or a tablet.
        public final class iOS: GeometryPreferences {
            /// The orientations that the scene may have.
            public var interfaceOrientations: UIInterfaceOrientationMask? { orientations }

            /// Makes a wish for one of some orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                super.init(interfaceOrientations)
            }
        }
    }

    /// Asks for another orientation, in which the interface is then shown however the device is held.
    ///
    /// - Parameters:
    ///   - geometryPreferences: the orientations to choose from; the one that the device is held in if it is one of
    ///     them, else upright, to the right, to the left, upside down, whichever comes first.
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
    /// What the device says of how an interface is shown.
    public var traitCollection: UITraitCollection { screen.traitCollection }

    /// Tells nobody: the scene is not there to be subclassed.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Why a scene does not get the shape that was asked for.
enum GeometryRequestError: Error, LocalizedError {
    case noneSupported

    var errorDescription: String? {
        "The application and its front-most controller support none of the orientations asked for."
    }
}

extension UIWindow {
    /// Makes a hidden window that fills a scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        application = windowScene.application ?? application
    }

    /// The scene of the application that the window belongs to; a window that is put into none is hidden.
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
