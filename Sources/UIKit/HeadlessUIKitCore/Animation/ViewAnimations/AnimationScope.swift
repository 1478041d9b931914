import TimeLapse

/// An animation block that is being run: changes made in it are animated.
@MainActor
final class AnimationScope {
    /// The innermost block under way in the current world; `nil` if changes are not animated.
    static var current: AnimationScope? {
        AnimationScopes.areOpen ? UIApplication.shared.animationScopes?.innermost : nil
    }

    let animation: any AnimationOfViews
    /// When the changes begin to animate; the clock's time if the animation has not begun.
    let begin: VirtualClock.Instant
    /// The duration of the changes, which nested blocks inherit.
    let duration: Duration
    /// The part of the animation's time and progress in which the changes animate.
    let part: AnimationPart
    let keyframes: KeyframeMode?
    /// The views that are laid out when the block ends, so that what moves by that is animated.
    private var viewsToLayOut: [UIView] = []

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

    /// Returns the same block for changes in another part of its course.
    func with(_ part: AnimationPart) -> AnimationScope {
        AnimationScope(animation, begin: begin, duration: duration, part: part, keyframes: keyframes)
    }

    func run(_ body: () throws -> Void) rethrows {
        try AnimationScopes.with(self) {
            try body()
            layOutViews()
        }
    }

    /// Has a view laid out when the block that is under way ends; without one, nothing happens.
    static func layOutAtEnd(_ view: UIView) {
        guard let scope = current, !scope.viewsToLayOut.contains(where: { $0 === view }) else { return }
        scope.viewsToLayOut.append(view)
    }

    func layOutViews() {
        while !viewsToLayOut.isEmpty {
            let views = viewsToLayOut
            viewsToLayOut = []
            for view in views { view.layoutIfNeeded() }
        }
    }

    static func outside<Result>(_ body: () throws -> Result) rethrows -> Result {
        AnimationScopes.areOpen ? try AnimationScopes.with(nil, body) : try body()
    }

    /// Records a change that a block just made to a view's property, with the old value and the new one.
    static func noteChange(
        of property: AnimatedProperty, in view: UIView, from old: AnimatedValue, to new: AnimatedValue
    ) {
        guard new != old else { return }
        let application = UIApplication.shared
        guard let scope = application.animationScopes?.innermost, application.runs(scope.animation),
            !application.disablesActions
        else { return }
        scope.animation.animate(property, of: view, from: old, to: new, in: scope)
    }
}

/// The part of an animation in which a change animates.
struct AnimationPart: Equatable {
    /// The fraction of the time before it begins.
    var delay = 0.0
    /// The keyframe's range, as fractions of the progress.
    var frame = 0.0...1.0
    /// Whether it stays until its keyframe ends, and jumps then.
    var isDiscrete = false
    var repetition: AnimationRepetition?

    static let whole = AnimationPart()

    /// Returns the fraction of the part's time at a fraction of the animation's time.
    func time(of time: Double) -> Double {
        delay <= 0 ? time : delay >= 1 ? (time >= 1 ? 1 : 0) : max(0, (time - delay) / (1 - delay))
    }

    /// Returns the part's progress at the animation's progress.
    func progress(of whole: Double) -> Double {
        if frame == 0...1, !isDiscrete { return whole }
        let length = frame.upperBound - frame.lowerBound
        if whole >= frame.upperBound { return 1 }
        if whole <= frame.lowerBound || isDiscrete || length <= 0 { return 0 }
        return (whole - frame.lowerBound) / length
    }
}

/// An animation of views: a block's, or an animator's.
@MainActor
protocol AnimationOfViews: AnyObject {
    /// Animates a property that was just changed from its old value.
    func animate(
        _ property: AnimatedProperty, of view: UIView, from old: AnimatedValue, to new: AnimatedValue,
        in scope: AnimationScope)

    func progress(of part: AnimationPart) -> Double?

    var isMoving: Bool { get }

    /// Whether it repeats forever, so that it goes on where a tap has animations that it starts end at once.
    var isEndless: Bool { get }

    /// Called when the time changed of the layer of a view that it animates.
    func timeDidChange(of view: UIView)

    /// When it ends; `nil` for never, or not without further calls.
    var end: VirtualClock.Instant? { get }

    /// Called when an animation was removed from its layer before its end.
    func wasRemoved(_ animation: ViewAnimation)
}

/// The interpolation between keyframes.
enum KeyframeMode {
    case linear
    case discrete
}
