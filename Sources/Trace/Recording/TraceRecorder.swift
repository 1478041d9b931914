import FailureReporting
import HeadlessUIKit
import Synchronization
import TestRecording
import TimeLapse

/// Records what a test does in one world: its steps, what is to be seen in between, and what happens.
final class TraceRecorder: TestObserver {
    /// How much of the screen is recorded.
    enum Detail: Sendable {
        /// What is drawn; the rest of it once the test has failed.
        case pictures
        /// Also properties, constraints, queries and the trees of accessibility and automation.
        case everything
    }

    let film: Film
    private let clock: VirtualClock
    private let start: VirtualClock.Instant
    private let realStart = RealTime()
    private let detail: Detail
    /// Whether what is called in a step is a part of it, and no step of its own.
    private let isFlat: Bool
    private let state = Mutex(RecordingState())
    private let ending = Mutex<(time: Duration, realTime: Duration)?>(nil)

    @MainActor
    init(
        _ application: UIApplication, detail: Detail, _ modules: TestModules = TestModules(),
        isFlat: Bool = false
    ) {
        self.isFlat = isFlat
        clock = application.clock
        start = clock.now
        self.detail = detail
        film = Film(application, modules)
    }

    var recording: RecordingState { state.withLock { $0 } }

    /// How much virtual time has passed.
    var time: Duration { ending.withLock { $0?.time } ?? clock.now - start }

    /// How much time has really passed.
    var realTime: Duration { ending.withLock { $0?.realTime } ?? realStart.elapsed }

    var isOver: Bool { ending.withLock { $0 != nil } }

    /// Ends the recording: only failures can be added.
    @MainActor
    func end() {
        guard !isOver else { return }
        take(isBoundary: true)
        let (time, realTime) = (time, realTime)
        ending.withLock { $0 = (time, realTime) }
    }

    // MARK: Steps

    func stepBegan(_ step: ObservedStep) {
        let isPart = isFlat && state.withLock { $0.current != nil }
        let frame = isPart ? film.lastIndex : take(isBoundary: true)
        let time = time
        state.withLock { $0.begin(step, at: time, frame: frame, isPart: isPart) }
    }

    func stepEnded(_ step: ObservedStep) {
        let time = time
        guard let step = state.withLock({ $0.end(step.number, at: time) }) else { return }
        // As a device shows it: with layout, the caret and the keys as they are after the turn.
        _ = MainQueue.ifCurrent { film.commit() }
        let frame = take(isBoundary: true)
        state.withLock { $0.show(frame, after: step) }
    }

    func named(_ words: String, query: String, target: ObjectIdentifier?) {
        let target = target.flatMap { film.number(of: $0) }
        state.withLock { $0.name(words, query: query, target: target) }
    }

    func found(_ views: [ObjectIdentifier]) {
        let numbers = views.compactMap { film.number(of: $0) }
        state.withLock { state in state.changeCurrent { $0.views = numbers } }
    }

    func covered(by view: ObjectIdentifier) {
        let number = film.number(of: view)
        state.withLock { state in state.changeCurrent { $0.cover = number } }
    }

    // MARK: The screen

    /// Takes a picture of the screen; returns its index.
    ///
    /// Off the main actor, where views cannot be read, it is the last one.
    ///
    /// - Parameter isBoundary: whether a step begins or ends: what is not drawn is recorded there alone.
    @discardableResult
    func take(isBoundary: Bool = false) -> Int {
        let isWhole = isBoundary && (detail == .everything || state.withLock { $0.hasFailed })
        let time = time
        guard !isOver, MainQueue.isCurrent else { return film.lastIndex }
        // The main queue is the main actor's executor.
        return MainActor.assumeIsolated { film.take(at: time, isWhole: isWhole) }
    }

    func turnEnded() { take() }

    // MARK: What happens

    func touched(_ touches: [ObservedTouch]) {
        let time = time
        let places = touches.filter { $0.phase != 2 }.map { ($0, $0.view.flatMap { film.number(of: $0) }) }
        guard !places.isEmpty else { return }
        state.withLock { state in
            for (touch, view) in places { state.add(touch, at: time, view: view) }
        }
        // What is kept in memory for a failure has no picture of a finger that comes down and is lifted at once.
        if detail == .everything, places.contains(where: { $0.0.phase != 1 }) { take() }
    }

    func typed(_ key: String) {
        let time = time
        state.withLock { $0.add(key: key, at: time) }
    }

    func happened(_ event: ObservedEvent) {
        let time = time
        let view = event.view.flatMap { film.number(of: $0) }
        state.withLock { $0.add(event, at: time, view: view) }
    }

    func recorded(_ failure: TestFailure) {
        if !failure.isWarning { add(failure.text, file: failure.file ?? "", line: failure.line ?? 0) }
    }

    /// Adds a failure that the test library recorded.
    func add(_ failure: String, file: String, line: Int) {
        let time = time
        state.withLock { $0.add(failure, file: file, line: line, at: time) }
        take(isBoundary: true)
    }
}
