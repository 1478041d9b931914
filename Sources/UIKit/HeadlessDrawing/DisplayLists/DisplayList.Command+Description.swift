import Foundation

extension DisplayList.Command: CustomStringConvertible {
    /// The command as one line of text; what has its default is left out.
    public var description: String {
        switch self {
        case .save: "save"
        case .restore: "restore"
        case .transform(let matrix): "transform \(matrix.words)"
        case .clip(let path, let evenOdd): "clip \(path)\(evenOdd ? " even-odd" : "")"
        case .mask(let image, let rect): "mask \(image) in \(rect.shortText)"
        case .fill(let path, let color, let evenOdd, let effects):
            "fill \(path) color \(color.hexText)\(evenOdd ? " even-odd" : "")\(effects.words)"
        case .stroke(let path, let color, let line, let effects):
            "stroke \(path) color \(color.hexText)\(line.words)\(effects.words)"
        case .shadow(let path, let shadow): "shadow of \(path)\(shadow.words)"
        case .clear(let rect): "clear \(rect.shortText)"
        case .text(let text, let effects): text.words + effects.words
        case .image(let image, let rect, let effects):
            "image \(image.drawingText) in \(rect.shortText)\(effects.words)"
        case .linearGradient(let gradient, let start, let end, let effects):
            "linear gradient \(start.shortText) to \(end.shortText) \(gradient.words)\(effects.words)"
        case .radialGradient(let gradient, let start, let end, let effects):
            "radial gradient \(start.words) to \(end.words) \(gradient.words)\(effects.words)"
        case .beginLayer(let rect, let effects):
            "begin layer\(rect.map { " in \($0.shortText)" } ?? "")\(effects.words)"
        case .endLayer: "end layer"
        }
    }
}

extension DisplayList.Line {
    package var words: String {
        var words = " width \(width.shortText)"
        if cap != .butt { words += " cap \(cap)" }
        if join != .miter { words += " join \(join)" }
        if join == .miter, miterLimit != 10 { words += " miter limit \(miterLimit.shortText)" }
        if start != 0 || end != 1 { words += " from \(start.shortText) to \(end.shortText)" }
        if !dashLengths.isEmpty {
            words += " dash \(dashLengths.map(\.shortText).joined(separator: " "))"
            if dashPhase != 0 { words += " phase \(dashPhase.shortText)" }
        }
        return words
    }
}

extension DisplayList.Effects {
    package var words: String {
        var words = alpha == 1 ? "" : " alpha \(alpha.shortText)"
        if blendMode != .normal { words += " blend \(blendMode)" }
        return words + (shadow.map { " shadow\($0.words)" } ?? "")
    }
}

extension DisplayList.Shadow {
    package var words: String {
        let offset = "(\(offset.width.shortText), \(offset.height.shortText))"
        return " \(offset) blur \(blur.shortText) color \(color.hexText)"
    }
}

extension DisplayList.Text {
    package var words: String {
        var words =
            "text \(string.quotedText) at \(origin.shortText) font \(font.fontName) \(font.pointSize.shortText)"
            + " color \(color.hexText)"
        if kern != 0 { words += " kern \(kern.shortText)" }
        if let backgroundColor { words += " background \(backgroundColor.hexText)" }
        if let underlineColor { words += " underline \(underlineColor.hexText)" }
        if let strikethroughColor { words += " strikethrough \(strikethroughColor.hexText)" }
        return words
    }
}

extension DisplayList.Gradient {
    package var words: String {
        let colors = stops.map { "\($0.color.hexText) \($0.location.shortText)" }.joined(separator: ", ")
        return colors + (extendsBeforeStart ? " before start" : "") + (extendsAfterEnd ? " after end" : "")
    }
}

extension DisplayList.Circle {
    package var words: String { "\(center.shortText) radius \(radius.shortText)" }
}

extension CGAffineTransform {
    package var words: String {
        if b == 0, c == 0 {
            let move = tx == 0 && ty == 0 ? "" : "translate \(tx.shortText) \(ty.shortText)"
            if a == 1, d == 1 { return move.isEmpty ? "identity" : move }
            let scale = "scale \(a.shortText) \(d.shortText)"
            return move.isEmpty ? scale : "\(move) \(scale)"
        }
        return "matrix " + [a, b, c, d, tx, ty].map(\.shortText).joined(separator: " ")
    }
}

extension UIImage {
    /// The image's name, or its size and content.
    fileprivate var drawingText: String {
        var words = imageOrientation == .up ? "" : " \(imageOrientation)"
        if let color = tintColor { words += " tint \(color.fixed.hexText)" }
        if let name = pictureName { return name.quotedText + words }
        return size.shortText + contentWords + words
    }
}

extension String {
    /// The text in quotes, on one line.
    package var quotedText: String {
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension UIColor {
    /// The colour as text: `#FF8000`, with the opacity as a fourth byte unless it is opaque.
    package var hexText: String {
        func byte(_ component: CGFloat) -> String {
            let text = String(Int((component.cutToUnit * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        let color = [redComponent, greenComponent, blueComponent].map(byte).joined()
        return "#" + color + (alphaComponent.cutToUnit == 1 ? "" : byte(alphaComponent))
    }
}
