import Foundation

/// An attributed text that is laid out in a width, to be drawn line by line.
package struct TextDrawing {
    private let text: String
    /// The attributes of the text's parts, in their order; none for plain text.
    private let attributes: [(end: Int, values: [NSAttributedString.Key: Any])]
    private let layout: TextLayout
    private let places: [TextLayout.LinePlace]
    private let font: UIFont
    private let color: UIColor
    package let size: CGSize

    /// Lays out a text.
    ///
    /// - Parameter maximumWidth: in points; not limited at zero or below.
    package init(
        _ text: NSAttributedString, font: UIFont, color: UIColor = .black, maximumWidth: CGFloat,
        numberOfLines: Int, _ mode: NSLineBreakMode
    ) {
        let attributes = text.attributesByEnd
        let first = attributes.first?.values[.font] as? UIFont
        let layout = TextLayout(
            text, font: first ?? font, maximumWidth: maximumWidth, numberOfLines: numberOfLines,
            lineBreakMode: mode)
        self.init(text.string, attributes, font, color, layout, TextRuns(text, font: first ?? font))
    }

    /// Lays out a text without attributes, which takes less than the same with attributes.
    package init(
        plain text: String, font: UIFont, color: UIColor, maximumWidth: CGFloat, numberOfLines: Int,
        _ mode: NSLineBreakMode
    ) {
        let layout = TextLayout(
            text, font: font, maximumWidth: maximumWidth, numberOfLines: numberOfLines, lineBreakMode: mode)
        self.init(text, [], font, color, layout, TextRuns(plain: text, font: font))
    }

    private init(
        _ text: String, _ attributes: [(end: Int, values: [NSAttributedString.Key: Any])], _ font: UIFont,
        _ color: UIColor, _ layout: TextLayout, _ runs: TextRuns
    ) {
        (self.text, self.attributes, self.font, self.color) = (text, attributes, font, color)
        self.layout = layout
        let placed = TextLayout.places(of: layout.lines, runs)
        places = placed.lines
        size = CGSize(width: layout.size.width, height: placed.height)
    }

    var firstBaseline: CGFloat { places.first?.baseline ?? 0 }

    var lineCount: Int { max(places.count, 1) }

    /// Draws the lines into a rectangle, from its upper edge.
    ///
    /// - Parameter isRightToLeft: whether natural alignment is on the right.
    package func draw(
        in rect: CGRect, _ context: CGContext, alignment: NSTextAlignment = .natural,
        isRightToLeft: Bool = false
    ) {
        for (line, place) in zip(layout.lines, places) {
            let pieces = pieces(of: line)
            let style = pieces.first?.values[.paragraphStyle] as? NSParagraphStyle
            var side = style?.alignment ?? .natural
            if side == .natural { side = alignment }
            if side == .natural { side = isRightToLeft ? .right : .left }
            let room = rect.width - line.width
            var left = rect.minX
            switch side {
            case .center: left += room / 2
            case .right: left += room
            default: break
            }
            let isFirst = line.source.lowerBound == 0
            if side == .left || side == .justified, let style {
                left += isFirst ? style.firstLineHeadIndent : style.headIndent
            }
            draw(pieces, from: CGPoint(x: left, y: rect.minY), place, context)
        }
    }

    private func draw(
        _ pieces: [Piece], from origin: CGPoint, _ place: TextLayout.LinePlace, _ context: CGContext
    ) {
        var x = origin.x
        for piece in pieces {
            let font = piece.values[.font] as? UIFont ?? font
            let baseline = origin.y + place.baseline
            if let attachment = piece.values[.attachment] as? NSTextAttachment {
                let size = attachment.size
                let y = baseline - size.height - attachment.bounds.minY
                let rect = CGRect(x: x, y: y, width: size.width, height: size.height)
                if let image = attachment.image { context.draw(image, in: rect) }
                x += size.width
                continue
            }
            let kern = Self.number(piece.values[.kern])
            let isKerned = piece.values[.kern] == nil || kern != 0
            let natural = font.width(of: piece.string, isKerned: isKerned)
            let width = natural + kern * CGFloat(piece.string.count)
            var text = DisplayList.Text(
                string: piece.string,
                origin: CGPoint(x: x, y: baseline - Self.number(piece.values[.baselineOffset])), width: width,
                font: font, color: Self.color(piece.values[.foregroundColor]) ?? color.fixed, kern: kern)
            text.backgroundColor = Self.color(piece.values[.backgroundColor])
            text.underlineColor = Self.line(
                piece.values[.underlineStyle], piece.values[.underlineColor], text.color)
            text.strikethroughColor = Self.line(
                piece.values[.strikethroughStyle], piece.values[.strikethroughColor], text.color)
            var effects = context.state.effects
            if let shadow = (piece.values[.shadow] as? NSShadow)?.values { effects.shadow = shadow }
            context.record(.text(text, effects))
            x += width
        }
    }

    // MARK: Attributes

    private static func color(_ value: Any?) -> UIColor? {
        (value as? UIColor)?.fixed ?? (value as? CGColor).map { UIColor(cgColor: $0) }
    }

    private static func number(_ value: Any?) -> CGFloat {
        let number: CGFloat
        switch value {
        case let value as CGFloat: number = value
        case let value as NSNumber: number = CGFloat(value.doubleValue)
        case let value as Double: number = CGFloat(value)
        case let value as Int: number = CGFloat(value)
        default: number = 0
        }
        return number.isFinite ? number : 0
    }

    private static func line(_ style: Any?, _ own: Any?, _ color: UIColor) -> UIColor? {
        number(style) == 0 ? nil : Self.color(own) ?? color
    }

    // MARK: Pieces

    /// A part of a line with the same attributes.
    struct Piece {
        var string: String
        var values: [NSAttributedString.Key: Any]
    }

    /// The parts of a line as it is visible; an ellipsis has the attributes of what is before it.
    private func pieces(of line: TextLayout.Line) -> [Piece] {
        if attributes.count < 2 {
            return line.text.isEmpty
                ? [] : [Piece(string: line.text, values: attributes.first?.values ?? [:])]
        }
        let source = Array(text.utf8)[line.source]
        let shown = Array(line.text.utf8)
        // What is visible is the beginning of the line's source, or that and the end of it with an ellipsis
        // in between.
        let same = zip(source, shown).prefix { $0 == $1 }.count
        let rest = shown.count - same
        var ends = source
        while let last = ends.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: " ") {
            ends.removeLast()
        }
        let tail = min(zip(ends.reversed(), shown.reversed()).prefix { $0 == $1 }.count, rest)
        func values(at byte: Int) -> Int {
            attributes.firstIndex { $0.end > byte } ?? max(attributes.count - 1, 0)
        }
        var pieces: [(index: Int, text: String)] = []
        var byte = 0
        for character in line.text {
            let length = String(character).utf8.count
            let place =
                byte < same || rest == 0
                ? line.source.lowerBound + byte
                : byte >= shown.count - tail
                    ? ends.endIndex - (shown.count - byte) : line.source.lowerBound + max(same - 1, 0)
            let index = values(at: place)
            if pieces.last?.index == index {
                pieces[pieces.count - 1].text.append(character)
            } else {
                pieces.append((index, String(character)))
            }
            byte += length
        }
        return pieces.map { part in
            Piece(
                string: part.text,
                values: attributes.indices.contains(part.index) ? attributes[part.index].values : [:])
        }
    }
}
