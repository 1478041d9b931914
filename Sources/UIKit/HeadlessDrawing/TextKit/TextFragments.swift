import Foundation

/// A line of text in a container.
package struct TextFragment {
    /// The characters, with spaces that hang over and the newline.
    package var range: NSRange
    /// The line's whole part of the container, in the container's coordinates.
    package var rect: CGRect
    /// The part that its text takes, with the padding.
    package var usedRect: CGRect
    /// The distance of the baseline from the upper edge.
    package var baseline: CGFloat

    package init(range: NSRange, rect: CGRect, usedRect: CGRect, baseline: CGFloat) {
        self.range = range
        self.rect = rect
        self.usedRect = usedRect
        self.baseline = baseline
    }
}

/// A text that is laid out in a container.
@MainActor
package protocol TextFragments {
    /// The lines from top to bottom; one without characters at the end for an empty text, or after a newline.
    var lines: [TextFragment] { get }
    /// The left edge of the character at an offset on a line, in the container's coordinates; the right one of the
    /// text at its end.
    func left(of offset: Int, onLine index: Int) -> CGFloat
}
