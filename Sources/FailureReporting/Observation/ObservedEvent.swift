/// A touch of an event, as a ``TestObserver`` learns of it.
package struct ObservedTouch: Sendable {
    /// The touch, which is one object from when it begins to when it ends.
    package var touch: ObjectIdentifier
    /// Where it is on the screen, in points.
    package var x: Double
    package var y: Double
    /// As `UITouch.Phase`: 0 for one that began, 1 moved, 2 stationary, 3 ended, 4 cancelled.
    package var phase: Int
    /// The view that it is sent to.
    package var view: ObjectIdentifier?

    package init(_ touch: ObjectIdentifier, x: Double, y: Double, phase: Int, view: ObjectIdentifier?) {
        self.touch = touch
        self.x = x
        self.y = y
        self.phase = phase
        self.view = view
    }
}

/// Something that happened in a test and is no call of it, as a ``TestObserver`` learns of it.
package struct ObservedEvent: Sendable {
    package enum Kind: String, Sendable {
        case timer, animation, task, block, notification, lifeCycle, log, request, system
    }

    package var kind: Kind
    /// What happened, in words.
    package var text: String
    /// Where it was scheduled or begun.
    package var site: CallSite?
    /// How long it will last.
    package var duration: Duration?
    /// The time between two firings of a timer that repeats.
    package var interval: Duration?
    /// The level of a log's entry.
    package var level = ""
    package var subsystem = ""
    package var category = ""
    /// The view that it concerns.
    package var view: ObjectIdentifier?
    /// What a request sent and what came; made when it is shown.
    package var exchange: (@Sendable () -> ObservedExchange)?

    package init(_ kind: Kind, _ text: String, site: CallSite? = nil) {
        self.kind = kind
        self.text = text
        self.site = site
    }
}
