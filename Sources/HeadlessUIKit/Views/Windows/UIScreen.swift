import Foundation

/// The screen that an application's windows are on.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The current application's screen.
    public static var main: UIScreen { UIApplication.shared.screen }

    /// The screen's rectangle in points, in the interface's orientation: 390 by 844 on ``DeviceProfile/standard``.
    @exclusivity(unchecked) public private(set) var bounds: CGRect

    /// Pixels per point.
    public let scale: CGFloat

    /// Physical pixels per point.
    public var nativeScale: CGFloat { scale }

    /// The screen's rectangle in pixels, always in portrait.
    public let nativeBounds: CGRect

    /// The highest number of frames a second.
    public let maximumFramesPerSecond = 60

    /// How far the status bar and the home indicator reach into the screen, in points.
    @exclusivity(unchecked) package private(set) var safeAreaInsets: UIEdgeInsets

    /// How high the status bar is, in points; 0 if there is none.
    private(set) var statusBarHeight: CGFloat

    /// The interface's orientation.
    private(set) var orientation = UIInterfaceOrientation.portrait
    private let profile: DeviceProfile
    weak var device: SimulatedDevice?

    init(_ profile: DeviceProfile) {
        self.profile = profile
        let upright = profile.size(in: .portrait)
        scale = profile.soundScale
        bounds = CGRect(origin: .zero, size: upright)
        nativeBounds = CGRect(
            x: 0, y: 0, width: (upright.width * scale).rounded(), height: (upright.height * scale).rounded())
        safeAreaInsets = profile.safeAreaInsets(in: .portrait)
        statusBarHeight = profile.statusBarHeight(in: .portrait)
    }

    /// Updates the bounds, safe area and status bar for an orientation.
    func turn(to orientation: UIInterfaceOrientation) {
        self.orientation = orientation
        bounds = CGRect(origin: .zero, size: profile.size(in: orientation))
        safeAreaInsets = profile.safeAreaInsets(in: orientation)
        statusBarHeight = profile.statusBarHeight(in: orientation)
    }
}
