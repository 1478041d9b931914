import TimeLapse

/// A message of the log.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryWithPayload {
    /// The level of a message.
    public enum Level: Int, Sendable {
        /// It is not known.
        case undefined
        /// For development.
        case debug
        /// Of use when something goes wrong.
        case info
        /// A message without a level of its own.
        case notice
        /// An error.
        case error
        /// A mistake in the code.
        case fault
    }

    /// The level of the message.
    public var level: Level {
        switch entry.level {
        case .debug: .debug
        case .info: .info
        case .notice: .notice
        case .error: .error
        case .fault: .fault
        }
    }
}
