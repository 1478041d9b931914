import Foundation

/// Text broken into lines.
///
/// ```swift
/// let layout = TextLayout("Buy milk and bread", font: .systemFont(ofSize: 17), maximumWidth: 80)
/// layout.lines.map(\.text)  // ["Buy milk", "and bread"]
/// ```
///
/// A line ends at a newline, be it `\n`, `\r\n`, U+2028 or another that Unicode knows, and where the next
/// word would not fit. A word that is too wide for a line of its own breaks between characters. Spaces never
/// go to the next line: they hang over the edge and do not count. The empty text has no line, and a newline
/// at the end of the text begins another, empty one.
package struct TextLayout: Sendable {
    /// A line as it is shown.
    package struct Line: Hashable, Sendable {
        /// The text that is seen: without what hangs over at a break, with the ellipsis if there is one.
        package var text: String
        /// The width of the text in points, without spaces that hang over.
        package var width: CGFloat
        /// The part of the whole text that the line stands for, in bytes of UTF-8.
        ///
        /// Together the lines stand for all of it: what hangs over and the newline belong to the line they end,
        /// and whatever is not shown belongs to the last line.
        package var source: Range<Int>
    }

    /// The lines from top to bottom.
    package let lines: [Line]
    /// The width of the widest line, and the height of all lines, in points.
    package let size: CGSize
    /// Whether something other than spaces and newlines is not shown, or shown in part.
    package let isTruncated: Bool

    /// Breaks `text` into lines.
    ///
    /// - Parameters:
    ///   - maximumWidth: in points; at zero, below, or with NaN, lines are as long as they come.
    ///   - numberOfLines: how many lines there may be; at zero or below, as many as it takes.
    ///   - lineBreakMode: what becomes of text for which there is no room.
    /// - Complexity: O(*n*) in the number of characters.
    package init(
        _ text: String, font: UIFont, maximumWidth: CGFloat = .greatestFiniteMagnitude,
        numberOfLines: Int = 0,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
        var breaker = LineBreaker(
            text, font: font, room: Self.room(for: maximumWidth, font: font), mode: lineBreakMode,
            lineLimit: numberOfLines > 0 ? numberOfLines : .max)
        breaker.run()
        self.init(breaker, height: CGFloat(breaker.lines.count) * font.lineHeight)
    }

    /// Takes over the lines that were found.
    init(_ breaker: LineBreaker, height: CGFloat) {
        lines = breaker.lines
        isTruncated = breaker.isTruncated
        size = CGSize(width: breaker.lines.lazy.map(\.width).max() ?? 0, height: height)
    }

    /// The size of the text in points, up to whole pixels.
    ///
    /// Text laid out again in the width that this returns has the same lines.
    ///
    /// - Parameters:
    ///   - scale: pixels per point; a number that is not finite or not above zero counts as 1.
    /// - Complexity: O(*n*) in the number of characters.
    package static func size(
        of text: String, font: UIFont, maximumWidth: CGFloat = .greatestFiniteMagnitude,
        numberOfLines: Int = 0,
        lineBreakMode: NSLineBreakMode = .byWordWrapping, scale: CGFloat = 1
    ) -> CGSize {
        TextLayout(
            text, font: font, maximumWidth: maximumWidth, numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode
        ).size.roundedUp(scale: scale)
    }

    /// The maximum width in thousandths of an em, in which all lines are counted: integers add up exactly.
    ///
    /// A billionth is added, so that a width that went through a few sums and differences on its way here
    /// still has room for the text that it was measured for.
    static func room(for maximumWidth: CGFloat, font: UIFont) -> Int {
        guard maximumWidth > 0 else { return .max }
        let room = maximumWidth * (1 + 1e-9) / font.pointSize * 1000
        return room < 1e15 ? Int(room) : .max
    }
}

extension CGSize {
    /// The size up to whole pixels; a scale that is not finite or not above zero counts as 1.
    func roundedUp(scale: CGFloat) -> CGSize {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        return CGSize(
            width: (width * scale).rounded(.up) / scale, height: (height * scale).rounded(.up) / scale)
    }
}
