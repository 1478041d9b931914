/// What waits on a clock.
enum WorkKind: Sendable {
    /// A timer, a delayed call, a block on a queue.
    case work
    /// That of an object which can be kept, such as a timer: at the end of a test, its action has the object let go.
    case object
    /// The end of an animation.
    case animation
    /// Something that goes on until it is taken off, and never fires: an animation that repeats for ever.
    case endless
}
