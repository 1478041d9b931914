import FailureReporting

/// What a recording holds so far.
struct RecordingState: Sendable {
    /// The most steps that are kept; a test with more is recorded up to there.
    static let mostSteps = 20_000
    static let mostEvents = 50_000

    private(set) var steps: [RecordedStep] = []
    private(set) var events: [RecordedEvent] = []
    private(set) var failures: [TraceFailure] = []
    /// The running steps by their numbers, with their places; `nil` for one that is not kept.
    private var running: [(number: Int, step: Int?)] = []
    /// The fingers that are down.
    private var fingers: [ObjectIdentifier: Int] = [:]
    private(set) var isCut = false

    /// The innermost step that is running.
    var current: Int? {
        for part in running.reversed() {
            if let step = part.step { return step }
        }
        return nil
    }

    /// How many of the steps are over, with all before them.
    var settledSteps: Int { running.first { $0.step != nil }?.step ?? steps.count }

    /// The lines that steps, events and failures name.
    var places: [(file: String, line: Int)] {
        let sites = steps.compactMap(\.site) + events.compactMap(\.event.site)
        return sites.map { ($0.path, Int($0.line)) } + failures.map { ($0.file, $0.line) }
    }

    var hasFailed: Bool { !failures.isEmpty }

    // MARK: Steps

    /// Begins a step.
    ///
    /// - Parameter isPart: whether it is no step of its own, but a part of the one that is running.
    mutating func begin(_ observed: ObservedStep, at time: Duration, frame: Int, isPart: Bool = false) {
        var step: Int?
        if isPart {
            // What happens in it belongs to the step around.
        } else if steps.count < Self.mostSteps {
            step = steps.count
            steps.append(
                RecordedStep(
                    kind: observed.kind, site: observed.site, words: observed.words, start: time, end: time,
                    parent: current, frames: (frame, frame)))
        } else {
            isCut = true
        }
        running.append((observed.number, step))
    }

    /// Ends a step; returns its place, if it is kept.
    mutating func end(_ number: Int, at time: Duration) -> Int? {
        // Those that tasks began may end in another order.
        guard let index = running.lastIndex(where: { $0.number == number }) else { return nil }
        guard let step = running.remove(at: index).step else { return nil }
        steps[step].end = time
        steps[step].realTime = steps[step].beginning.elapsed
        return step
    }

    /// Notes what was to be seen after a step.
    mutating func show(_ frame: Int, after step: Int) {
        steps[step].frames.after = frame
    }

    mutating func name(_ words: String, query: String, target: Int?) {
        guard let current, steps[current].words.isEmpty else { return }
        steps[current].words = words
        steps[current].query = query
        steps[current].target = target
    }

    /// Changes the innermost step that is running, if there is one.
    mutating func changeCurrent(_ change: (inout RecordedStep) -> Void) {
        if let current { change(&steps[current]) }
    }

    // MARK: What happens in them

    mutating func add(_ event: ObservedEvent, at time: Duration, view: Int?) {
        guard events.count < Self.mostEvents else { return isCut = true }
        events.append(RecordedEvent(event: event, time: time, step: current, view: view))
    }

    mutating func add(key: String, at time: Duration) {
        guard let current else { return }
        steps[current].keys.append((time, key))
    }

    mutating func add(_ touch: ObservedTouch, at time: Duration, view: Int?) {
        let isNew = fingers[touch.touch] == nil
        let finger = fingers[touch.touch] ?? (0...fingers.count).first { !fingers.values.contains($0) } ?? 0
        fingers[touch.touch] = touch.phase == 3 || touch.phase == 4 ? nil : finger
        guard let current else { return }
        let point = RecordedTouch.Point(time: time, x: touch.x, y: touch.y, phase: touch.phase)
        let touches = steps[current].touches
        if !isNew, let index = touches.lastIndex(where: { $0.touch == touch.touch && !$0.isOver }) {
            steps[current].touches[index].points.append(point)
        } else {
            steps[current].touches.append(
                RecordedTouch(touch: touch.touch, finger: finger, points: [point], view: view))
        }
    }

    mutating func add(_ text: String, file: String, line: Int, at time: Duration) {
        for step in running.compactMap(\.step) { steps[step].failures.append(failures.count) }
        failures.append(TraceFailure(text: text, file: file, line: line, step: current, time: time))
    }
}
