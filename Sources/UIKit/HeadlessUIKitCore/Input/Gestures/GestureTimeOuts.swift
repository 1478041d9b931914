import TimeLapse

/// The time-outs of recognizers that are due together, such as those of all taps that one touch may become.
///
/// They take effect together: after each alone, all recognizers would be looked at.
@MainActor
final class GestureTimeOuts {
    /// What time-outs are due together by: when they were started, and their length.
    struct Key: Hashable {
        let start: VirtualClock.Instant
        let length: Duration
    }

    /// What each does; `nil` for those that were cancelled.
    private var actions: [(@MainActor () -> Void)?] = []
    private var count = 0
    /// The clock's work that ends them; cancelled with the last of them.
    fileprivate var work: ScheduledWork?
    private let key: Key
    private weak var environment: GestureEnvironment?

    fileprivate init(_ key: Key, in environment: GestureEnvironment) {
        self.key = key
        self.environment = environment
        environment.timeOuts[key] = self
    }

    fileprivate func add(_ action: @escaping @MainActor () -> Void) -> GestureTimeOut {
        actions.append(action)
        count += 1
        return GestureTimeOut(all: self, index: actions.count - 1)
    }

    fileprivate func cancel(_ index: Int) {
        guard actions[index] != nil else { return }
        actions[index] = nil
        count -= 1
        guard count == 0 else { return }
        work?.cancel()
        leave()
    }

    /// Takes no further time-outs.
    private func leave() {
        if let environment, environment.timeOuts[key] === self { environment.timeOuts[key] = nil }
    }

    fileprivate func run() {
        leave()
        for index in actions.indices {
            guard let action = actions[index] else { continue }
            actions[index] = nil
            action()
        }
    }
}

/// A recognizer's time-out.
@MainActor
final class GestureTimeOut {
    private let all: GestureTimeOuts
    private let index: Int

    fileprivate init(all: GestureTimeOuts, index: Int) {
        self.all = all
        self.index = index
    }

    /// Stops it; nothing happens if it is over.
    func cancel() { all.cancel(index) }
}

extension GestureEnvironment {
    /// When the last time-out is over; `nil` if there is none.
    var end: VirtualClock.Instant? {
        timeOuts.keys.map { $0.start.advanced(by: $0.length) }.max()
    }

    /// Runs `action` after a time on a clock, together with the others that are due then.
    func startTimeOut(
        _ length: Duration, on clock: VirtualClock, _ action: @escaping @MainActor () -> Void
    ) -> GestureTimeOut {
        let key = GestureTimeOuts.Key(start: clock.now, length: length)
        if let others = timeOuts[key] { return others.add(action) }
        let new = GestureTimeOuts(key, in: self)
        new.work = clock.schedule(after: length, every: nil, name: "gesture time-out", site: nil) {
            [weak self] in self?.end(new)
        }
        return new.add(action)
    }

    private func end(_ over: GestureTimeOuts) {
        let wasTelling = isTelling
        isTelling = true
        over.run()
        isTelling = wasTelling
        if !isTelling { update() }
    }
}
