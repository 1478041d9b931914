import Foundation

extension CGRect {
    package var center: CGPoint {
        CGPoint(x: midX, y: midY)
    }

    /// Whether two rectangles share an area, however small.
    ///
    /// Rectangles that merely touch do not overlap, so Foundation's `intersects` cannot be used. A rectangle
    /// with no area stands for its origin, and overlaps one with that point inside or on its edge. The null
    /// rectangle, and one with a NaN, overlap nothing. A negative width or height counts as the same
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

    /// Returns the intersection, without an area if they merely touch; the null rectangle if there is none.
    ///
    /// Foundation's `intersection` makes ranges of the edges, which traps if one of them is NaN: as the far edge
    /// of a finite rectangle is that begins at one end of what a number can hold and is as wide as the other.
    package func clipped(to other: CGRect) -> CGRect {
        guard !isNull, !other.isNull else { return .null }
        let (one, two) = (standardized, other.standardized)
        let (left, right) = (max(one.minX, two.minX), min(one.maxX, two.maxX))
        let (top, bottom) = (max(one.minY, two.minY), min(one.maxY, two.maxY))
        guard left <= right, top <= bottom, one.isOrdered, two.isOrdered else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether the two share a point, if only by touching: `intersects`, but safe for edges that are NaN.
    package func meets(_ other: CGRect) -> Bool { !clipped(to: other).isNull }

    private var isOrdered: Bool { minX <= maxX && minY <= maxY }

    private var hasNoArea: Bool { width == 0 || height == 0 }

    private func reaches(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }
}
