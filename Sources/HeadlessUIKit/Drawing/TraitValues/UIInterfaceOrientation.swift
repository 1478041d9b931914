/// Which way up what is on the screen is.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, with the device's bottom on the left.
    case landscapeLeft = 4
    /// On its side, with the device's bottom on the right.
    case landscapeRight = 3

    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// The set of this one alone; of none if it is unknown.
    var mask: UIInterfaceOrientationMask {
        self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
    }

    static let inOrderOfPreference: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
}
