/// Default durations and counts of gestures, shared by the functions and the methods of the same name.
@usableFromInline
enum GestureDefaults {
    /// The time from one tap to the next.
    @usableFromInline static let tapInterval = Duration.milliseconds(100)
    /// How long a swipe or a flick takes.
    @usableFromInline static let stroke = Duration.milliseconds(100)
    /// How long a drag, a pan, a pinch, a rotation or a slide takes.
    @usableFromInline static let movement = Duration.milliseconds(500)
    /// How long a finger presses before it drags items away; they are lifted after half a second.
    @usableFromInline static let lift = Duration.milliseconds(600)
    /// How long a long press takes.
    @usableFromInline static let press = Duration.seconds(1)
    /// How many points there are between the ends of a linear movement.
    @usableFromInline static let intermediatePoints = 10
    /// The limit of drags for a search in a scroll view.
    @usableFromInline static let drags = 50
}
