import HeadlessUIKit

extension String {
    /// The text for an element or an attribute in double quotes; what XML does not allow becomes U+FFFD.
    var xmlText: String {
        var text = ""
        text.reserveCapacity(utf8.count)
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            // Parsers change them in attributes, unless they are written as numbers.
            case "\t", "\n", "\r": text += "&#\(scalar.value);"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
                text.unicodeScalars.append("\u{FFFD}")
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension CGRect {
    var svgAttributes: String {
        "x=\"\(minX.shortText)\" y=\"\(minY.shortText)\" width=\"\(width.shortText)\" height=\"\(height.shortText)\""
    }
}

extension CGAffineTransform {
    var svgText: String {
        if a == 1, b == 0, c == 0, d == 1 { return "translate(\(tx.shortText) \(ty.shortText))" }
        let factors = [a, b, c, d].map(\.preciseText) + [tx.shortText, ty.shortText]
        return "matrix(\(factors.joined(separator: " ")))"
    }
}

extension UIColor {
    /// The components of the colour as `#RRGGBB`, and its opacity.
    var svgParts: (color: String, opacity: CGFloat) {
        (String(hexText.prefix(7)), min(max(alphaComponent, 0), 1))
    }

    /// An attribute with the colour, and one with its opacity unless it is opaque.
    func svgAttributes(_ name: String) -> String {
        let (color, opacity) = svgParts
        return "\(name)=\"\(color)\"" + (opacity == 1 ? "" : " \(name)-opacity=\"\(opacity.shortText)\"")
    }
}
