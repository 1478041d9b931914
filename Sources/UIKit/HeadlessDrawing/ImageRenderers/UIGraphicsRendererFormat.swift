import Foundation

/// The format of what a renderer makes: the base class of all kinds.
open class UIGraphicsRendererFormat: NSObject {
    /// Makes a format with the device's values.
    public required override init() {
        super.init()
    }

    /// Returns a format with the device's values.
    open class func `default`() -> Self { Self() }

    /// Returns the best format for the device.
    open class func preferred() -> Self { Self() }

    /// The rectangle that is drawn, in points; empty before a renderer uses it.
    open internal(set) var bounds = CGRect.zero
}
