import Foundation

/// A format of `os_log`: as that of `String(format:)`, with the privacy of values in braces.
struct LogFormat {
    /// The characters between a percent sign and the letter that says what a value is.
    private static let modifiers = Set("0123456789.-+ #*'lhqjzLt")

    private let format: Substring

    init(_ format: String) {
        self.format = format[...]
    }

    /// The message with values; one without a value in `values` reads `(missing)`.
    func filled(with values: [Any]) -> OSLogInterpolation {
        var message = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
        var (rest, values) = (format, values[...])
        while let percent = rest.firstIndex(of: "%") {
            message.appendLiteral(String(rest[..<percent]))
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                message.appendLiteral("%")
                rest.removeFirst()
                continue
            }
            let options = Self.takeOptions(&rest)
            let modifiers = rest.prefix { Self.modifiers.contains($0) }
            rest = rest.dropFirst(modifiers.count)
            guard let letter = rest.popFirst() else { break }
            let value = values.popFirst()
            let text = value.map { Self.text(of: $0, modifiers, letter) } ?? "(missing)"
            message.append(text, Self.privacy(options), isPublic: !"@sSP".contains(letter))
        }
        message.appendLiteral(String(rest))
        return message
    }

    /// Removes `{public, uuid_t}` from the front; returns its words.
    private static func takeOptions(_ rest: inout Substring) -> [String] {
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return [] }
        let words = rest[..<end].dropFirst().split(separator: ",")
        rest = rest[end...].dropFirst()
        return words.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static func privacy(_ options: [String]) -> OSLogPrivacy {
        if options.contains("public") { return .public }
        let mask: OSLogPrivacy.Mask = options.contains("mask.hash") ? .hash : .none
        if options.contains("sensitive") { return .sensitive(mask: mask) }
        return options.contains("private") ? .private(mask: mask) : .auto(mask: mask)
    }

    private static func text(of value: Any, _ modifiers: Substring, _ letter: Character) -> String {
        let flags = modifiers.filter { !"lhqjzLt*'".contains($0) }
        switch letter {
        case "d", "i", "D", "u", "U", "x", "X", "o", "O", "c":
            guard let number = value as? any BinaryInteger else { break }
            let whole = Int64(truncatingIfNeeded: number)
            if letter == "c" { return UnicodeScalar(UInt8(truncatingIfNeeded: whole)).description }
            return String(format: "%\(flags)ll\(letter.lowercased(keeping: "X"))", whole)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            let number = (value as? any BinaryFloatingPoint).map { Double($0) }
            guard let number = number ?? (value as? NSNumber)?.doubleValue else { break }
            return String(format: "%\(flags)\(letter)", number)
        case "s":
            if let text = value as? UnsafePointer<CChar> { return String(cString: text) }
            if let text = value as? UnsafeMutablePointer<CChar> { return String(cString: text) }
        default: break
        }
        return "\(value)"
    }
}

extension Character {
    /// The letter in lower case, as Foundation's formats have it, unless its case has a meaning.
    fileprivate func lowercased(keeping other: Character) -> String {
        self == other ? String(self) : lowercased()
    }
}
