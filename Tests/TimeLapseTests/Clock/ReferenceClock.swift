/// The plainest clock there is: a list that is sorted each time. Its time is in milliseconds.
@MainActor
final class ReferenceClock: TestedClock {
    private struct Work {
        var id: Int
        var deadline: Int
        var interval: Int?
        var sequence: Int
    }

    private(set) var now = 0
    var log: [String] = []
    var nextID = 0
    private var works: [Work] = []
    private var sequence = 0

    var pending: [String] { sorted.map { "\($0.id) at \($0.deadline)" } }

    func schedule(id: Int, after delay: Int, every interval: Int?) {
        sequence += 1
        works.append(Work(id: id, deadline: now + delay, interval: interval, sequence: sequence))
    }

    func cancel(id: Int) {
        works.removeAll { $0.id == id }
    }

    func advance(by duration: Int) {
        advance(to: now + duration)
    }

    func advance(to instant: Int) {
        fire(dueBy: instant)
        now = max(now, instant)
    }

    func advanceToNext() -> Bool {
        guard let next = sorted.first else { return false }
        fire(dueBy: next.deadline)
        return true
    }

    func runUntilIdle(within horizon: Int?) {
        let end = now + (horizon ?? 1_000_000)
        fire(dueBy: now)
        while let last = sorted.first(where: { $0.interval == nil }), last.deadline <= end {
            fire(dueBy: sorted[0].deadline)
        }
    }

    private var sorted: [Work] {
        works.sorted { ($0.deadline, $0.sequence) < ($1.deadline, $1.sequence) }
    }

    private func fire(dueBy limit: Int) {
        while let work = sorted.first, work.deadline <= limit {
            now = max(now, work.deadline)
            works.removeAll { $0.id == work.id }
            if let interval = work.interval {
                sequence += 1
                works.append(
                    Work(
                        id: work.id, deadline: work.deadline + interval, interval: interval,
                        sequence: sequence))
            }
            fired(id: work.id, repeats: work.interval != nil)
        }
    }
}
