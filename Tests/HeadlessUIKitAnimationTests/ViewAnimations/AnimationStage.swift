import Foundation
import TimeLapse

@testable import HeadlessUIKit

/// Runs `body` in an application of its own, with its clock.
@MainActor
func onStage(_ body: (VirtualClock) throws -> Void) rethrows {
    try UIApplication.withShared(UIApplication()) { try body(UIApplication.shared.clock) }
}

extension UIView {
    /// What is seen of the view's layer now.
    var shown: LayerValues { presentedValues }
}

extension VirtualClock {
    /// Moves the time on by some seconds.
    @MainActor
    func pass(_ seconds: Double) {
        guard let duration = Duration(finiteSeconds: seconds) else { return }
        advance(by: duration)
    }
}
