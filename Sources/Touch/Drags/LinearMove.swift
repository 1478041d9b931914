import HeadlessUIKit

/// A movement in a straight line, point by point.
@MainActor
struct LinearMove {
    /// The most points between the ends: half an hour of frames.
    private static let mostPoints = 100_000

    let name: String
    var count = 0
    var isForced = false

    private var misuse: String? {
        (0...Self.mostPoints).contains(count)
            ? nil : "numberOfIntermediatePoints must be from 0 to \(Self.mostPoints), not \(count)"
    }

    /// Moves from one point of a target to another, both in its coordinates.
    func perform(on target: any TouchTarget, from start: CGPoint, to end: CGPoint) {
        perform(
            on: target.point(start), unless: Gesture.reason([start, end]),
            through: { evenly($0.point, $0.screenPoint(end, from: start)) })
    }

    /// Moves from a point where a target can be touched.
    func perform(on target: any TouchTarget, by delta: CGVector) {
        perform(
            on: target, unless: Gesture.reason(delta, is: "an offset"),
            through: { evenly($0.point, CGPoint(x: $0.point.x + delta.dx, y: $0.point.y + delta.dy)) })
    }

    /// Moves from the first of some points of a target to each of the others.
    func perform(on target: any TouchTarget, through points: [CGPoint]) {
        guard let start = points.first else {
            perform(on: target, unless: "there are no points to move along", through: { _ in [] })
            return
        }
        perform(
            on: target.point(start), unless: Gesture.reason(points),
            through: { aim in points.dropFirst().map { aim.screenPoint($0, from: start) } })
    }

    private func perform(
        on target: any TouchTarget, unless oddity: String?, through points: (TouchAim) -> [CGPoint]
    ) {
        var path: [CGPoint] = []
        GestureRunner(name: name, isForced: isForced, promisesEnd: true).perform(
            onEachOf: target, unless: misuse ?? oddity,
            starts: { aim in
                path = points(aim)
                return [aim.point]
            },
            script: { $0.step(through: path) })
    }

    /// The points after the first that divide the line into equal steps, the last of which is its end.
    private func evenly(_ start: CGPoint, _ end: CGPoint) -> [CGPoint] {
        let steps = count + 1
        return (1...steps).map { start.moved(CGFloat($0) / CGFloat(steps), towards: end) }
    }
}
