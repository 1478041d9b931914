import HeadlessUIKit
import Pictures

/// A screen in one guise.
public struct GuiseLook: Sendable {
    /// The guise.
    public let guise: Guise
    /// What the screen looks like; `nil` if no pictures were asked for.
    public let picture: Picture?
    /// The orientation that the interface has: an application need not follow the device.
    public let interfaceOrientation: UIInterfaceOrientation
}
