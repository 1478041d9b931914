import Foundation
import Synchronization

/// A language that a device is set to, by its code, or one of Xcode's pseudo-languages.
///
/// ```swift
/// SimulatedDevice.current.language = "he"
/// SimulatedDevice.current.language = .accentedPseudolanguage
/// ```
///
/// A pseudo-language is English with texts that show where an interface does not expect other ones.
public struct DeviceLanguage: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// What a language does to texts that are looked up.
    enum Pseudolanguage: Hashable, Sendable {
        case doubleLength, rightToLeft, accented, bounded
    }

    /// The language's code, such as `en` or `zh-Hant`.
    public let code: String
    var pseudolanguage: Pseudolanguage?

    /// Makes a language of its code, such as `ar`.
    public init(_ code: String) {
        self.code = code
    }

    /// Makes a language of its code, such as `ar`.
    public init(stringLiteral code: String) {
        self.init(code)
    }

    private init(_ pseudolanguage: Pseudolanguage) {
        code = "en"
        self.pseudolanguage = pseudolanguage
    }

    /// English.
    public static let english = DeviceLanguage("en")
    /// Arabic, which is read from the right.
    public static let arabic = DeviceLanguage("ar")
    /// Hebrew, which is read from the right.
    public static let hebrew = DeviceLanguage("he")

    /// English texts, each twice: `Save Save`.
    public static let doubleLengthPseudolanguage = DeviceLanguage(Pseudolanguage.doubleLength)
    /// English texts in an interface that is read from the right.
    public static let rightToLeftPseudolanguage = DeviceLanguage(Pseudolanguage.rightToLeft)
    /// English texts with accents: `Śàvé`.
    public static let accentedPseudolanguage = DeviceLanguage(Pseudolanguage.accented)
    /// English texts between brackets, which show what is cut off: `[# Save #]`.
    public static let boundedPseudolanguage = DeviceLanguage(Pseudolanguage.bounded)

    /// Whether the language is read from the right.
    public var isRightToLeft: Bool {
        switch pseudolanguage {
        case .rightToLeft: true
        case nil: Self.isRightToLeft(code)
        default: false
        }
    }

    // Each new device asks, and Foundation takes longer to answer than the device to be made.
    private static let directions = Mutex<[String: Bool]>([:])

    private static func isRightToLeft(_ code: String) -> Bool {
        directions.withLock { known in
            if let isRightToLeft = known[code] { return isRightToLeft }
            let isRightToLeft = isRightToLeft(Locale.Language.Components(identifier: code))
            known[code] = isRightToLeft
            return isRightToLeft
        }
    }

    private static func isRightToLeft(_ parts: Locale.Language.Components) -> Bool {
        // Foundation looks at the language alone.
        if let script = parts.script?.identifier {
            return ["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"].contains(script)
        }
        return Locale.Language(components: parts).characterDirection == .rightToLeft
    }

    /// The code, and what kind of pseudo-language it is: `en (accented)`.
    public var description: String {
        pseudolanguage.map { "\(code) (\($0))" } ?? code
    }
}
