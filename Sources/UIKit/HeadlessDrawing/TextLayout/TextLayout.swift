import Foundation

/// Text broken into lines.
///
/// ```swift
/// let layout = TextLayout("Buy milk and bread", font: .systemFont(ofSize: 17), maximumWidth: 80)
/// layout.lines.map(\.text)  // ["Buy milk", "and bread"]
/// ```
///
/// A line ends at a newline, be it `\n`, `\r\n`, U+2028 or another that Unicode defines, and where the next
/// word would not fit. A word that is too wide for one line breaks between characters. Spaces never move to
/// the next line: they hang over the edge and do not count. The empty text has no line, and a newline at the
/// end of the text begins another, empty one.
package struct TextLayout: Sendable {
    /// A line as it is displayed.
    package struct Line: Hashable, Sendable {
        /// The visible text: without what hangs over at a break, with the ellipsis if there is one.
        package var text: String
        /// The width of the text in points, without spaces that hang over.
        package var width: CGFloat
        /// The part of the whole text that the line stands for, in bytes of UTF-8.
        ///
        /// Together the lines cover all of it: what hangs over and the newline belong to the line they end,
        /// and everything that is not visible belongs to the last line.
        package var source: Range<Int>
    }

    package let lines: [Line]
    /// The width of the widest line, and the height of all lines, in points.
    package let size: CGSize
    /// Whether anything other than spaces and newlines is not visible, or only in part.
    package let isTruncated: Bool

    /// Breaks `text` into lines.
    ///
    /// - Parameters:
    ///   - maximumWidth: in points; at zero, below, or with NaN, lines are not limited.
    ///   - numberOfLines: the maximum number of lines; at zero or below, it is not limited.
    ///   - lineBreakMode: how text that does not fit is broken or truncated.
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
        self.init(breaker, height: font.height(ofLines: breaker.lines.count))
    }

    init(_ breaker: LineBreaker, height: CGFloat) {
        lines = breaker.lines
        isTruncated = breaker.isTruncated
        size = CGSize(width: breaker.lines.lazy.map(\.width).max() ?? 0, height: height)
    }

    /// Returns the size of the text in points, rounded up to whole pixels.
    ///
    /// Text laid out again in the returned width has the same lines.
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

    /// The maximum width in thousandths of an em, the unit of all widths: integers add up exactly.
    ///
    /// A billionth is added, so that a width that went through a few sums and differences on its way here is
    /// still enough for the text that it was measured for.
    static func room(for maximumWidth: CGFloat, font: UIFont) -> Int {
        guard maximumWidth > 0 else { return .max }
        let room = maximumWidth * (1 + 1e-9) / font.pointSize * 1000
        return room < 1e15 ? Int(room) : .max
    }
}

extension CGSize {
    /// Returns the size rounded up to whole pixels; a scale that is not a finite number above zero counts as 1.
    package func roundedUp(scale: CGFloat) -> CGSize {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        return CGSize(
            width: (width * scale).rounded(.up) / scale, height: (height * scale).rounded(.up) / scale)
    }
}
