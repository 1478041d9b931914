/// How long gestures take, and the like, unless a test says otherwise; the functions and the methods of the same name
/// share it.
@usableFromInline
enum GestureDefaults {
    /// From one tap to the next.
    @usableFromInline static let tapInterval = Duration.milliseconds(100)
    /// How long a finger is down that swipes or flicks.
    @usableFromInline static let stroke = Duration.milliseconds(100)
    /// How long a drag, a pan, a pinch, a rotation or a slide takes.
    @usableFromInline static let movement = Duration.milliseconds(500)
    /// How long a finger stays down that presses.
    @usableFromInline static let press = Duration.seconds(1)
    /// How many points there are between the ends of a linear movement.
    @usableFromInline static let intermediatePoints = 10
    /// How many drags a search in a scroll view takes at most.
    @usableFromInline static let drags = 50
}
