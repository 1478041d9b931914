import FailureReporting

/// A call or a named part of a test, as it was recorded.
struct RecordedStep: Sendable {
    var kind: ObservedStep.Kind
    /// Where it is written, if that is known.
    var site: CallSite?
    /// What it does; empty for a call that did not say.
    var words = ""
    /// Its target as source code; empty if it has none.
    var query = ""
    /// In virtual time, since the start of the recording.
    var start: Duration
    var end: Duration
    var realTime = Duration.zero
    /// The index of the step that it is in.
    var parent: Int?
    /// The indices of the frames before and after it.
    var frames: (before: Int, after: Int)
    var failures: [Int] = []
    /// The numbers of the views that it looks at.
    var views: [Int] = []
    /// The number of the view that it acts on.
    var target: Int?
    /// The number of the view that covers the target.
    var cover: Int?
    var touches: [RecordedTouch] = []
    var keys: [(time: Duration, text: String)] = []
    /// When it really began.
    let beginning = RealTime()
}

/// A finger, from when it comes down to when it is lifted.
struct RecordedTouch: Sendable {
    struct Point: Sendable {
        /// In virtual time, since the start of the recording.
        var time: Duration
        var x: Double
        var y: Double
        var phase: Int
    }

    /// `nil` for one that did not come down.
    var touch: ObjectIdentifier?
    var finger: Int
    var points: [Point] = []
    /// The number of the view that gets it.
    var view: Int?

    var isOver: Bool { points.last.map { $0.phase == 3 || $0.phase == 4 } ?? false }
}

/// Something that happened, with its time.
struct RecordedEvent: Sendable {
    var event: ObservedEvent
    var time: Duration
    /// The index of the innermost step.
    var step: Int?
    /// The number of the view that it concerns.
    var view: Int?
}

/// A failure of the test.
struct TraceFailure: Sendable {
    var text: String
    var file: String
    var line: Int
    var step: Int?
    var time: Duration
}
