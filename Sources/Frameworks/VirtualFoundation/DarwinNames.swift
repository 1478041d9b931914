// Names that Foundation and the C library have on Apple's platforms alone.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite value of `Float`, by its name in C; a `repeatCount` of it repeats without end.
public let HUGE: Float = .greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite value of `Float`, by its name in C.
public let MAXFLOAT: Float = .greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest value of `Int64`, by its name in C.
public let INT64_MAX: Int64 = .max

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest value of `Int64`, by its name in C.
public let INT64_MIN: Int64 = .min

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest value of `UInt64`, by its name in C.
public let UINT64_MAX: UInt64 = .max

/// The key of the version of the build in an `Info.plist`.
public let kCFBundleVersionKey = "CFBundleVersion"

/// The key of the bundle's name in an `Info.plist`.
public let kCFBundleNameKey = "CFBundleName"

/// The key of the bundle's identifier in an `Info.plist`.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"

/// The key of the program's name in an `Info.plist`.
public let kCFBundleExecutableKey = "CFBundleExecutable"

/// Objective-C's name of `Int`.
public typealias NSInteger = Int

/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt

/// Runs a closure. Without Objective-C, objects are released when the last reference to them ends, and not by a pool.
///
/// - Parameter body: the closure.
/// - Returns: what the closure returns.
/// - Throws: what the closure throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
