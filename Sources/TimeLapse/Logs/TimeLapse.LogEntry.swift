import Foundation

extension TimeLapse {
    /// A message that the application logged, or a signpost: what `Logger`, `os_log` and `OSSignposter` write.
    ///
    /// ```swift
    /// let log = SimulatedDevice.current.log
    /// #expect(log.map(\.message) == ["Signed in as ada@example.com"])
    /// #expect(log.allSatisfy { !$0.redactedMessage.contains("ada") })
    /// ```
    public struct LogEntry: Hashable, Sendable, CustomStringConvertible {
        /// How severe a message is, from the least to the most severe.
        public enum Level: String, CaseIterable, Hashable, Sendable {
            /// For development; a device does not keep it.
            case debug
            /// Of use when something goes wrong.
            case info
            /// The level without a name of its own: `notice` of a logger.
            case notice
            /// An error.
            case error
            /// A mistake in the code.
            case fault
        }

        /// What a signpost marks.
        public enum Signpost: String, Hashable, Sendable {
            /// The beginning of an interval.
            case begin
            /// The end of an interval.
            case end
            /// A moment.
            case event
        }

        /// The level; `notice` for a signpost.
        public let level: Level
        /// What a signpost marks; `nil` for a message.
        public let signpost: Signpost?
        /// The name of a signpost; empty for a message.
        public let signpostName: String
        /// The subsystem, such as `com.example.shop`; empty for the default log.
        public let subsystem: String
        /// The category, such as `network`; empty for the default log.
        public let category: String
        /// The message with all its values, as Xcode's console shows it.
        public let message: String
        /// The message as a device keeps it: private values read `<private>`.
        public let redactedMessage: String
        /// The virtual time.
        public let time: VirtualClock.Instant
        /// The virtual time as a date.
        public let date: Date

        /// The entry as a line: time, level, subsystem and category, message.
        public var description: String {
            let source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
            let name = signpost.map { "\(signpostName) \($0.rawValue)" } ?? level.rawValue
            let parts = ["\(time)", name, source.isEmpty ? "" : "[\(source)]", message]
            return parts.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }
}
