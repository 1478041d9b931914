import TimeLapse

/// A recognizer of a quick movement in one direction.
///
/// It is recognized as soon as the fingers have moved far enough, and fails if they take too long, deviate to
/// the side, move in the wrong direction or are lifted too early.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Makes a set of directions from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Self(rawValue: 1 << 0)
        /// To the left.
        public static let left = Self(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Self(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Self(rawValue: 1 << 3)
    }

    /// How long the movement may take, in seconds. Apple documents none of these numbers; they are what is
    /// commonly reported.
    package nonisolated static let maximumDuration: TimeInterval = 0.5

    /// How far the fingers must move in the direction, in points, as reported.
    package nonisolated static let minimumMovement: CGFloat = 50

    /// How far the fingers may deviate to the side, in points, as reported.
    package nonisolated static let maximumDeviation: CGFloat = 50

    /// How far the fingers may move in the opposite direction, in points.
    package nonisolated static let maximumRetreat: CGFloat = 10

    /// The directions that are recognized; to the right unless set.
    open var direction: Direction = .right

    /// The number of fingers; 1 unless set.
    open var numberOfTouchesRequired = 1

    private var timeOut: GestureTimeOut?

    /// Returns the location where the swipe began: the centroid of its touches.
    open override func location(in view: UIView?) -> CGPoint {
        convert(touches.centroid(\.startLocation), to: view)
    }

    /// Returns the location where a touch of the swipe began.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            return super.location(ofTouch: touchIndex, in: view)
        }
        return convert(touches[touchIndex].startLocation, to: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if self.touches.count > max(numberOfTouchesRequired, 1) { state = .failed }
        if timeOut == nil {
            timeOut = fail(after: Self.maximumDuration)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let start = self.touches.centroid(\.startLocation)
        let place = screenCentroid
        let offset = CGPoint(x: place.x - start.x, y: place.y - start.y)
        let hasAllFingers = self.touches.count == max(numberOfTouchesRequired, 1)
        let directions: [(Direction, CGFloat, CGFloat)] = [
            (.right, offset.x, offset.y), (.left, -offset.x, offset.y), (.down, offset.y, offset.x),
            (.up, -offset.y, offset.x),
        ]
        var isPossible = false
        for (direction, onward, aside) in directions where self.direction.contains(direction) {
            guard abs(aside) <= Self.maximumDeviation, onward >= -Self.maximumRetreat else { continue }
            isPossible = true
            if onward >= Self.minimumMovement, onward > abs(aside), hasAllFingers { state = .ended }
        }
        if !isPossible { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }

    override var stateOnCancellation: State? { .failed }

    open override func reset() {
        super.reset()
        timeOut?.cancel()
        timeOut = nil
    }
}
