import Foundation

/// A segment of a path as a cubic curve; straight lines are converted.
package struct CubicSegment {
    package let start: CGPoint
    private let first: CGPoint
    private let second: CGPoint
    package let end: CGPoint
    private let isStraight: Bool

    init(from start: CGPoint, to end: CGPoint) {
        self.start = start
        self.end = end
        first = start
        second = end
        isStraight = true
    }

    init(from start: CGPoint, _ element: PathOutline.Element) {
        switch element {
        case .move(let end), .line(let end): self.init(from: start, to: end)
        case .close: self.init(from: start, to: start)
        case .quad(let control, let end):
            func between(_ point: CGPoint) -> CGPoint {
                CGPoint(
                    x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
            }
            self.init(start, between(start), between(end), end)
        case .curve(let first, let second, let end): self.init(start, first, second, end)
        }
    }

    private init(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        self.start = start
        self.first = first
        self.second = second
        self.end = end
        isStraight = false
    }

    /// The point at a parameter from 0 to 1.
    package func point(at share: CGFloat) -> CGPoint {
        if share <= 0 { return start }
        if share >= 1 { return end }
        if isStraight {
            return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
        return CGPoint(
            x: Self.value(start.x, first.x, second.x, end.x, share),
            y: Self.value(start.y, first.y, second.y, end.y, share))
    }

    /// The length, in points: that of 32 chords for a curve.
    var length: CGFloat {
        let count = isStraight ? 1 : 32
        let points = (0...count).map { point(at: CGFloat($0) / CGFloat(count)) }
        return zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    private static func value(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ share: CGFloat
    ) -> CGFloat {
        let rest = 1 - share
        return rest * rest * rest * a + 3 * rest * rest * share * b + 3 * rest * share * share * c
            + share * share * share * d
    }

    /// The ends, and the points between them where the curve turns back in either direction.
    var extremes: [CGPoint] {
        guard !isStraight else { return [start, end] }
        let turns =
            Self.turns(start.x, first.x, second.x, end.x) + Self.turns(start.y, first.y, second.y, end.y)
        return [start, end] + turns.map { point(at: $0) }
    }

    /// The parameters at which one coordinate turns back: where its derivative is zero.
    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let square = d - 3 * c + 3 * b - a
        let linear = 2 * (c - 2 * b + a)
        let constant = b - a
        var roots: [CGFloat] = []
        let discriminant = linear * linear - 4 * square * constant
        if discriminant >= 0 {
            // The numerically stable form, which loses nothing when the square hardly counts.
            let part = -(linear + (linear < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
            if square != 0 { roots.append(part / square) }
            if part != 0 { roots.append(constant / part) }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// The signed number of crossings with the ray from a point to the right: up counts as 1, down as -1.
    ///
    /// - Parameter countingAll: whether each crossing counts as 1.
    func winding(around point: CGPoint, countingAll: Bool) -> Int {
        if isStraight { return crossing(0, 1, point, countingAll) }
        let ys = [start.y, first.y, second.y, end.y]
        let xs = [start.x, first.x, second.x, end.x]
        // The curve lies within the bounds of its points.
        guard (ys.min() ?? 0) <= point.y, point.y <= (ys.max() ?? 0), point.x <= (xs.max() ?? 0) else {
            return 0
        }
        let shares = [0] + Self.turns(start.y, first.y, second.y, end.y).sorted() + [1]
        return zip(shares, shares.dropFirst()).reduce(0) { $0 + crossing($1.0, $1.1, point, countingAll) }
    }

    /// The crossing of a part on which the curve only rises or only falls.
    private func crossing(_ from: CGFloat, _ to: CGFloat, _ point: CGPoint, _ countingAll: Bool) -> Int {
        let (low, high) = (self.point(at: from), self.point(at: to))
        let rises = low.y < high.y
        let (bottom, top) = rises ? (low.y, high.y) : (high.y, low.y)
        // A joint belongs to one of the two segments that meet there.
        guard bottom <= point.y, point.y < top else { return 0 }
        guard abscissa(from, to, at: point.y, rises: rises) > point.x else { return 0 }
        return countingAll || rises ? 1 : -1
    }

    private func abscissa(_ from: CGFloat, _ to: CGFloat, at height: CGFloat, rises: Bool) -> CGFloat {
        if isStraight {
            return start.x + (end.x - start.x) * ((height - start.y) / (end.y - start.y))
        }
        var (low, high) = (from, to)
        // Bisects until two numbers can no longer be told apart.
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if (point(at: middle).y < height) == rises { low = middle } else { high = middle }
        }
        return point(at: (low + high) / 2).x
    }
}
