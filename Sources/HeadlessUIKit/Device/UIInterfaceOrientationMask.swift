/// Orientations in which an interface may be shown.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mask of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// With the home button on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// With the home button on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// With the home button above.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All of them.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    init(_ orientation: UIInterfaceOrientation) {
        rawValue = 1 << UInt(orientation.rawValue)
    }
}
