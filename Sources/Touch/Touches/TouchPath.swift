/// A path of straight lines through points, with its length at each point.
struct TouchPath {
    private let points: [CGPoint]
    /// The length of the path up to each point.
    private let lengths: [CGFloat]

    /// Makes the path through `points`; `nil` for none.
    init?(_ points: [CGPoint]) {
        guard let first = points.first else { return nil }
        self.points = points
        var lengths: [CGFloat] = [0]
        var (total, last): (CGFloat, CGPoint) = (0, first)
        for point in points.dropFirst() {
            total += hypot(point.x - last.x, point.y - last.y)
            lengths.append(total)
            last = point
        }
        self.lengths = lengths
    }

    /// The point at a part of the path's length, from 0 to 1; both ends are exact.
    ///
    /// - Complexity: O(log *n*) in the points.
    func point(at progress: Double) -> CGPoint {
        let last = points.count - 1
        guard progress < 1, lengths[last] > 0 else { return points[last] }
        let wanted = max(0, CGFloat(progress)) * lengths[last]
        // The last point that is not further along than wanted.
        var (low, high) = (0, last)
        while low < high {
            let middle = (low + high + 1) / 2
            if lengths[middle] <= wanted { low = middle } else { high = middle - 1 }
        }
        guard low < last, lengths[low + 1] > lengths[low] else { return points[low] }
        let part = (wanted - lengths[low]) / (lengths[low + 1] - lengths[low])
        return points[low].moved(part, towards: points[low + 1])
    }
}

extension CGPoint {
    /// The point at a part of the line to another point, from 0 to 1; both ends are exact.
    func moved(_ part: CGFloat, towards other: CGPoint) -> CGPoint {
        if part == 1 { return other }
        return CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
