/// What waits on a clock.
enum WorkKind: Sendable {
    /// A timer, a delayed call, a block on a queue.
    case work
    /// The end of an animation.
    case animation
    /// Something that goes on until it is taken off, and never fires: an animation that repeats for ever.
    case endless
}
