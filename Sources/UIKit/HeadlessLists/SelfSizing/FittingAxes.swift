/// The axes along which a view may choose its size.
struct FittingAxes: OptionSet {
    let rawValue: UInt8

    static let horizontal = Self(rawValue: 1 << 0)
    static let vertical = Self(rawValue: 1 << 1)
    static let both: Self = [.horizontal, .vertical]

    /// How important the size along an axis is that the view is given.
    func priority(_ axis: Self) -> UILayoutPriority { contains(axis) ? .fittingSizeLevel : .required }
}

extension NSCollectionLayoutSize {
    /// The axes along which the size is an estimate.
    var estimatedAxes: FittingAxes {
        var axes: FittingAxes = []
        if widthDimension.isEstimated { axes.insert(.horizontal) }
        if heightDimension.isEstimated { axes.insert(.vertical) }
        return axes
    }
}
