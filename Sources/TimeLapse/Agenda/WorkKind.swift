/// The kinds of scheduled work.
enum WorkKind: Sendable {
    /// A timer, a delayed call, a block on a queue.
    case work
    /// A firing of an object that can be retained, such as a timer: at the end of a test, its action releases the
    /// block.
    case object
    /// The end of an animation.
    case animation
    /// Something that never fires and runs until it is stopped: an animation that repeats forever.
    case endless
}
