/// The orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// Upside down: with the home button at the top.
    case portraitUpsideDown
    /// On its left side: with the home button on the right.
    case landscapeLeft
    /// On its right side: with the home button on the left.
    case landscapeRight
    /// Flat, with the screen facing up.
    case faceUp
    /// Flat, with the screen facing down.
    case faceDown

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is in a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have the device's orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// The orientation of an interface that is upright on the device; `nil` if the device is flat.
    ///
    /// The device's landscape left is the interface's landscape right.
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
