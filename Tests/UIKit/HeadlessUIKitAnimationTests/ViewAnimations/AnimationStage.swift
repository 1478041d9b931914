import Foundation
import TimeLapse

@testable import HeadlessUIKitCore

/// Runs `body` in an application of its own, with its clock.
@MainActor
func onStage(_ body: (VirtualClock) throws -> Void) rethrows {
    try UIApplication.withShared(UIApplication()) { try body(UIApplication.shared.clock) }
}

extension UIView {
    /// The layer's displayed values now.
    var shown: LayerValues { presentedValues }
}

extension VirtualClock {
    /// Advances the clock by some seconds.
    @MainActor
    func pass(_ seconds: Double) {
        guard let duration = Duration(finiteSeconds: seconds) else { return }
        advance(by: duration)
    }
}
