import HeadlessUIKit

/// A swipe: fingers that come down, move straight in one direction and are lifted while they move.
@MainActor
struct Swipe {
    /// The shortest default length, for small targets; recognizers need some 50 points.
    private static let leastLength: CGFloat = 100

    private let name: String
    private let direction: CGVector
    private let length: CGFloat?
    private let duration: Duration
    private let fingers: Int
    private let isForced: Bool

    init(
        name: String, dx: CGFloat, dy: CGFloat, _ length: CGFloat?, _ duration: Duration, _ fingers: Int,
        _ isForced: Bool
    ) {
        self.name = name
        direction = CGVector(dx: dx, dy: dy)
        self.length = length
        self.duration = duration
        self.fingers = fingers
        self.isForced = isForced
    }

    func perform(on target: any TouchTarget) {
        let isValid = length.map { $0.isFinite && $0 > 0 } ?? true
        let misuse = isValid ? nil : "length must be above 0, not \((length ?? 0).shortText)"
        var distance = length ?? Self.leastLength
        GestureRunner(name: name, isForced: isForced).perform(
            onEachOf: target,
            unless: misuse ?? Gesture.reason(fingers: fingers) ?? duration.reasonAgainstMoving,
            starts: { aim in
                distance = length ?? usualLength(on: aim.view)
                return FingerPlaces.row(fingers, around: aim)
            },
            script: { gesture in
                gesture.move(
                    by: CGVector(dx: direction.dx * distance, dy: direction.dy * distance), over: duration)
            })
    }

    private func usualLength(on view: UIView?) -> CGFloat {
        guard let view else { return Self.leastLength }
        let size = view.convertToScreen(view.bounds).size
        return max(Self.leastLength, (direction.dx == 0 ? size.height : size.width) / 2)
    }
}
