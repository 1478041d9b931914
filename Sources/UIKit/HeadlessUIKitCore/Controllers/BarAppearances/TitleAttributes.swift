extension UILabel {
    /// Shows font and colour of attributes, or the given ones where they have none.
    final func show(_ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
        let (font, color) =
            (attributes[.font] as? UIFont ?? font, attributes[.foregroundColor] as? UIColor ?? color)
        // Setting them requests layout, so only other ones are set.
        if self.font != font { self.font = font }
        if textColor != color { textColor = color }
    }
}
