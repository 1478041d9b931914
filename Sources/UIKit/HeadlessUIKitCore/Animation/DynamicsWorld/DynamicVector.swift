import Foundation

/// A point or vector of simulated physics, in points.
typealias DynamicVector = SIMD2<Double>

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(point.x, point.y) }
    init(_ vector: CGVector) { self.init(vector.dx, vector.dy) }
    init(_ offset: UIOffset) { self.init(offset.horizontal, offset.vertical) }

    var length: Double { dot(self).squareRoot() }

    /// The vector of length 1 with its direction; zero for a vector of no length.
    var unit: DynamicVector {
        let length = length
        return length > 1e-9 ? self / length : .zero
    }

    /// The vector after a quarter turn clockwise, as y grows downward.
    var perpendicular: DynamicVector { DynamicVector(-y, x) }

    func dot(_ other: DynamicVector) -> Double { x * other.x + y * other.y }

    func cross(_ other: DynamicVector) -> Double { x * other.y - y * other.x }

    func turned(by angle: Double) -> DynamicVector {
        if angle == 0 { return self }
        let (sine, cosine) = (sin(angle), cos(angle))
        return DynamicVector(x * cosine - y * sine, x * sine + y * cosine)
    }
}

extension CGPoint {
    init(_ vector: DynamicVector) { self.init(x: vector.x, y: vector.y) }
}

extension CGVector {
    /// The direction in radians, clockwise from the positive x axis.
    var angle: CGFloat { atan2(dy, dx) }

    var length: CGFloat { hypot(dx, dy) }

    init(angle: CGFloat, length: CGFloat) { self.init(dx: length * cos(angle), dy: length * sin(angle)) }
}

extension CGVector: FiniteValue {
    package var isFinite: Bool { dx.isFinite && dy.isFinite }
    package var shortText: String { "(\(dx.shortText), \(dy.shortText))" }
}
