import Foundation

/// The modes of the main run loop in which work may fire.
package struct RunLoopModes: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The run loop's mode while no finger scrolls.
    package static let `default` = Self(rawValue: 1 << 0)
    /// The run loop's mode while a finger scrolls.
    package static let tracking = Self(rawValue: 1 << 1)
    package static let common: Self = [.default, .tracking]

    /// The name of the tracking mode, which UIKit declares and Foundation does not.
    package static let trackingName = "UITrackingRunLoopMode"

    /// Makes a set of Foundation's modes; modes that the main run loop never enters are ignored.
    package init(_ modes: [Foundation::RunLoop.Mode]) {
        self = []
        for mode in modes {
            switch mode {
            case .default: insert(.default)
            case .common: formUnion(.common)
            default: if mode.rawValue == Self.trackingName { insert(.tracking) }
            }
        }
    }
}
