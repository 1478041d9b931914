import Foundation

/// A convex shape of a body, from the body's centre: a circle, or a polygon whose corners go clockwise on the screen.
enum DynamicShape {
    case circle(DynamicVector, radius: Double)
    case polygon([DynamicVector])

    /// The shapes of an item.
    @MainActor
    static func shapes(of item: any UIDynamicItem) -> [DynamicShape] {
        if let group = item as? UIDynamicItemGroup { return group.shapes }
        let (width, height) = (Double(item.bounds.width), Double(item.bounds.height))
        switch item.collisionBoundsType {
        case .rectangle: break
        case .ellipse: return [ellipse(width, height)]
        case .path:
            let corners = DynamicEdge.corners(of: item.collisionBoundingPath)
            if corners.count > 2 { return [clockwise(corners)] }
        }
        let (x, y) = (width / 2, height / 2)
        return [
            .polygon([
                DynamicVector(-x, -y), DynamicVector(x, -y), DynamicVector(x, y), DynamicVector(-x, y),
            ])
        ]
    }

    private static func ellipse(_ width: Double, _ height: Double) -> DynamicShape {
        if width == height { return .circle(.zero, radius: width / 2) }
        let count = 32
        return .polygon(
            (0..<count).map {
                let angle = 2 * Double.pi * Double($0) / Double(count)
                return DynamicVector(cos(angle) * width / 2, sin(angle) * height / 2)
            })
    }

    /// A polygon of corners in either order.
    private static func clockwise(_ corners: [DynamicVector]) -> DynamicShape {
        .polygon(doubleArea(corners) < 0 ? corners.reversed() : corners)
    }

    private static func doubleArea(_ corners: [DynamicVector]) -> Double {
        zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) }
    }

    var area: Double {
        switch self {
        case .circle(_, let radius): Double.pi * radius * radius
        case .polygon(let corners): Self.doubleArea(corners).magnitude / 2
        }
    }

    /// The largest distance of its points from the body's centre.
    var reach: Double {
        switch self {
        case .circle(let center, let radius): center.length + radius
        case .polygon(let corners): corners.map(\.length).max() ?? 0
        }
    }

    /// The integral of the square of the distance from the body's centre, for its inertia.
    var moment: Double {
        switch self {
        case .circle(let center, let radius):
            return area * (radius * radius / 2 + center.dot(center))
        case .polygon(let corners):
            var sum = 0.0
            for (one, other) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                sum += one.cross(other) * (one.dot(one) + one.dot(other) + other.dot(other)) / 12
            }
            return sum.magnitude
        }
    }

    func applying(_ transform: CGAffineTransform) -> DynamicShape {
        func moved(_ point: DynamicVector) -> DynamicVector {
            DynamicVector(CGPoint(point).applying(transform))
        }
        switch self {
        case .circle(let center, let radius): return .circle(moved(center), radius: radius)
        case .polygon(let corners): return Self.clockwise(corners.map(moved))
        }
    }

    /// The shape where a body is.
    func placed(at position: DynamicVector, angle: Double) -> DynamicShape {
        switch self {
        case .circle(let center, let radius):
            .circle(position + center.turned(by: angle), radius: radius)
        case .polygon(let corners): .polygon(corners.map { position + $0.turned(by: angle) })
        }
    }
}
