import Foundation

/// Where two shapes touch, or are about to.
struct DynamicTouch {
    /// On the second shape.
    var point: DynamicVector
    /// From the first shape to the second.
    var normal: DynamicVector
    /// Negative where they overlap.
    var separation: Double

    fileprivate var reversed: DynamicTouch {
        DynamicTouch(point: point + normal * separation, normal: -normal, separation: separation)
    }

    /// The touch with the point on the second shape, if it is on the first.
    private var onSecond: DynamicTouch {
        DynamicTouch(point: point + normal * separation, normal: normal, separation: separation)
    }

    /// The points where two shapes are closer than a margin: two at most.
    static func between(_ first: DynamicShape, _ second: DynamicShape, within margin: Double)
        -> [DynamicTouch]
    {
        let touches: [DynamicTouch]
        switch (first, second) {
        case (.circle(let one, let radius), .circle(let other, let otherRadius)):
            touches = circles(one, radius, other, otherRadius)
        case (.polygon(let corners), .circle(let center, let radius)):
            touches = polygon(corners, circle: center, radius)
        case (.circle(let center, let radius), .polygon(let corners)):
            touches = polygon(corners, circle: center, radius).map(\.reversed)
        case (.polygon(let one), .polygon(let other)):
            touches = polygons(Outline(one), Outline(other), within: margin)
        }
        return touches.filter { $0.separation <= margin }.map(\.onSecond)
    }

    /// The points where a shape of a body is closer to a line than a margin.
    ///
    /// - Parameter center: the body's centre, which is on the side where it is held.
    static func between(
        _ shape: DynamicShape, _ edge: DynamicEdge, center: DynamicVector, within margin: Double
    ) -> [DynamicTouch] {
        let direction = (edge.end - edge.start).unit
        let side = direction.perpendicular
        let isBelow = (center - edge.start).dot(side) >= 0
        // The line's face towards the body.
        let face = isBelow ? side : -side
        let along = (center - edge.start).dot(direction)
        let isBeside = along >= 0 && along <= (edge.end - edge.start).length
        let touches: [DynamicTouch]
        switch shape {
        case .circle(let middle, let radius):
            let place = min(max((middle - edge.start).dot(direction), 0), (edge.end - edge.start).length)
            let nearest = edge.start + direction * place
            let offset = nearest - middle
            let normal = isBeside ? -face : offset.unit
            guard normal != .zero else { return [] }
            touches = [
                DynamicTouch(
                    point: middle + normal * radius, normal: normal, separation: offset.dot(normal) - radius)
            ]
        case .polygon(let corners):
            // The face is the first of the line's two, as corners go clockwise.
            let ends = isBelow ? [edge.end, edge.start] : [edge.start, edge.end]
            let line = Outline(ends, faces: 1)
            touches =
                isBeside
                ? clipped(Outline(corners), against: line, face: 0).map(\.reversed)
                : polygons(Outline(corners), line, within: margin)
        }
        return touches.filter { $0.separation <= margin }.map(\.onSecond)
    }

    // MARK: Circles

    private static func circles(
        _ one: DynamicVector, _ radius: Double, _ other: DynamicVector, _ otherRadius: Double
    ) -> [DynamicTouch] {
        let line = other - one
        let normal = line == .zero ? DynamicVector(0, 1) : line.unit
        return [
            DynamicTouch(
                point: one + normal * radius, normal: normal,
                separation: line.length - radius - otherRadius)
        ]
    }

    private static func polygon(
        _ corners: [DynamicVector], circle center: DynamicVector, _ radius: Double
    ) -> [DynamicTouch] {
        let outline = Outline(corners)
        var best = (face: 0, distance: -Double.infinity)
        for face in corners.indices {
            let distance = (center - corners[face]).dot(outline.normals[face])
            if distance > best.distance { best = (face, distance) }
        }
        let (start, end) = (corners[best.face], outline.end(of: best.face))
        let direction = (end - start).unit
        let along = (center - start).dot(direction)
        if best.distance > 0, along < 0 || along > (end - start).length {
            let corner = along < 0 ? start : end
            let normal = (center - corner).unit
            guard normal != .zero else { return [] }
            return [
                DynamicTouch(
                    point: corner, normal: normal, separation: (center - corner).length - radius)
            ]
        }
        let normal = outline.normals[best.face]
        return [
            DynamicTouch(
                point: center - normal * best.distance, normal: normal, separation: best.distance - radius)
        ]
    }

    // MARK: Polygons

    /// A convex outline, or a line, whose first face alone counts.
    private struct Outline {
        let corners: [DynamicVector]
        /// Of each face, away from the inside.
        let normals: [DynamicVector]

        init(_ corners: [DynamicVector], faces: Int? = nil) {
            self.corners = corners
            normals = (0..<(faces ?? corners.count)).map {
                -(corners[($0 + 1) % corners.count] - corners[$0]).unit.perpendicular
            }
        }

        func end(of face: Int) -> DynamicVector { corners[(face + 1) % corners.count] }

        /// The face that is furthest from another outline, and how far.
        func furthestFace(from other: Outline) -> (face: Int, distance: Double) {
            var best = (face: 0, distance: -Double.infinity)
            for (face, normal) in normals.enumerated() {
                let distance = other.corners.map { ($0 - corners[face]).dot(normal) }.min() ?? 0
                if distance > best.distance + 1e-9 { best = (face, distance) }
            }
            return best
        }
    }

    private static func polygons(_ one: Outline, _ other: Outline, within margin: Double) -> [DynamicTouch] {
        let (first, second) = (one.furthestFace(from: other), other.furthestFace(from: one))
        guard first.distance <= margin, second.distance <= margin else { return [] }
        // The same face in frame after frame, even if rounding makes the other a little further.
        return second.distance > first.distance + 0.05
            ? clipped(one, against: other, face: second.face).map(\.reversed)
            : clipped(other, against: one, face: first.face)
    }

    /// The corners of an outline's face that look towards a face of another, with their distances from that.
    private static func clipped(_ outline: Outline, against other: Outline, face: Int) -> [DynamicTouch] {
        let normal = other.normals[face]
        let (start, end) = (other.corners[face], other.end(of: face))
        let direction = (end - start).unit
        // The face that looks towards the other most.
        var facing = 0
        for index in outline.normals.indices
        where outline.normals[index].dot(normal) < outline.normals[facing].dot(normal) - 1e-9 {
            facing = index
        }
        var points = [outline.corners[facing], outline.end(of: facing)]
        points = clip(points, from: start, direction)
        points = clip(points, from: end, -direction)
        return points.map {
            let distance = ($0 - start).dot(normal)
            return DynamicTouch(point: $0 - normal * distance, normal: normal, separation: distance)
        }
    }

    /// The part of a line that is beyond a point in a direction.
    private static func clip(
        _ line: [DynamicVector], from point: DynamicVector, _ direction: DynamicVector
    ) -> [DynamicVector] {
        guard line.count == 2 else { return [] }
        let distances = line.map { ($0 - point).dot(direction) }
        var kept = zip(line, distances).filter { $0.1 >= 0 }.map(\.0)
        if kept.count == 1 {
            let share = distances[0] / (distances[0] - distances[1])
            let cut = line[0] + (line[1] - line[0]) * share
            kept = distances[0] >= 0 ? [line[0], cut] : [cut, line[1]]
        }
        return kept
    }
}
