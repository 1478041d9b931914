/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Unknown.
    case unknown
    /// Portrait, upright.
    case portrait
    /// Portrait, upside down.
    case portraitUpsideDown
    /// Landscape, with the device's bottom on the left.
    case landscapeLeft = 4
    /// Landscape, with the device's bottom on the right.
    case landscapeRight = 3

    /// Whether it is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is portrait, upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// The mask of this orientation alone; empty if it is unknown.
    package var mask: UIInterfaceOrientationMask {
        self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
    }

    package static let inOrderOfPreference: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
}
