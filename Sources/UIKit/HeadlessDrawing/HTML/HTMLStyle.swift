import Foundation

/// The style of an element's text, which the elements inside inherit.
struct HTMLStyle {
    /// The style of the block that a paragraph is in, which is not inherited.
    struct Block {
        var tag = "body"
        var spacing: CGFloat = 0
        var headIndent: CGFloat = 0
        var firstIndent: CGFloat = 0

        /// Whether line breaks inside of it do not begin paragraphs, and its margins count.
        var isParagraph: Bool { tag == "p" || tag == "li" || isHeading }

        var isHeading: Bool {
            tag.count == 2 && tag.hasPrefix("h") && tag.last.map { "123456".contains($0) } ?? false
        }
    }

    /// The face of text without a font, as in UIKit.
    static let usualFamily = "Times New Roman"

    var fontSize: CGFloat = 12
    var family = Self.usualFamily
    var isBold = false
    var isItalic = false
    var color = UIColor.black
    var background: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
    var letterSpacing: CGFloat = 0
    var lineHeight: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var link: String?
    var keepsWhitespace = false
    var isHidden = false
    var listStyle: String?
    var transform: String?
    var block = Block()

    // MARK: Attributes

    var font: UIFont {
        let systemNames = [
            "-apple-system", "system-ui", "blinkmacsystemfont", ".sfui-regular", ".applesystemuifont",
        ]
        var size = fontSize
        // As the converter of WebKit rounds.
        if ((2 * size).rounded() / 2 - size).magnitude < 0.05 { size = (2 * size).rounded() / 2 }
        if systemNames.contains(family.lowercased()) {
            let font = UIFont.systemFont(ofSize: size, weight: isBold ? .bold : .regular)
            return isItalic ? font.with(.traitItalic) : font
        }
        if family == Self.usualFamily {
            let face = isBold ? isItalic ? "-BoldItalicMT" : "-BoldMT" : isItalic ? "-ItalicMT" : nil
            return .named("TimesNewRomanPS" + (face ?? "MT"), size)
        }
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        let font = UIFont.named(family, size)
        return traits.isEmpty ? font : font.with(traits)
    }

    /// The attributes of text in a number of lists inside each other.
    func attributes(listDepth: Int) -> [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        values[.backgroundColor] = background
        if isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruckThrough { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if letterSpacing != 0 { values[.kern] = NSNumber(value: Double(letterSpacing)) }
        if let link { values[.link] = URL(string: link) as Any? ?? link }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        if block.isParagraph {
            style.paragraphSpacing = block.spacing
            style.headIndent = block.headIndent
            style.firstLineHeadIndent = block.firstIndent
        }
        style.minimumLineHeight = lineHeight
        if listDepth > 0 {
            style.firstLineHeadIndent = 0
            style.headIndent = 36 * CGFloat(listDepth)
        }
        values[.paragraphStyle] = NSParagraphStyle(style.values)
        return values
    }

    // MARK: Elements

    /// Takes on what browsers do with an element of its own.
    mutating func take(_ tag: String, _ attributes: [String: String]) {
        switch tag {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "dfn", "var", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruckThrough = true
        case "big": fontSize *= 1.2
        case "small", "sub", "sup": fontSize /= 1.2
        case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "pre", "code", "tt", "kbd", "samp", "textarea":
            family = "Courier"
            if tag == "pre" || tag == "textarea" { keepsWhitespace = true }
        case "a" where attributes["href"] != nil: takeLink(attributes["href"] ?? "")
        case "font": takeFont(attributes)
        case "center": alignment = .center
        case "p": block.spacing = fontSize
        case "ul", "ol", "dl": listStyle = nil
        default: break
        }
        if block.isHeading, tag == block.tag, let level = tag.last?.wholeNumberValue {
            let scale: [CGFloat] = [2, 1.5, 1.17, 1, 0.83, 0.67]
            let margin: [CGFloat] = [0.67, 0.83, 1, 1.33, 1.67, 2.33]
            fontSize *= scale[level - 1]
            block.spacing = fontSize * margin[level - 1]
            isBold = true
        }
        if let side = attributes["align"] { takeAlignment(side) }
        if let direction = attributes["dir"], alignment == .natural {
            alignment = direction.lowercased() == "rtl" ? .right : .natural
        }
        if attributes["hidden"] != nil { isHidden = true }
    }

    private mutating func takeLink(_ address: String) {
        let address = address.trimmingCharacters(in: .whitespacesAndNewlines)
        if !address.isEmpty, !address.hasPrefix("#") { link = address }
        color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
        isUnderlined = true
    }

    private mutating func takeFont(_ attributes: [String: String]) {
        if let value = attributes["color"], let color = HTMLColor.attribute(value) { self.color = color }
        if let face = attributes["face"] { takeFamily(face) }
        guard let text = attributes["size"]?.trimmingCharacters(in: .whitespaces), let number = Int(text)
        else {
            return
        }
        // The sizes of browsers for a usual size of 12.
        let sizes: [CGFloat] = [9, 10, 12, 14, 18, 24, 36]
        let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
        fontSize = sizes[min(max(isRelative ? 2 + min(max(number, -9), 9) : number - 1, 0), 6)]
    }

    mutating func takeFamily(_ list: String) {
        let first = list.split(separator: ",").first ?? ""
        let name = first.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'"))
        switch name.lowercased() {
        case "": break
        case "serif", "times": family = Self.usualFamily
        case "sans-serif": family = "Helvetica"
        case "monospace": family = "Courier"
        default: family = name
        }
    }

    mutating func takeAlignment(_ side: String) {
        switch side.lowercased() {
        case "left", "start": alignment = .left
        case "right", "end": alignment = .right
        case "center", "middle": alignment = .center
        case "justify": alignment = .justified
        default: break
        }
    }
}

extension UIFont {
    /// The font with a name, which is not empty.
    fileprivate static func named(_ name: String, _ size: CGFloat) -> UIFont {
        UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }

    fileprivate func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }
}
