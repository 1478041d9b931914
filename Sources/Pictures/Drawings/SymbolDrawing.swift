import HeadlessUIKit

/// The drawing of a system symbol, in a square of 24 by 24: a simple sign for what the name says, or a neutral one.
///
/// The drawings are this package's own; they are as large and as heavy as the symbols that they stand for.
package struct SymbolDrawing {
    private let glyph: SymbolGlyph
    /// Whether there is a sign for the name.
    let isKnown: Bool
    private let isFilled: Bool
    /// What is around the sign: `circle`, `square` or nothing.
    private let frame: Substring?

    /// The path of the sign's lines, in the notation of SVG; empty for none.
    package var line: String { glyph.line }
    /// The path of what is filled in it; empty for none.
    package var area: String { glyph.area }
    /// Whether what its lines surround is filled, too.
    package var isClosed: Bool { glyph.isOutline && (isFilled || frame != nil) }
    /// What is around the sign: `circle` or `square`; `nil` for nothing.
    package var frameName: String? { frame.map(String.init) }
    /// Whether what is around the sign is filled, and leaves the sign out.
    package var isSolid: Bool { frame != nil && isFilled }
    package let isSlashed: Bool

    package init(_ name: String) {
        var parts = name.split(separator: ".")
        isFilled = parts.count > 1 && parts.contains("fill")
        isSlashed = parts.count > 1 && parts.contains("slash")
        if parts.count > 1 { parts.removeAll { $0 == "fill" || $0 == "slash" } }
        if SymbolGlyph.all[parts.joined(separator: ".")] == nil, parts.count > 1,
            let last = parts.last, last == "circle" || last == "square"
        {
            frame = last
            parts.removeLast()
        } else {
            frame = nil
        }
        var found: SymbolGlyph?
        for count in stride(from: parts.count, to: 0, by: -1) where found == nil {
            found = SymbolGlyph.all[parts[..<count].joined(separator: ".")]
        }
        glyph = found ?? .neutral
        isKnown = found != nil
    }

    private static func strokeWidth(_ weight: UIFont.Weight?) -> CGFloat {
        guard let weight else { return 1.9 }
        return 1.9 + (weight.rawValue - UIFont.Weight.regular.rawValue) * 2
    }

    private func sign(_ color: String, _ width: CGFloat, isFilled: Bool) -> String {
        var elements = ""
        if !glyph.line.isEmpty {
            let fill = isFilled && glyph.isOutline ? color : "fill=\"none\""
            elements +=
                "<path d=\"\(glyph.line)\" \(fill) \(color.replacing("fill", with: "stroke")) "
                + "stroke-width=\"\(width.shortText)\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        }
        if !glyph.area.isEmpty { elements += "<path d=\"\(glyph.area)\" \(color)/>" }
        return elements
    }

    /// The sign in the size that it has in a circle or a square.
    private func framed(_ color: String, _ width: CGFloat) -> String {
        "<g transform=\"matrix(0.56 0 0 0.56 5.28 5.28)\">\(sign(color, width / 0.62, isFilled: true))</g>"
    }

    private func frameElement(_ attributes: String) -> String {
        frame == "circle"
            ? "<circle cx=\"12\" cy=\"12\" r=\"10\"\(attributes)/>"
            : "<rect x=\"2.5\" y=\"2.5\" width=\"19\" height=\"19\" rx=\"4\"\(attributes)/>"
    }

    /// What a filled circle or square leaves out; `nil` for other symbols.
    func hole(weight: UIFont.Weight?) -> String? {
        frame != nil && isFilled ? framed("fill=\"#000000\"", Self.strokeWidth(weight)) : nil
    }

    /// - Parameter mask: the reference to the mask that has the ``hole(weight:)``.
    func element(_ color: UIColor, weight: UIFont.Weight?, mask: String?) -> String {
        let width = Self.strokeWidth(weight)
        let fill = color.svgAttributes("fill")
        var elements: String
        if frame == nil {
            elements = sign(fill, width, isFilled: isFilled)
        } else if isFilled {
            elements = frameElement(" \(fill)" + (mask.map { " mask=\"\($0)\"" } ?? ""))
        } else {
            let line = " fill=\"none\" \(color.svgAttributes("stroke")) stroke-width=\"\(width.shortText)\""
            elements = frameElement(line) + framed(fill, width)
        }
        if isSlashed {
            elements +=
                "<path d=\"M 3 3 L 21 21\" \(color.svgAttributes("stroke")) "
                + "stroke-width=\"\(width.shortText)\" stroke-linecap=\"round\"/>"
        }
        return elements
    }
}
