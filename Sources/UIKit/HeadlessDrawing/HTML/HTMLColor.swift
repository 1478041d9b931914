import Foundation

/// The colours of HTML and CSS.
enum HTMLColor {
    /// A colour as CSS writes it: a name, `#08f`, `#0088ff`, `rgb(…)` or `rgba(…)`; `nil` for anything else.
    static func color(_ text: String) -> UIColor? {
        let text = text.lowercased().filter { !$0.isWhitespace }
        if text.hasPrefix("#") { return ofDigits(text.dropFirst()) }
        if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            let parts = text[open...].dropFirst().dropLast().split { $0 == "," || $0 == "/" }
            guard parts.count >= 3 else { return nil }
            let colors = parts.prefix(3).map { number($0, of: 255) }
            let alpha = parts.count > 3 ? number(parts[3], of: 1) : 1
            return UIColor(red: colors[0], green: colors[1], blue: colors[2], alpha: alpha)
        }
        if text == "transparent" { return .clear }
        return names[text].flatMap { ofDigits(Substring($0)) }
    }

    /// A colour of an attribute, which may lack the number sign.
    static func attribute(_ text: String) -> UIColor? { color(text) ?? ofDigits(Substring(text)) }

    private static func number(_ text: Substring, of most: CGFloat) -> CGFloat {
        let value =
            text.hasSuffix("%") ? (Double(text.dropLast()) ?? 0) / 100 : (Double(text) ?? 0) / Double(most)
        return value.isFinite ? min(max(CGFloat(value), 0), 1) : 0
    }

    private static func ofDigits(_ digits: Substring) -> UIColor? {
        guard [3, 4, 6, 8].contains(digits.count), let value = UInt32(digits, radix: 16) else { return nil }
        let isShort = digits.count < 5
        let bits: UInt32 = isShort ? 4 : 8
        let count = digits.count / (isShort ? 1 : 2)
        let parts = (0..<count).map { index -> CGFloat in
            let part = value >> (bits * UInt32(count - 1 - index)) & (isShort ? 0xF : 0xFF)
            return CGFloat(part) / (isShort ? 15 : 255)
        }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: count > 3 ? parts[3] : 1)
    }

    private static let names = [
        "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff",
        "maroon": "800000", "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff", "magenta": "ff00ff",
        "green": "008000", "lime": "00ff00", "olive": "808000", "yellow": "ffff00", "navy": "000080",
        "blue": "0000ff", "teal": "008080", "aqua": "00ffff", "cyan": "00ffff", "orange": "ffa500",
        "brown": "a52a2a", "pink": "ffc0cb", "gold": "ffd700", "crimson": "dc143c", "coral": "ff7f50",
        "tomato": "ff6347", "indigo": "4b0082", "violet": "ee82ee", "khaki": "f0e68c", "salmon": "fa8072",
        "darkblue": "00008b", "darkgreen": "006400", "darkred": "8b0000", "darkgray": "a9a9a9",
        "darkgrey": "a9a9a9", "darkorange": "ff8c00", "lightblue": "add8e6", "lightgreen": "90ee90",
        "lightgray": "d3d3d3", "lightgrey": "d3d3d3", "lightyellow": "ffffe0", "dimgray": "696969",
        "slategray": "708090", "steelblue": "4682b4", "royalblue": "4169e1", "skyblue": "87ceeb",
        "dodgerblue": "1e90ff", "deepskyblue": "00bfff", "turquoise": "40e0d0", "forestgreen": "228b22",
        "seagreen": "2e8b57", "limegreen": "32cd32", "firebrick": "b22222", "hotpink": "ff69b4",
        "deeppink": "ff1493", "chocolate": "d2691e", "tan": "d2b48c", "beige": "f5f5dc", "ivory": "fffff0",
        "lavender": "e6e6fa", "whitesmoke": "f5f5f5", "gainsboro": "dcdcdc", "rebeccapurple": "663399",
    ]
}
