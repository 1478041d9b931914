/// The screen that an application's windows are on.
///
/// ``main`` may be stored, as in a static property: once its test has ended, it means the screen of the test that runs.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The current application's screen.
    public static var main: UIScreen { UIApplication.shared.screen }

    /// The screen's rectangle in points, in the interface's orientation: 390 by 844 on ``DeviceProfile/standard``.
    public var bounds: CGRect { isOver ? successor.ownBounds : ownBounds }
    private var ownBounds: CGRect

    /// Pixels per point.
    public var scale: CGFloat { isOver ? successor.ownScale : ownScale }
    private var ownScale: CGFloat

    /// Whether its test is over.
    var isOver = false

    /// The screen that is meant once the test is over.
    private var successor: UIScreen { .main }

    /// Physical pixels per point.
    public var nativeScale: CGFloat { scale }

    /// The screen's rectangle in pixels, always in portrait.
    public var nativeBounds: CGRect { isOver ? successor.ownNativeBounds : ownNativeBounds }
    private var ownNativeBounds: CGRect

    /// The highest number of frames a second.
    public let maximumFramesPerSecond = 60

    /// How far the status bar and the home indicator reach into the screen, in points.
    package private(set) var safeAreaInsets: UIEdgeInsets

    /// How high the status bar is, in points; 0 if there is none.
    private(set) var statusBarHeight: CGFloat

    private(set) var orientation = UIInterfaceOrientation.portrait
    private var profile: DeviceProfile
    weak var device: SimulatedDevice?

    init(_ profile: DeviceProfile) {
        self.profile = profile
        ownScale = profile.soundScale
        ownBounds = CGRect(origin: .zero, size: profile.size(in: .portrait))
        ownNativeBounds = Self.pixels(of: profile)
        safeAreaInsets = profile.safeAreaInsets(in: .portrait)
        statusBarHeight = profile.statusBarHeight(in: .portrait)
    }

    private static func pixels(of profile: DeviceProfile) -> CGRect {
        let (size, scale) = (profile.size(in: .portrait), profile.soundScale)
        return CGRect(
            x: 0, y: 0, width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }

    /// Makes it the screen of another device, which is shown by a turn.
    func become(_ profile: DeviceProfile) {
        self.profile = profile
        ownScale = profile.soundScale
        ownNativeBounds = Self.pixels(of: profile)
    }

    func turn(to orientation: UIInterfaceOrientation) {
        self.orientation = orientation
        ownBounds = CGRect(origin: .zero, size: profile.size(in: orientation))
        safeAreaInsets = profile.safeAreaInsets(in: orientation)
        statusBarHeight = profile.statusBarHeight(in: orientation)
    }
}
