import Foundation
import TimeLapse

/// A block of animations that is being run: what is changed in it is animated.
@MainActor
final class AnimationScope {
    /// The innermost block under way; blocks are run in one go, so there is one at a time.
    private(set) static var current: AnimationScope?

    /// Whether a change is to be animated; asked at every change, so it is one load.
    @exclusivity(unchecked) private(set) static var isOpen = false

    /// The animation that changes become a part of.
    let animation: any AnimationOfViews
    /// When what is changed begins to move; the clock's time if the animation has not begun.
    let begin: VirtualClock.Instant
    /// The time that what is changed is given, which blocks inside inherit.
    let duration: Duration
    /// The part of the animation's time, and of its way, in which what is changed moves.
    let part: AnimationPart
    /// How changes are made in key frames, if they are.
    let keyframes: KeyframeMode?

    init(
        _ animation: any AnimationOfViews, begin: VirtualClock.Instant, duration: Duration,
        part: AnimationPart = .whole, keyframes: KeyframeMode? = nil
    ) {
        self.animation = animation
        self.begin = begin
        self.duration = duration
        self.part = part
        self.keyframes = keyframes
    }

    /// The same block, with changes that move in another part of its course.
    func with(_ part: AnimationPart) -> AnimationScope {
        AnimationScope(animation, begin: begin, duration: duration, part: part, keyframes: keyframes)
    }

    /// Runs a block with changes animated.
    func run(_ body: () throws -> Void) rethrows {
        try Self.with(self, body)
    }

    /// Runs `body` with changes that are not animated.
    static func outside<Result>(_ body: () throws -> Result) rethrows -> Result {
        try with(nil, body)
    }

    private static func with<Result>(_ scope: AnimationScope?, _ body: () throws -> Result) rethrows -> Result
    {
        let (outer, wasOpen) = (current, isOpen)
        current = scope
        isOpen = scope != nil
        defer { (current, isOpen) = (outer, wasOpen) }
        return try body()
    }

    /// Takes note of a change, just made in a block, to a property of a view that had another value.
    static func noteChange(of property: AnimatedProperty, in view: UIView, from old: AnimatedValue) {
        guard let scope = current, UIView.areAnimationsEnabled, !CATransaction.disableActions() else {
            return
        }
        let new = property.value(in: view.modelValues)
        guard new != old else { return }
        scope.animation.animate(property, of: view, from: old, to: new, in: scope)
    }
}

/// When in an animation's course something in it moves.
struct AnimationPart: Equatable {
    /// The share of the time that passes before it begins.
    var delay = 0.0
    /// The share of the way in which it moves, of a key frame.
    var frame = 0.0...1.0
    /// Whether it stays until its frame is over, and jumps then.
    var isDiscrete = false
    /// How often it moves, if not as often as the rest.
    var repetition: AnimationRepetition?

    static let whole = AnimationPart()

    /// How far it has come when a share of the animation's time is over.
    func time(of time: Double) -> Double {
        delay <= 0 ? time : delay >= 1 ? (time >= 1 ? 1 : 0) : max(0, (time - delay) / (1 - delay))
    }

    /// How far it has come when a share of the way is done.
    func way(of way: Double) -> Double {
        if frame == 0...1, !isDiscrete { return way }
        let length = frame.upperBound - frame.lowerBound
        if way >= frame.upperBound { return 1 }
        if way <= frame.lowerBound || isDiscrete || length <= 0 { return 0 }
        return (way - frame.lowerBound) / length
    }
}

/// An animation of views: that of one block, or an animator's.
@MainActor
protocol AnimationOfViews: AnyObject {
    /// Has a property that was just changed move from the value that it had.
    func animate(
        _ property: AnimatedProperty, of view: UIView, from old: AnimatedValue, to new: AnimatedValue,
        in scope: AnimationScope)

    /// How far something has come; `nil` when it is over.
    func progress(of part: AnimationPart) -> Double?

    /// Whether it goes on by itself.
    var isMoving: Bool { get }

    /// When it is over; `nil` for never, or not by itself.
    var end: VirtualClock.Instant? { get }

    /// Takes note that an animation was taken off its layer before its end.
    func wasRemoved(_ animation: ViewAnimation)
}

/// What happens between key frames.
enum KeyframeMode {
    case linear
    case discrete
}
