import Foundation

/// Replaces the entities of XML by the characters that they stand for.
enum XMLEntities {
    /// The text of some characters; `nil` if an entity is not known, or stands for a character that is not allowed.
    static func text(_ characters: XMLSlice) -> String? {
        let parts = characters.string.split(separator: "&", omittingEmptySubsequences: false)
        var text = String(parts[0])
        for part in parts.dropFirst() {
            guard let end = part.firstIndex(of: ";"), let scalar = scalar(part[..<end]) else { return nil }
            text.unicodeScalars.append(scalar)
            text += part[part.index(after: end)...]
        }
        return text
    }

    private static func scalar(_ name: Substring) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.first == "#" else { return nil }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        let isAllowed = value == 9 || value == 10 || value == 13 || value >= 0x20 && value & 0xFFFE != 0xFFFE
        return isAllowed ? scalar : nil
    }
}
