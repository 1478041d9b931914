import UIKit

/// The world around a stage: time, and somebody who touches and types.
///
/// On a Mac these are the clock and a person, in the package's tests the virtual clock and Robot.
@MainActor
protocol Hand {
    /// Lets time pass.
    func pause(_ seconds: Double) async

    /// Makes a gesture on a view, or a keystroke.
    ///
    /// - Returns: whether it was made.
    func make(_ gesture: Gesture, on view: UIView?) async -> Bool
}
