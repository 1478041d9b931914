/// Writes messages to the log.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.shop", category: "cart")
/// logger.info("Added \(count) items for \(name, privacy: .private)")
/// ```
///
/// A test reads them from `SimulatedDevice.current.log`, and a test that fails shows the last ones. Nothing is printed.
public struct Logger: Sendable {
    private let log: OSLog

    /// Makes a logger for the default log.
    public init() { log = .default }

    /// Makes a logger.
    ///
    /// - Parameters:
    ///   - subsystem: the part of the application, such as `com.example.shop`.
    ///   - category: the kind of messages, such as `network`.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Makes a logger for a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message at the level of a notice.
    public func log(_ message: OSLogMessage) { log.add(message) }

    /// Writes a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.add(message, level) }

    /// Writes a message for development.
    public func trace(_ message: OSLogMessage) { log.add(message, .debug) }

    /// Writes a message for development.
    public func debug(_ message: OSLogMessage) { log.add(message, .debug) }

    /// Writes a message that is of use when something goes wrong.
    public func info(_ message: OSLogMessage) { log.add(message, .info) }

    /// Writes a notice.
    public func notice(_ message: OSLogMessage) { log.add(message) }

    /// Writes an error.
    public func warning(_ message: OSLogMessage) { log.add(message, .error) }

    /// Writes an error.
    public func error(_ message: OSLogMessage) { log.add(message, .error) }

    /// Writes a mistake in the code.
    public func critical(_ message: OSLogMessage) { log.add(message, .fault) }

    /// Writes a mistake in the code.
    public func fault(_ message: OSLogMessage) { log.add(message, .fault) }

    var handle: OSLog { log }
}
