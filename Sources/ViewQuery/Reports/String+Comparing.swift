extension String {
    /// How many characters a report shows of a text.
    private static let excerptLength = 60
    /// How many of them come before the first difference.
    private static let excerptLead = 20

    /// The text, and the wanted one; of long ones the part where they differ.
    func comparison(with wanted: String) -> String {
        let common = zip(self, wanted).prefix { $0 == $1 }.count
        return "\(excerpt(around: common)), wanted \(wanted.excerpt(around: common))"
    }

    /// The string as a literal, or the beginning of a long one.
    var shortQuoted: String { excerpt(around: 0) }

    /// Whether ``shortQuoted`` is the whole string.
    var isShort: Bool { count <= Self.excerptLength }

    /// The string as a literal; of a long one the part around a character, with dots at the cuts.
    private func excerpt(around offset: Int) -> String {
        guard count > Self.excerptLength else { return visiblyQuoted }
        let start = Swift.max(0, Swift.min(offset - Self.excerptLead, count - Self.excerptLength))
        let part = String(dropFirst(start).prefix(Self.excerptLength)).visiblyQuoted
        return (start > 0 ? "…" : "") + part + (start + Self.excerptLength < count ? "…" : "")
    }

    /// Whether it has unusual spaces, or characters without a width.
    var hasInvisibleCharacters: Bool { unicodeScalars.contains(where: \.isInvisible) }

    /// The string as a literal in which unusual spaces and invisible characters are escaped.
    private var visiblyQuoted: String {
        guard hasInvisibleCharacters else { return quoted }
        var text = ""
        for scalar in quoted.unicodeScalars {
            text +=
                scalar.isInvisible
                ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }
        return text
    }

    var linesAfterFirst: [String] { components(separatedBy: "\n").dropFirst().map { $0 } }

    /// The string, without its middle if it is longer than `length`.
    func cutInMiddle(to length: Int) -> String {
        count <= length ? self : "\(prefix(length * 2 / 3)) … \(suffix(length / 3))"
    }
}

extension Unicode.Scalar {
    /// Whether it is an unusual space, or has no width.
    fileprivate var isInvisible: Bool {
        guard value > 0x7e else { return false }
        switch properties.generalCategory {
        case .spaceSeparator, .format: return true
        default: return false
        }
    }
}
