import Foundation

extension UIFont {
    /// What is added to the width of each character of the system font, in thousandths of an em.
    ///
    /// It has two parts. One is the tracking of Apple's Human Interface Guidelines: Typography, Specifications, "iOS,
    /// iPadOS, visionOS tracking values", SF Pro. The other is what the letters themselves become narrower from 17 to
    /// 28 points, where the font goes over from its shapes for text to those for display: by 55, as fitted with the
    /// tables of `TextMetrics`; Apple names the range of sizes in "The details of UI typography" (WWDC20).
    static func tracking(atSize size: CGFloat) -> Int {
        let display = min(1, max(0, (size - 17) / 11))
        return Int((publishedTracking(atSize: size) - 55 * display).rounded())
    }

    private static let smallest = 6

    /// From 6 points on, point by point; sizes that the table leaves out have the value between their neighbours.
    private static let published: [CGFloat] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6,
        8, 11, 14, 14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8,
        8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 5.5, 5, 4.5, 4, 4, 4, 4, 4, 3.5,
        3, 2.5, 2, 2, 2, 2, 2, 1.75, 1.5, 1.25, 1, 0.75, 0.5, 0.25, 0,
    ]

    private static func publishedTracking(atSize size: CGFloat) -> CGFloat {
        let position = min(CGFloat(published.count - 1), max(0, size - CGFloat(smallest)))
        let below = Int(position)
        let above = min(below + 1, published.count - 1)
        return published[below] + (published[above] - published[below]) * (position - CGFloat(below))
    }

    /// The most steps until a smaller size is found: each leaves about a tenth of what the text is too wide by.
    private static let mostSteps = 12

    /// The font at the greatest size with which a text fits a width, or at the least size that is allowed.
    ///
    /// Widths are not proportional to sizes: small text has more tracking.
    ///
    /// - Parameters:
    ///   - width: the text's width in this font, with what its attributes add to it.
    ///   - least: the smallest size, in points; 0 for none.
    /// - Complexity: O(*n*) in the characters.
    package final func shrunk(
        toFit room: CGFloat, width: CGFloat, of text: String, least: CGFloat
    ) -> UIFont {
        let full = self.width(of: text)
        var font = self
        var wanted = width
        for _ in 0..<Self.mostSteps where wanted > room && font.pointSize > least {
            // A hair less than the proportion, so that rounding does not make the text too wide.
            font = withSize(max(least, font.pointSize * room / wanted * (1 - 1e-6)))
            wanted = full > 0 ? width * font.width(of: text) / full : width * font.pointSize / pointSize
        }
        return font
    }
}
