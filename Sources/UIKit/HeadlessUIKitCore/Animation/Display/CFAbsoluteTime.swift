/// A number of seconds.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the virtual time in seconds, as `CACurrentMediaTime()` does: only the difference of two results matters.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }
