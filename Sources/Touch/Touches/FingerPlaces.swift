/// Finds places for several fingers around a point, so that all of them touch the target.
@MainActor
enum FingerPlaces {
    /// The first of some arrangements in which every finger touches the target; `nil` if there is none, which is
    /// recorded as a failure.
    static func first(_ aim: TouchAim, of spans: [CGFloat], _ arrangement: (CGFloat) -> [CGPoint])
        -> [CGPoint]?
    {
        var failure: TouchFailure?
        for span in spans {
            let points = arrangement(span)
            failure = nil
            for point in points where failure == nil { failure = aim.failure(at: point) }
            if failure == nil { return points }
        }
        failure?.record()
        return nil
    }

    /// Fingers side by side, around a point of the screen.
    static func row(_ count: Int, around aim: TouchAim) -> [CGPoint]? {
        if count == 1 { return [aim.point] }
        return first(aim, of: [40, 30, 20, 10, 5, 2, 1]) { span in
            (0..<count).map { index in
                CGPoint(x: aim.point.x + (CGFloat(index) - CGFloat(count - 1) / 2) * span, y: aim.point.y)
            }
        }
    }

    /// How far apart two fingers come down: the first distance for which there is room.
    ///
    /// The larger ones come first, because long movements are recognized most reliably.
    static let pairDistances: [CGFloat] = [200, 150, 100, 60, 40, 20, 10, 4, 2]

    /// Two fingers on both sides of a point of the screen.
    static func pair(at distance: CGFloat, from point: CGPoint, angle: CGFloat) -> [CGPoint] {
        let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
        return [CGPoint(x: point.x - x, y: point.y - y), CGPoint(x: point.x + x, y: point.y + y)]
    }
}
