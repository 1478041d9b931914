/// A timing curve from (0, 0) to (1, 1) with two control points: time horizontally, progress vertically.
struct CubicBezier: Hashable, Sendable {
    let first: CGPoint
    let second: CGPoint

    /// Makes the curve; the horizontal coordinates of its points are clamped to 0...1, because time runs forwards.
    init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        first = CGPoint(x: x1.cutToUnit, y: y1.isFinite ? y1 : 0)
        second = CGPoint(x: x2.cutToUnit, y: y2.isFinite ? y2 : 1)
    }

    static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
    static let easeIn = CubicBezier(0.42, 0, 1, 1)
    static let easeOut = CubicBezier(0, 0, 0.58, 1)
    static let standard = CubicBezier(0.25, 0.1, 0.25, 1)

    func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        return Self.coordinate(first.y, second.y, at: parameter(at: time))
    }

    /// The parameter at which the curve's horizontal coordinate is `time`.
    ///
    /// Newton's method takes few steps, and bisection solves the rest, where the curve is almost vertical.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var guess = time
        for _ in 0..<200 {
            let error = Self.coordinate(first.x, second.x, at: guess) - time
            if error == 0 { return guess }
            if error > 0 { high = guess } else { low = guess }
            let slope = Self.slope(first.x, second.x, at: guess)
            let step = guess - error / slope
            let next = slope > 1e-9 && step > low && step < high ? step : (low + high) / 2
            if abs(next - guess) < 1e-15 { return next }
            guess = next
        }
        return guess
    }

    /// One coordinate of the curve's point at `s`, from 0 to 1, from that coordinate of its control points.
    private static func coordinate(_ first: Double, _ second: Double, at s: Double) -> Double {
        let rest = 1 - s
        return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
    }

    private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
        let rest = 1 - s
        return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
    }
}
