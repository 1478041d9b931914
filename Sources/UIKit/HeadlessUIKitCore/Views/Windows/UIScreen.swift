/// The screen that an application's windows are on.
///
/// ``main`` may be stored, as in a static property: once its test has ended, it means the screen of the test that runs.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The current application's screen.
    public static var main: UIScreen { UIApplication.shared.screen }

    /// The screen's rectangle in points, in the interface's orientation: 390 by 844 on ``DeviceProfile/standard``.
    public var bounds: CGRect { isOver ? successor.ownBounds : ownBounds }
    private var ownBounds = CGRect.zero

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
    private var ownNativeBounds: CGRect {
        let size = profile.size(in: .portrait)
        return CGRect(
            x: 0, y: 0, width: (size.width * ownScale).rounded(), height: (size.height * ownScale).rounded())
    }

    /// The highest number of frames a second.
    public let maximumFramesPerSecond = 60

    /// How far the status bar and the home indicator reach into the screen, in points.
    package private(set) var safeAreaInsets = UIEdgeInsets.zero

    /// How high the status bar is, in points; 0 if there is none.
    private(set) var statusBarHeight: CGFloat = 0

    private(set) var orientation = UIInterfaceOrientation.portrait
    /// What the device is; another one is shown by a turn.
    var profile: DeviceProfile {
        didSet { ownScale = profile.soundScale }
    }
    weak var device: SimulatedDevice?

    init(_ profile: DeviceProfile) {
        self.profile = profile
        ownScale = profile.soundScale
        super.init()
        turn(to: .portrait)
    }

    func turn(to orientation: UIInterfaceOrientation) {
        self.orientation = orientation
        ownBounds = CGRect(origin: .zero, size: profile.size(in: orientation))
        safeAreaInsets = profile.safeAreaInsets(in: orientation)
        statusBarHeight = profile.statusBarHeight(in: orientation)
    }
}
