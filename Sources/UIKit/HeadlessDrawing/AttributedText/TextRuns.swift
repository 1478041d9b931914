import Foundation

/// The runs of an attributed text for layout, each with one font.
struct TextRuns {
    struct Run {
        /// The end in the text, in bytes of UTF-8.
        var end: Int
        var font: UIFont
        var kern: CGFloat
        /// Whether the font's own kerning applies.
        var isKerned = true
        var attachment: CGSize?
        var paragraph: NSParagraphStyle?

        var height: CGFloat { max(font.lineHeight, attachment?.height ?? 0) }
    }

    let text: String
    private(set) var runs: [Run] = []

    /// Splits a text into runs; `font` is the default font.
    init(_ attributed: NSAttributedString, font: UIFont) {
        text = attributed.string
        let whole = attributed.string
        var end = 0
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) {
            values, range, _ in
            if let range = Range(range, in: whole) { end += whole[range].utf8.count }
            let kern =
                (values[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? values[.kern] as? CGFloat ?? 0
            runs.append(
                Run(
                    end: end, font: values[.font] as? UIFont ?? font, kern: kern.isFinite ? kern : 0,
                    isKerned: values[.kern] == nil || kern != 0,
                    attachment: (values[.attachment] as? NSTextAttachment)?.size,
                    paragraph: values[.paragraphStyle] as? NSParagraphStyle))
        }
    }

    init(plain text: String, font: UIFont) {
        self.text = text
        if !text.isEmpty {
            runs = [Run(end: text.utf8.count, font: font, kern: 0, attachment: nil, paragraph: nil)]
        }
    }

    /// The characters, with widths in thousandths of an em of `unit`.
    func characters(in unit: UIFont) -> [LineCharacter] {
        var characters = LineCharacter.all(in: text, font: unit)
        var (run, start) = (0, 0)
        var before: Character?
        for index in characters.indices {
            while run + 1 < runs.count, runs[run].end <= start {
                run += 1
                before = nil
            }
            guard run < runs.count else { break }
            let from = text.utf8.index(text.startIndex, offsetBy: start)
            start = characters[index].end
            let character = text[from]
            let kerning = kerning(of: before, character, runs[run])
            before = character
            guard characters[index].kind != .newline else { continue }
            let width = max(0, width(of: character, runs[run]))
            characters[index].width = Self.thousandths(width, of: unit)
            characters[index].kern = Int16(clamping: Self.thousandths(max(kerning, -width), of: unit))
        }
        return characters
    }

    private func width(of character: Character, _ run: Run) -> CGFloat {
        run.attachment?.width
            ?? run.font.width(ofThousandths: run.font.thousandths(of: character)) + run.kern
    }

    private func kerning(of before: Character?, _ character: Character, _ run: Run) -> CGFloat {
        guard let before, run.isKerned else { return 0 }
        return run.font.kerning(between: before, and: character)
    }

    private static func thousandths(_ points: CGFloat, of unit: UIFont) -> Int {
        let thousandths = (points / unit.pointSize * 1000).rounded()
        return thousandths.magnitude < 1e12 ? Int(thousandths) : 1_000_000_000_000
    }

    /// The runs that overlap a part of the text, in bytes; for an empty part, the one before it.
    func runs(in range: Range<Int>) -> ArraySlice<Run> {
        // The first that ends after the beginning.
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        guard low < runs.count else { return runs.suffix(1) }
        var last = low
        while last + 1 < runs.count, runs[last].end < range.upperBound { last += 1 }
        return runs[low...last]
    }
}

extension TextLayout {
    /// Breaks an attributed text into lines, each as high as its highest run.
    ///
    /// - Parameter font: the default font.
    /// - Complexity: O(*n*) in the number of characters.
    package init(
        _ attributed: NSAttributedString, font: UIFont, maximumWidth: CGFloat, numberOfLines: Int,
        lineBreakMode: NSLineBreakMode
    ) {
        let runs = TextRuns(attributed, font: font)
        var breaker = LineBreaker(
            runs.text, characters: runs.characters(in: font), font: font,
            room: Self.room(for: maximumWidth, font: font), mode: lineBreakMode,
            lineLimit: numberOfLines > 0 ? numberOfLines : .max)
        breaker.run()
        self.init(breaker, height: Self.places(of: breaker.lines, runs).height)
    }

    /// Returns the size of an attributed text in points, rounded up to whole pixels.
    package static func size(
        of attributed: NSAttributedString, font: UIFont, maximumWidth: CGFloat, numberOfLines: Int,
        lineBreakMode: NSLineBreakMode, scale: CGFloat
    ) -> CGSize {
        TextLayout(
            attributed, font: font, maximumWidth: maximumWidth, numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode
        ).size.roundedUp(scale: scale)
    }
}
