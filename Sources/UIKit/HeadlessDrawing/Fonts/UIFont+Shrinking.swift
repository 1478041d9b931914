import Foundation

extension UIFont {
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
