import FailureReporting
import Foundation
import Synchronization

/// What the code of a world has logged, in order.
///
/// It is written from any thread. Of a test that logs without end it keeps the newest entries.
package final class LogStore: Sendable {
    private struct State: Sendable {
        var entries: [TimeLapse.LogEntry] = []
        var dropped = 0
    }

    private static let limit = 10_000

    private let state = Mutex(State())

    package static var current: LogStore { World.current.process.log }

    package var entries: [TimeLapse.LogEntry] { state.withLock { $0.entries } }

    package func removeAll() {
        state.withLock { $0 = State() }
    }

    /// Adds an entry with the current virtual time.
    ///
    /// - Complexity: amortized O(1).
    package func add(
        level: TimeLapse.LogEntry.Level, signpost: TimeLapse.LogEntry.Signpost? = nil,
        signpostName: String = "", subsystem: String, category: String, message: String,
        redactedMessage: String
    ) {
        if let observer = CallContext.observer {
            var event = ObservedEvent(.log, signpostName.isEmpty ? message : "\(signpostName) \(message)")
            event.level = level.rawValue
            event.subsystem = subsystem
            event.category = category
            observer.happened(event)
        }
        let clock = VirtualClock.current
        let entry = TimeLapse.LogEntry(
            level: level, signpost: signpost, signpostName: signpostName, subsystem: subsystem,
            category: category, message: message, redactedMessage: redactedMessage, time: clock.now,
            date: clock.date)
        state.withLock { state in
            state.entries.append(entry)
            // Half as many again, so that entries are moved rarely.
            if state.entries.count > Self.limit * 3 / 2 {
                let surplus = state.entries.count - Self.limit
                state.entries.removeFirst(surplus)
                state.dropped += surplus
            }
        }
    }

    /// The last entries as text for a failure; `nil` if there is none.
    package func report(last count: Int) -> String? {
        let (entries, dropped) = state.withLock { ($0.entries, $0.dropped) }
        guard !entries.isEmpty else { return nil }
        let shown = entries.suffix(count)
        let total = entries.count + dropped
        let heading = shown.count == total ? "Log:" : "Log (the last \(shown.count) of \(total) entries):"
        return ([heading] + shown.map { "  \($0)" }).joined(separator: "\n")
    }
}
