import Foundation

extension UILabel {
    /// The text as it is broken into lines in the label's width, with the room that `adjustsFontSizeToFitWidth` makes.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    package final var shownLayout: TextLayout {
        let font = displayedFont
        guard font == self.font, let styled = attributedText, styled.length > 0 else {
            return TextLayout(
                text ?? "", font: font, maximumWidth: bounds.width, numberOfLines: numberOfLines,
                lineBreakMode: lineBreakMode)
        }
        return TextLayout(
            styled, font: font, maximumWidth: bounds.width, numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode)
    }
}
