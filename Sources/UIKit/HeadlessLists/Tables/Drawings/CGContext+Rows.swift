struct RowPlace {
    var isFirst: Bool
    var isLast: Bool
}

extension CGContext {
    private static let groupCorners: CGFloat = 10

    /// Fills a row, with the corners of its group if that is inset.
    func fillRow(_ bounds: CGRect, _ place: RowPlace, isInset: Bool, _ color: UIColor) {
        guard isInset else { return fill(bounds, color) }
        saveGState()
        clip(to: bounds)
        var plate = bounds
        // Corners that the row does not have are clipped away.
        let hidden = 2 * Self.groupCorners
        if !place.isFirst {
            plate.origin.y -= hidden
            plate.size.height += hidden
        }
        if !place.isLast { plate.size.height += hidden }
        fill(plate, radius: Self.groupCorners, color)
        restoreGState()
    }
}
