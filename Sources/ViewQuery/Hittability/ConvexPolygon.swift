/// A convex polygon, with its corners in one direction of rotation.
struct ConvexPolygon {
    private(set) var corners: [CGPoint]

    /// Makes a polygon of the corners of a rectangle, wherever a transform has put them.
    init(_ corners: [CGPoint]) {
        // A mirrored rectangle has the opposite direction.
        self.corners = Self.signedArea(corners) < 0 ? corners.reversed() : corners
    }

    var area: Double { abs(Self.signedArea(corners)) }

    func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
        // A polygon without an area may have no edges to cut along.
        guard other.area > 0 else { return ConvexPolygon([]) }
        var rest = self
        for edge in other.edges { rest = rest.cut(along: edge, keepingInside: true) }
        return rest
    }

    /// The part of the polygon outside another, in pieces.
    func subtracting(_ other: ConvexPolygon) -> [ConvexPolygon] {
        guard other.area > 0, mayOverlap(other) else { return [self] }
        var rest = self
        var pieces: [ConvexPolygon] = []
        for edge in other.edges {
            let outside = rest.cut(along: edge, keepingInside: false)
            if outside.area > 0 { pieces.append(outside) }
            rest = rest.cut(along: edge, keepingInside: true)
        }
        return pieces
    }

    private var edges: [(from: CGPoint, to: CGPoint)] {
        corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
    }

    private func mayOverlap(_ other: ConvexPolygon) -> Bool {
        guard let own = box, let others = other.box else { return false }
        return own.minX < others.maxX && others.minX < own.maxX && own.minY < others.maxY
            && others.minY < own.maxY
    }

    private var box: (minX: CGFloat, maxX: CGFloat, minY: CGFloat, maxY: CGFloat)? {
        guard let first = corners.first else { return nil }
        return corners.reduce(into: (first.x, first.x, first.y, first.y)) { box, corner in
            box = (min(box.0, corner.x), max(box.1, corner.x), min(box.2, corner.y), max(box.3, corner.y))
        }
    }

    /// The part on one side of a line, after Sutherland and Hodgman.
    private func cut(along edge: (from: CGPoint, to: CGPoint), keepingInside: Bool) -> ConvexPolygon {
        func side(_ point: CGPoint) -> CGFloat {
            let cross =
                (edge.to.x - edge.from.x) * (point.y - edge.from.y)
                - (edge.to.y - edge.from.y) * (point.x - edge.from.x)
            return keepingInside ? cross : -cross
        }
        var kept: [CGPoint] = []
        for (start, end) in edges {
            let (first, second) = (side(start), side(end))
            if first >= 0 { kept.append(start) }
            if (first > 0 && second < 0) || (first < 0 && second > 0) {
                let part = first / (first - second)
                kept.append(
                    CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            }
        }
        return ConvexPolygon(kept)
    }

    private static func signedArea(_ corners: [CGPoint]) -> Double {
        guard corners.count > 2 else { return 0 }
        var sum = 0.0
        for index in corners.indices {
            let (corner, next) = (corners[index], corners[(index + 1) % corners.count])
            sum += Double(corner.x * next.y - next.x * corner.y)
        }
        return sum / 2
    }
}
