// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with values in a format, such as `"%{public}@ took %.2f s"`.
///
/// - Parameters:
///   - message: the format; an object or a text is private unless it says `%{public}`.
///   - dso: not used.
///   - log: the log.
///   - type: the level.
///   - args: the values.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ args: Any...
) {
    log.add(OSLogMessage(LogFormat("\(message)").filled(with: args)), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with values in a format, at a level.
///
/// - Parameters:
///   - type: the level.
///   - dso: not used.
///   - log: the log.
///   - message: the format; an object or a text is private unless it says `%{public}`.
///   - args: the values.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: Any...
) {
    log.add(OSLogMessage(LogFormat("\(message)").filled(with: args)), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with interpolated values to the default log.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
    OSLog.default.add(message)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with interpolated values.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.add(message, type)
}
