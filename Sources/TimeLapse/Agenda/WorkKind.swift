/// The kinds of scheduled work.
enum WorkKind: Sendable {
    /// A timer, a delayed call, a block on a queue.
    case work
    /// A firing of a timer or a work item, which code may retain: at the end of a test, its action makes it release
    /// its block instead of firing.
    case object
    /// The end of an animation.
    case animation
    /// Something that never fires and runs until it is stopped: an animation that repeats forever.
    case endless
}
