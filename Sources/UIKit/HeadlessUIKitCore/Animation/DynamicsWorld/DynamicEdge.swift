import Foundation

/// A straight line of a boundary.
struct DynamicEdge {
    var start: DynamicVector
    var end: DynamicVector

    /// The lines of a path; a curve is eight of them.
    static func edges(of path: UIBezierPath) -> [DynamicEdge] {
        var edges: [DynamicEdge] = []
        for segment in path.cgPath.outline.segments(closed: false) {
            let points = points(of: segment)
            for (start, end) in zip(points, points.dropFirst()) where (end - start).length > 1e-6 {
                edges.append(DynamicEdge(start: start, end: end))
            }
        }
        return edges
    }

    static func edges(of rect: CGRect) -> [DynamicEdge] { edges(of: UIBezierPath(rect: rect)) }

    /// The corners of a path's outline.
    static func corners(of path: UIBezierPath) -> [DynamicVector] {
        var corners: [DynamicVector] = []
        for segment in path.cgPath.outline.segments(closed: true) {
            for point in points(of: segment).dropLast()
            where corners.last.map({ ($0 - point).length > 1e-6 }) ?? true { corners.append(point) }
        }
        if let first = corners.first, let last = corners.last, corners.count > 1,
            (last - first).length <= 1e-6
        {
            corners.removeLast()
        }
        return corners
    }

    private static func points(of segment: CubicSegment) -> [DynamicVector] {
        let (start, end) = (DynamicVector(segment.start), DynamicVector(segment.end))
        let side = (end - start).unit.perpendicular
        let isStraight = [0.25, 0.5, 0.75].allSatisfy {
            (DynamicVector(segment.point(at: $0)) - start).dot(side).magnitude < 1e-6
        }
        if isStraight, side != .zero { return [start, end] }
        return (0...8).map { DynamicVector(segment.point(at: CGFloat($0) / 8)) }
    }
}
