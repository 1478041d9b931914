import HeadlessUIKit

extension DisplayList.Text {
    var bounds: CGRect {
        CGRect(x: origin.x, y: origin.y - font.ascender, width: width, height: font.ascender - font.descender)
    }

    /// The text with its background and lines. Whatever font a browser has, it is as wide as here.
    var svgElements: String {
        guard width > 0 else { return "" }
        var elements = ""
        if let backgroundColor {
            elements += "<rect \(bounds.svgAttributes) \(backgroundColor.svgAttributes("fill"))/>"
        }
        if let underlineColor {
            elements += line(at: origin.y + font.pointSize * 0.12, underlineColor)
        }
        if string.contains(where: { !$0.isWhitespace }) { elements += letters }
        if let strikethroughColor {
            elements += line(at: origin.y - font.pointSize * 0.27, strikethroughColor)
        }
        return elements
    }

    private var letters: String {
        // Text that begins with letters from right to left runs from its right end.
        let isFromRight = string.unicodeScalars.first { $0.properties.isAlphabetic }?.isFromRight ?? false
        let x = isFromRight ? origin.x + width : origin.x
        return
            "<text x=\"\(x.shortText)\" y=\"\(origin.y.shortText)\"\(isFromRight ? " direction=\"rtl\"" : "")"
            + "\(font.svgAttributes) \(color.svgAttributes("fill")) textLength=\"\(width.shortText)\" "
            + "lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\">\(string.xmlText)</text>"
    }

    private func line(at y: CGFloat, _ color: UIColor) -> String {
        let thickness = max(font.pointSize / 15, 0.5)
        let rect = CGRect(x: origin.x, y: y, width: width, height: thickness)
        return "<rect \(rect.svgAttributes) \(color.svgAttributes("fill"))/>"
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter of Hebrew, Arabic or another script from right to left.
    fileprivate var isFromRight: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
        default: false
        }
    }
}

extension UIFont {
    /// The families of the system font, and those that come closest to it.
    static let svgSystemFamilies =
        "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Roboto, Helvetica, Arial, sans-serif"

    /// The attributes of text in the font; the system font is the document's.
    fileprivate var svgAttributes: String {
        let name = fontName
        let family: String? =
            if name.hasPrefix(".SFUIMono") {
                "ui-monospace, 'SF Mono', Menlo, Consolas, monospace"
            } else if name.hasPrefix(".NewYork") {
                "ui-serif, 'New York', Georgia, serif"
            } else if name.hasPrefix(".SFUIRounded") {
                "ui-rounded, 'SF Pro Rounded', \(Self.svgSystemFamilies)"
            } else if name.hasPrefix(".") {
                nil
            } else {
                "'\(familyName.filter { $0.isLetter || $0.isNumber || $0 == " " })', \(Self.svgSystemFamilies)"
            }
        var attributes = family.map { " font-family=\"\($0.xmlFamilies)\"" } ?? ""
        attributes += " font-size=\"\(pointSize.shortText)\""
        if weight != .regular { attributes += " font-weight=\"\(weight.cssWeight)\"" }
        if isItalic { attributes += " font-style=\"italic\"" }
        return attributes
    }
}

extension String {
    /// A list of families, which has only letters and quotes.
    fileprivate var xmlFamilies: String { filter { $0 != "\"" && $0 != "<" && $0 != "&" } }
}

extension UIFont.Weight {
    /// The weight in the steps of CSS.
    package var cssWeight: Int {
        let steps: [(UIFont.Weight, Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
            (.semibold, 600), (.bold, 700), (.heavy, 800),
        ]
        return steps.first { $0.0.rawValue >= rawValue - 0.01 }?.1 ?? 900
    }
}
