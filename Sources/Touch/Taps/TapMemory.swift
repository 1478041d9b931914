import FailureReporting
import Synchronization
import TimeLapse

/// Remembers that the last tap failed: that nothing is first responder then follows from it.
@MainActor
package final class TapMemory: WorldPart {
    /// How many taps have failed in all worlds: as long as none has, gestures need not look for the world's memory.
    private nonisolated static let misses = Atomic<Int>(0)

    /// Where the failure of the last tap was recorded; `nil` if the last gesture touched something.
    private var missed: UInt64?

    package init() {}

    /// Notes that a tap failed, which has been recorded.
    ///
    /// In the process's world it might have been the tap of an earlier test.
    static func noteMiss() {
        misses.wrappingAdd(1, ordering: .relaxed)
        let world = World.current
        if world !== World.processWide { world.part(TapMemory.self).missed = FailureCollector.receiver }
    }

    /// Notes that a gesture touched something.
    static func noteTouch() {
        guard misses.load(ordering: .relaxed) > 0 else { return }
        World.current.existingPart(TapMemory.self)?.missed = nil
    }

    /// Whether a failure would only repeat that the last tap failed.
    package static var hasMissed: Bool {
        World.current.existingPart(TapMemory.self)?.missed == FailureCollector.receiver
    }
}
