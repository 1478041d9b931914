import TimeLapse

/// A clock as the property test sees it: work has numbers, and time is in milliseconds.
@MainActor
protocol TestedClock: AnyObject {
    var now: Int { get }
    var log: [String] { get set }
    /// The number for the next work that is scheduled by work.
    var nextID: Int { get set }
    /// The scheduled work, in the order in which it will fire.
    var pending: [String] { get }

    func schedule(id: Int, after delay: Int, every interval: Int?)
    func cancel(id: Int)
    func advance(by duration: Int)
    func advance(to instant: Int)
    func advanceToNext() -> Bool
    func runUntilIdle(within horizon: Int?)
}

extension TestedClock {
    /// What work does when it fires, the same on each clock: some schedules, cancels or moves the clock.
    func fired(id: Int, repeats: Bool) {
        log.append("\(now) \(id)")
        if id.isMultiple(of: 5), !repeats {
            nextID += 1
            schedule(id: nextID, after: id % 4 * 7, every: nil)
        }
        if id.isMultiple(of: 7) { cancel(id: id - 1) }
        // So that there are never more than a few dozen.
        if id.isMultiple(of: 11) || repeats && log.count.isMultiple(of: 5) { cancel(id: id) }
        if id.isMultiple(of: 17), !repeats { advance(by: id % 20) }
    }
}

/// The clock under test.
@MainActor
final class VirtualClockUnderTest: TestedClock {
    private let clock = VirtualClock()
    private var handles: [Int: ScheduledWork] = [:]
    var log: [String] = []
    var nextID = 0

    var now: Int { Self.milliseconds(clock.now) }

    var pending: [String] {
        clock.pendingWork.map { "\($0.name) at \(Self.milliseconds($0.deadline))" }
    }

    func schedule(id: Int, after delay: Int, every interval: Int?) {
        let action: VirtualClock.Action = { [weak self] in self?.fired(id: id, repeats: interval != nil) }
        if let interval {
            handles[id] = clock.schedule(
                every: .milliseconds(interval), startingAfter: .milliseconds(delay), name: "\(id)", action)
        } else {
            handles[id] = clock.schedule(after: .milliseconds(delay), name: "\(id)", action)
        }
    }

    func cancel(id: Int) {
        handles[id]?.cancel()
    }

    func advance(by duration: Int) {
        clock.advance(by: .milliseconds(duration))
    }

    func advance(to instant: Int) {
        clock.advance(to: VirtualClock.Instant(offset: .milliseconds(instant)))
    }

    func advanceToNext() -> Bool {
        clock.advanceToNext()
    }

    func runUntilIdle(within horizon: Int?) {
        clock.runUntilIdle(within: horizon.map { .milliseconds($0) })
    }

    private static func milliseconds(_ instant: VirtualClock.Instant) -> Int {
        Int((instant.offset.inSeconds * 1000).rounded())
    }
}
