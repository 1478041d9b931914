import TimeLapse

/// The view controllers that left the screen for good, for failures that look for what was in them.
///
/// Only the last of them are kept, and weakly: most are freed when they leave.
@MainActor
package struct Departures {
    /// How a controller left.
    package enum Cause: Sendable {
        /// It was presented, and dismissed.
        case dismissal
        /// It was popped from a navigation stack.
        case pop
        /// Its parent removed it.
        case removal
    }

    /// A controller that left, and when.
    package struct Departure {
        /// The controller, as far as this part of the framework knows it.
        package weak let controller: UIResponder?
        package let cause: Cause
        package let instant: VirtualClock.Instant
    }

    private static let limit = 64

    private var kept: [Departure] = []

    /// Notes a controller that leaves now.
    mutating func note(_ controller: UIResponder, _ cause: Cause, at instant: VirtualClock.Instant) {
        if kept.count == Self.limit {
            kept.removeAll { $0.controller == nil }
            if kept.count > Self.limit / 2 { kept.removeFirst(kept.count - Self.limit / 2) }
        }
        kept.append(Departure(controller: controller, cause: cause, instant: instant))
    }

    /// The controllers that still exist, the one that left last first.
    package var alive: [Departure] { kept.reversed().filter { $0.controller != nil } }
}
