import Foundation

/// A value that stands in a text in place of a placeholder.
package enum FormatArgument: Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case decimal(Double)

    init(_ value: any CVarArg) {
        switch value {
        case let value as any SignedInteger: self = .integer(Int64(clamping: value))
        case let value as any UnsignedInteger: self = .unsigned(UInt64(clamping: value))
        case let value as Double: self = .decimal(value)
        case let value as Float: self = .decimal(Double(value))
        case let value as CGFloat: self = .decimal(Double(value))
        default: self = .text("\(value)")
        }
    }

    /// The number that chooses a plural; `nil` for a text.
    var plural: PluralNumber? {
        switch self {
        case .text: nil
        case .integer(let value): PluralNumber(value)
        case .unsigned(let value): PluralNumber(value)
        case .decimal(let value): PluralNumber(value)
        }
    }

    /// The value as a placeholder shows it, in a locale if there is one.
    ///
    /// A placeholder for a value of another kind shows the value all the same, where C's functions would read other
    /// memory.
    func shown(as placeholder: TextFormat.Placeholder, locale: Locale?) -> String {
        let format = "%" + placeholder.flags
        switch (self, placeholder.kind) {
        case (.text(let text), .text): return padded(text, placeholder.flags)
        case (.text(let text), _): return text
        case (.integer(let value), .integer):
            if let locale, placeholder.isPlain { return value.formatted(.number.locale(locale)) }
            return String(format: "\(format)ll\(placeholder.letter)", locale: locale, value)
        case (.unsigned(let value), .integer):
            if let locale, placeholder.isPlain { return value.formatted(.number.locale(locale)) }
            // With a locale, Foundation here takes a large one for a negative one.
            let locale = value > UInt64(Int64.max) ? nil : locale
            return String(format: "\(format)ll\(placeholder.letter)", locale: locale, value)
        case (.integer(let value), .decimal):
            return String(format: "\(format)\(placeholder.letter)", locale: locale, Double(value))
        case (.unsigned(let value), .decimal):
            return String(format: "\(format)\(placeholder.letter)", locale: locale, Double(value))
        case (.decimal(let value), .decimal):
            return String(format: "\(format)\(placeholder.letter)", locale: locale, value)
        case (.decimal(let value), .integer):
            guard let whole = Int64(exactly: value) else { return "\(value)" }
            return String(format: "\(format)ll\(placeholder.letter)", locale: locale, whole)
        case (.integer(let value), .text): return "\(value)"
        case (.unsigned(let value), .text): return "\(value)"
        case (.decimal(let value), .text): return "\(value)"
        }
    }

    /// A text in the width of the flags, such as `-10` and `.3`.
    private func padded(_ text: String, _ flags: String) -> String {
        guard !flags.isEmpty else { return text }
        let parts = flags.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let shown = parts.count == 2 ? String(text.prefix(Int(parts[1]) ?? 0)) : text
        let width = min(Int(parts[0].drop { !("1"..."9").contains($0) }) ?? 0, 1000)
        let spaces = String(repeating: " ", count: max(width - shown.count, 0))
        return parts[0].contains("-") ? shown + spaces : spaces + shown
    }
}
