/// What a keyframe animation shows at its keyframes and between them.
struct KeyframeValues {
    private let values: [AnimatedValue]
    /// The lines and curves between the values; empty if they are not on a path.
    private let segments: [CubicSegment]

    /// Makes the values; `nil` if there are none, or one is missing.
    init?(_ values: [AnimatedValue?]) {
        self.values = values.compactMap { $0 }
        segments = []
        if self.values.isEmpty || self.values.count < values.count { return nil }
    }

    /// Makes the values of positions along a path; `nil` if it has no lines or curves.
    ///
    /// From the end of a subpath the position jumps to the beginning of the next one.
    init?(_ path: CGPath) {
        segments = path.outline.segments(closed: false)
        guard let first = segments.first else { return nil }
        values = [.point(first.start)] + segments.map { .point($0.end) }
    }

    var count: Int { values.count }

    func value(at index: Int) -> AnimatedValue { values[index] }

    /// The value part-way to the next one, in a straight line or along the path.
    func value(after index: Int, _ progress: Double, atOneSpeed: Bool) -> AnimatedValue {
        guard !segments.isEmpty else { return values[index].interpolated(to: values[index + 1], progress) }
        let segment = segments[index]
        let share = atOneSpeed ? Self.share(of: segment, atLength: progress) : progress
        return .point(segment.point(at: CGFloat(share)))
    }

    /// The value part-way to the next one, on a smooth curve through all values; a path is one as it is.
    func smoothValue(after index: Int, _ progress: Double) -> AnimatedValue {
        guard segments.isEmpty else { return value(after: index, progress, atOneSpeed: false) }
        return values[index].interpolated(
            to: values[index + 1], progress, from: values[max(index - 1, 0)],
            to: values[min(index + 2, values.count - 1)])
    }

    // MARK: Lengths

    /// The times of the values, from 0 to 1, if it goes from each to the next at one speed.
    var timesAtOneSpeed: [Double] {
        var sums = [0.0]
        for index in 0..<values.count - 1 { sums.append(sums[index] + length(after: index)) }
        let total = sums[sums.count - 1]
        return total > 0 ? sums.map { $0 / total } : sums.indices.map { $0 == 0 ? 0 : 1 }
    }

    private func length(after index: Int) -> Double {
        segments.isEmpty
            ? values[index].distance(to: values[index + 1]) : Self.lengths(of: segments[index]).reduce(0, +)
    }

    /// In how many straight pieces a curve is measured.
    private static let pieces = 64

    private static func lengths(of segment: CubicSegment) -> [Double] {
        let points = (0...pieces).map { segment.point(at: CGFloat($0) / CGFloat(pieces)) }
        return zip(points, points.dropFirst()).map { Double(hypot($1.x - $0.x, $1.y - $0.y)) }
    }

    /// The curve's parameter after a share of its length.
    private static func share(of segment: CubicSegment, atLength share: Double) -> Double {
        let lengths = lengths(of: segment)
        var rest = lengths.reduce(0, +) * share
        for (index, length) in lengths.enumerated() {
            if rest <= length { return (Double(index) + (length > 0 ? rest / length : 0)) / Double(pieces) }
            rest -= length
        }
        return 1
    }
}
