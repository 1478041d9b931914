import Foundation
import TimeLapse

/// Reads the log of the application.
///
/// ```swift
/// let store = try OSLogStore(scope: .currentProcessIdentifier)
/// let messages = try store.getEntries().map(\.composedMessage)
/// ```
public final class OSLogStore: NSObject {
    /// The processes whose entries are read.
    public enum Scope: Int, Sendable {
        /// All processes.
        case system
        /// This process.
        case currentProcessIdentifier
    }

    private let log: LogStore
    private let now: Date

    /// Makes a store for the entries of the current test's application.
    ///
    /// - Throws: an error for the scope of the whole system, which applications may not read.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else {
            throw NSError(
                domain: "OSLogErrorDomain", code: 9,
                userInfo: [NSLocalizedDescriptionKey: "An application may not read the system's log."])
        }
        log = .current
        now = VirtualClock.current.date
    }

    /// Returns the position of a date.
    public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

    /// Returns the position that is so many seconds before the store was made; negative numbers are before it, too.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(now.addingTimeInterval(-abs(seconds)))
    }

    /// Returns the position that is so many seconds after the clock of the test began.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        let clock = VirtualClock.current
        return OSLogPosition(clock.date.addingTimeInterval(seconds - clock.now.offset.inSeconds))
    }

    /// Returns the entries in their order.
    ///
    /// - Parameters:
    ///   - options: `reverse` for the newest first.
    ///   - position: the position that they begin at; `nil` for the first that is kept.
    ///   - predicate: a condition on the entries, which are ``OSLogEntry`` objects.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        let entries = log.entries.filter { $0.date >= position?.date ?? .distantPast }
            .map { $0.signpost == nil ? OSLogEntryLog($0) : OSLogEntrySignpost($0) }
            .filter { predicate?.evaluate(with: $0) ?? true }
        return AnySequence(options.contains(.reverse) ? entries.reversed() : entries)
    }
}
