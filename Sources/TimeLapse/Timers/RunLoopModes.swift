import Foundation

/// The modes of the main run loop in which a piece of work may fire.
package struct RunLoopModes: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The mode in which the run loop is unless a finger scrolls.
    package static let `default` = RunLoopModes(rawValue: 1)
    /// The mode in which the run loop is while a finger scrolls.
    package static let tracking = RunLoopModes(rawValue: 2)
    /// Both, whichever it is.
    package static let common: RunLoopModes = [.default, .tracking]

    /// The name of the tracking mode, which UIKit declares, and not Foundation.
    package static let trackingName = "UITrackingRunLoopMode"

    /// What modes come to; one that the main run loop never runs in adds nothing.
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
