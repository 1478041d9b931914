/// Marks intervals and moments in the log.
///
/// ```swift
/// let signposter = OSSignposter(subsystem: "com.example.shop", category: "images")
/// let state = signposter.beginInterval("decode", id: signposter.makeSignpostID())
/// signposter.endInterval("decode", state)
/// ```
///
/// A test reads them from `SimulatedDevice.current.log`, with their virtual times.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Makes a signposter for the default log.
    public init() { log = .default }

    /// Makes a signposter.
    ///
    /// - Parameters:
    ///   - subsystem: the part of the application, such as `com.example.shop`.
    ///   - category: the kind of signposts, such as `images`.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Makes a signposter with a category that has a meaning to Apple's tools.
    public init(subsystem: String, category: OSLog.Category) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Makes a signposter for a logger's log.
    public init(logger: Logger) { log = logger.handle }

    /// Makes a signposter for a log.
    public init(logHandle: OSLog) { log = logHandle }

    /// A signposter that drops all signposts.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether signposts are kept.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// Returns an identifier that no other signpost of the process has.
    public func makeSignpostID() -> OSSignpostID {
        isEnabled ? OSSignpostID(log: log) : .invalid
    }

    /// Returns the identifier of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        isEnabled ? OSSignpostID(log: log, object: object) : .invalid
    }

    // MARK: Intervals

    /// Begins an interval, with or without a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
    ) -> OSSignpostIntervalState {
        log.add(message, signpost: .begin, name)
        return OSSignpostIntervalState(id)
    }

    /// Ends an interval, with or without a message.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
    ) {
        log.add(message, signpost: .end, name)
    }

    /// Runs `task` as an interval, with or without a message, and returns its result.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "",
        around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }

    // MARK: Moments

    /// Marks a moment, with or without a message.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
    ) {
        log.add(message, signpost: .event, name)
    }
}
