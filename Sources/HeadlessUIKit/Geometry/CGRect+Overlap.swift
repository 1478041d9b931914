import Foundation

extension CGRect {
    /// The point in the middle.
    package var center: CGPoint {
        CGPoint(x: midX, y: midY)
    }

    /// Whether something of the one can be seen through the other: they share an area, however small.
    ///
    /// Rectangles that merely touch do not overlap, for which Foundation's `intersects` cannot be used. A
    /// rectangle with no area stands for its origin, and overlaps what has that point in it or on its edge.
    /// The null rectangle, and one with a NaN, overlap nothing. A negative width or height counts as the same
    /// rectangle measured from its other corner.
    package func overlaps(_ other: CGRect) -> Bool {
        guard !isNull, !other.isNull else { return false }
        let one = standardized
        let two = other.standardized
        if one.hasNoArea || two.hasNoArea {
            return (one.hasNoArea && two.reaches(one.origin)) || (two.hasNoArea && one.reaches(two.origin))
        }
        return one.minX < two.maxX && two.minX < one.maxX && one.minY < two.maxY && two.minY < one.maxY
    }

    private var hasNoArea: Bool { width == 0 || height == 0 }

    private func reaches(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }
}
