/// Whether a value of a message is kept by a device's log.
///
/// It decides about ``TimeLapse/TimeLapse/LogEntry/redactedMessage``; the message itself has all values.
public struct OSLogPrivacy: Hashable, Sendable {
    /// How a private value is shown.
    public enum Mask: Hashable, Sendable {
        /// By a value that is the same for equal ones.
        case hash
        /// Not at all.
        case none
    }

    private enum Kind: Hashable {
        case automatic, open, hidden, secret
    }

    private let kind: Kind
    private let mask: Mask

    /// Numbers are kept; texts and objects are private.
    public static let auto = Self(kind: .automatic, mask: .none)
    /// The value is kept.
    public static let `public` = Self(kind: .open, mask: .none)
    /// The value is private.
    public static let `private` = Self(kind: .hidden, mask: .none)
    /// The value is private, also where private values are shown.
    public static let sensitive = Self(kind: .secret, mask: .none)

    /// As ``auto-type.property``, with a mask for what is private.
    public static func auto(mask: Mask) -> Self { Self(kind: .automatic, mask: mask) }
    /// The value is private, and shown by a mask.
    public static func `private`(mask: Mask) -> Self { Self(kind: .hidden, mask: mask) }
    /// The value is sensitive, and shown by a mask.
    public static func sensitive(mask: Mask) -> Self { Self(kind: .secret, mask: mask) }

    /// The text as a device's log keeps it.
    func redacted(_ text: String, isPublic: Bool) -> String {
        if kind == .open || kind == .automatic && isPublic { return text }
        guard mask == .hash else { return kind == .secret ? "<sensitive>" : "<private>" }
        // FNV-1a, so that equal values have equal masks in each run.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return "<mask.hash: '\(String(hash, radix: 16))'>"
    }
}
