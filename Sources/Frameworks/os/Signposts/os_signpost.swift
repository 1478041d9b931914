// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks the beginning or the end of an interval, or a moment; with values in a format, if there is one.
///
/// - Parameters:
///   - type: what it marks.
///   - dso: not used.
///   - log: the log.
///   - name: the name of the interval or the moment.
///   - signpostID: tells intervals of the same name apart.
///   - format: the format of the message, as that of `os_log`.
///   - arguments: the values.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString = "", _ arguments: Any...
) {
    let message = OSLogMessage(LogFormat("\(format)").filled(with: arguments))
    log.add(message, signpost: type.signpost, name)
}
