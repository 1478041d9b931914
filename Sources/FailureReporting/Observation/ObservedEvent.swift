/// A touch of an event, as a ``TestObserver`` learns of it.
public struct ObservedTouch: Sendable {
    /// The touch, which is one object from when it begins to when it ends.
    public var touch: ObjectIdentifier
    /// Where it is on the screen, in points.
    public var x: Double
    /// Where it is on the screen, in points.
    public var y: Double
    /// As `UITouch.Phase`: 0 for one that began, 1 moved, 2 stationary, 3 ended, 4 cancelled.
    public var phase: Int
    /// The view that it is sent to.
    public var view: ObjectIdentifier?

    package init(_ touch: ObjectIdentifier, x: Double, y: Double, phase: Int, view: ObjectIdentifier?) {
        self.touch = touch
        self.x = x
        self.y = y
        self.phase = phase
        self.view = view
    }
}

/// Something that happened in a test and is no call of it, as a ``TestObserver`` learns of it.
public struct ObservedEvent: Sendable {
    /// What kind of thing happened.
    public enum Kind: String, Sendable {
        /// A timer fired, an animation began, a task was started, a block ran, a notification was posted.
        case timer, animation, task, block, notification
        /// A view controller or the application changed its state.
        case lifeCycle
        /// Something was logged.
        case log
        /// A request began or ended.
        case request
        /// The system did something.
        case system
    }

    /// What kind it is.
    public var kind: Kind
    /// What happened, in words.
    public var text: String
    /// Where it was scheduled or begun.
    public var site: CallSite?
    /// How long it will last.
    public var duration: Duration?
    /// The time between two firings of a timer that repeats.
    public var interval: Duration?
    /// The level of a log's entry.
    public var level = ""
    /// The subsystem of a log's entry.
    public var subsystem = ""
    /// The category of a log's entry.
    public var category = ""
    /// The view that it concerns.
    public var view: ObjectIdentifier?
    /// What a request sent and what came; made when it is shown.
    public var exchange: (@Sendable () -> ObservedExchange)?

    package init(_ kind: Kind, _ text: String, site: CallSite? = nil) {
        self.kind = kind
        self.text = text
        self.site = site
    }
}
