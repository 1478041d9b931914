import TimeLapse

/// A source of random bytes; there is one.
public struct SecRandomRef: Sendable {}

/// The source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills memory with bytes that look random, and are the same in each run of a test.
///
/// - Parameters:
///   - source: `kSecRandomDefault`.
///   - count: how many bytes; none if it is negative.
///   - bytes: where they go.
/// - Returns: `errSecSuccess`; `errSecParam` for a negative count.
public func SecRandomCopyBytes(
    _ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
    guard count >= 0 else { return errSecParam }
    World.current.process.fillWithSeededBytes(UnsafeMutableRawBufferPointer(start: bytes, count: count))
    return errSecSuccess
}
