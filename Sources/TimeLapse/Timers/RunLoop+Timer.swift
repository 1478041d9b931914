import Foundation

extension RunLoop {
    /// Puts a timer of the virtual clock on the current clock; it has but one mode, and one loop.
    ///
    /// A timer that is invalid, or on a clock already, stays as it is.
    public func add(_ timer: TimeLapse::Timer, forMode mode: RunLoop.Mode) {
        timer.add(to: .current)
    }
}
