/// How an interface is turned against the device.
///
/// It is on its left where the device is turned to the right: the two turn against each other.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    /// Nothing is known of it.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// With the home button above.
    case portraitUpsideDown = 2
    /// With the home button on the left.
    case landscapeLeft = 4
    /// With the home button on the right.
    case landscapeRight = 3

    /// Whether the interface is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
