import Foundation

extension HTMLStyle {
    /// Splits declarations such as `color: red; font-size: 17px`.
    static func declarations(_ text: some StringProtocol) -> [(property: String, value: String)] {
        text.split(separator: ";").compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            var value = String(part[colon...].dropFirst())
            if let mark = value.range(of: "!important") { value.removeSubrange(mark) }
            return (
                part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
                value.trimmingCharacters(in: .whitespacesAndNewlines)
            )
        }
    }

    /// Takes on a declaration; one that it does not know changes nothing.
    mutating func take(_ property: String, _ value: String) {
        let word = value.lowercased()
        switch property {
        case "color": if let color = HTMLColor.color(value) { self.color = color }
        case "background-color", "background":
            if let color = HTMLColor.color(value) { background = color == .clear ? nil : color }
        case "font-size": takeSize(word)
        case "font-family": takeFamily(value)
        case "font-weight": isBold = word.hasPrefix("bold") || (Int(word) ?? 0) >= 600
        case "font-style": isItalic = word.hasPrefix("italic") || word.hasPrefix("oblique")
        case "font": takeFont(value)
        case "text-align": takeAlignment(word)
        case "text-decoration", "text-decoration-line":
            isUnderlined = word.contains("underline")
            isStruckThrough = word.contains("line-through")
        case "text-indent": block.firstIndent = block.headIndent + (length(word) ?? 0)
        case "text-transform": transform = word
        case "letter-spacing": letterSpacing = length(word) ?? 0
        case "line-height": takeLineHeight(word)
        case "margin-bottom": block.spacing = max(length(word) ?? block.spacing, 0)
        case "margin-left":
            block.headIndent = max(length(word) ?? block.headIndent, 0)
            block.firstIndent = block.headIndent
        case "margin": takeMargins(word)
        case "white-space": keepsWhitespace = word.hasPrefix("pre")
        case "list-style-type", "list-style": listStyle = word
        case "display": if word == "none" { isHidden = true }
        default: break
        }
    }

    private mutating func takeSize(_ word: String) {
        let names: [String: CGFloat] = [
            "xx-small": 9, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18,
            "xx-large": 24,
        ]
        if let size = names[word] {
            fontSize = size
        } else if word == "smaller" || word == "larger" {
            fontSize *= word == "larger" ? 1.2 : 1 / 1.2
        } else if let size = length(word), size > 0 {
            fontSize = size
        }
    }

    /// The shorthand: `italic bold 17px/20px Helvetica, sans-serif`.
    private mutating func takeFont(_ value: String) {
        var rest = value[...]
        while let part = rest.split(separator: " ").first {
            let word = part.lowercased()
            rest = rest[part.endIndex...]
            let size = word.split(separator: "/").first.map(String.init) ?? ""
            if length(size) != nil, Int(word) == nil {
                takeSize(size)
                takeFamily(String(rest))
                return
            }
            if word.hasPrefix("bold") || Int(word) != nil { take("font-weight", word) }
            if word == "italic" || word == "oblique" { isItalic = true }
        }
    }

    private mutating func takeLineHeight(_ word: String) {
        if let factor = Double(word) {
            lineHeight = fontSize * CGFloat(min(max(factor, 0), 1000))
        } else {
            lineHeight = max(length(word) ?? 0, 0)
        }
    }

    private mutating func takeMargins(_ word: String) {
        let sides = word.split(separator: " ").map { length(String($0)) ?? 0 }
        guard let first = sides.first else { return }
        block.spacing = max(sides.count > 2 ? sides[2] : first, 0)
        block.headIndent = max(sides.count > 3 ? sides[3] : sides.count > 1 ? sides[1] : first, 0)
        block.firstIndent = block.headIndent
    }

    /// A length in points; `nil` for what is none.
    private func length(_ word: String) -> CGFloat? {
        let units: [(String, CGFloat)] = [
            ("px", 1), ("pt", 4 / 3), ("rem", 12), ("em", fontSize), ("%", fontSize / 100),
            ("ex", fontSize / 2),
        ]
        for (unit, factor) in units where word.hasSuffix(unit) {
            guard let number = Double(word.dropLast(unit.count)), number.isFinite else { return nil }
            return CGFloat(min(max(number, -10_000), 10_000)) * factor
        }
        return Double(word).flatMap { $0.isFinite ? CGFloat(min(max($0, -10_000), 10_000)) : nil }
    }
}
