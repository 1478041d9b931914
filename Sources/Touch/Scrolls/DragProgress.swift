/// How close content has come to where it is dragged along an axis, and what a finger does next.
///
/// Content whose layout or delegate decides where it comes to rest may go back when the finger leaves it. It is then
/// dragged further, up to the length that is visible, and at last flicked.
struct DragProgress {
    enum Next {
        case drag, flick
        /// It stays where it is: at the goal, or where its layout or delegate wants it.
        case stop(isThere: Bool)
        /// It did not come closer at all.
        case giveUp
    }

    /// How often content that has come no closer may be dragged again because its size changed.
    private static let patience = 20

    private let start: CGFloat
    private let goal: CGFloat
    private let tolerance: CGFloat
    private var distance: CGFloat
    private var resizings = 0
    /// Whether it went back once when the finger left it.
    private var hasSnapped = false
    private var hasFlicked = false
    /// Whether it may be dragged further than to the goal.
    private let mayPass: Bool
    /// The least length of the next drag, in points.
    private(set) var reach: CGFloat = 0

    init(from start: CGFloat, to goal: CGFloat, within tolerance: CGFloat, mayPass: Bool) {
        self.start = start
        self.goal = goal
        self.tolerance = tolerance
        self.mayPass = mayPass
        distance = abs(goal - start)
    }

    var isThere: Bool { distance <= tolerance }

    /// What follows a gesture after which content came to rest.
    ///
    /// - Parameters:
    ///   - offset: where it rests.
    ///   - isResized: whether its size changed meanwhile, as that of a list with estimated heights does.
    ///   - visible: the visible length.
    mutating func next(at offset: CGFloat, isResized: Bool, visible: CGFloat) -> Next {
        let left = abs(goal - offset)
        let isCloser = left < distance - tolerance / 2
        distance = left
        if isThere { return .stop(isThere: true) }
        let travelled = goal > start ? offset - start : start - offset
        let isBeyond = travelled >= abs(goal - start)
        // The way back would be too long, too.
        if isBeyond, hasSnapped { return .stop(isThere: false) }
        if isCloser { return .drag }
        if isResized, resizings < Self.patience {
            resizings += 1
            return .drag
        }
        if isBeyond { return .stop(isThere: false) }
        guard mayPass else { return .giveUp }
        if reach < visible {
            hasSnapped = true
            reach = max(2 * left, 2 * reach, visible / 4)
            return .drag
        }
        guard hasFlicked else {
            hasFlicked = true
            return .flick
        }
        return travelled > tolerance ? .stop(isThere: false) : .giveUp
    }
}
