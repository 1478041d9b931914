/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    /// Nothing is known of it.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// With the home button above.
    case portraitUpsideDown = 2
    /// With the home button on the right.
    case landscapeLeft = 3
    /// With the home button on the left.
    case landscapeRight = 4
    /// Flat, with the screen above.
    case faceUp = 5
    /// Flat, with the screen below.
    case faceDown = 6

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on one of its sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be turned as the device is.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// The orientation of an interface that is upright on the device held so; `nil` if it lies flat.
    ///
    /// A device's left side is an interface's right one.
    var interfaceOrientation: UIInterfaceOrientation? {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .unknown, .faceUp, .faceDown: nil
        }
    }
}
