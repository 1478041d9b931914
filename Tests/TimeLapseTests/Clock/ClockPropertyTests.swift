import TestSupport
import Testing

@MainActor
@Suite("The clock against a plain model") struct ClockPropertyTests {
    private enum Operation {
        case scheduleOnce(after: Int)
        case scheduleRepeating(after: Int, every: Int)
        case cancel(id: Int)
        case advanceBy(Int)
        case advanceToLater(Int)
        case advanceToNext
        case runUntilIdle(within: Int?)

        /// An operation on a clock that has given out numbers up to `lastID`.
        static func random(lastID: Int, using generator: inout SeededGenerator) -> Operation {
            let delay = Int.random(in: 0...40, using: &generator)
            switch Int.random(in: 0..<100, using: &generator) {
            case 0..<40: return .scheduleOnce(after: delay)
            case 40..<48:
                return .scheduleRepeating(after: delay, every: Int.random(in: 1...30, using: &generator))
            case 48..<75:
                return .cancel(id: Int.random(in: max(0, lastID - 25)...lastID, using: &generator))
            case 75..<85: return .advanceBy(delay)
            case 85..<89: return .advanceToLater(delay)
            case 89..<94: return .advanceToNext
            case 94..<99: return .runUntilIdle(within: delay)
            default: return .runUntilIdle(within: nil)
            }
        }

        @MainActor
        func perform(on clock: any TestedClock) {
            switch self {
            case .scheduleOnce(let delay): schedule(on: clock, after: delay, every: nil)
            case .scheduleRepeating(let delay, let interval):
                schedule(on: clock, after: delay, every: interval)
            case .cancel(let id): clock.cancel(id: id)
            case .advanceBy(let duration): clock.advance(by: duration)
            case .advanceToLater(let duration): clock.advance(to: clock.now + duration)
            case .advanceToNext: clock.log.append("next: \(clock.advanceToNext())")
            case .runUntilIdle(let horizon): clock.runUntilIdle(within: horizon)
            }
        }

        @MainActor
        private func schedule(on clock: any TestedClock, after delay: Int, every interval: Int?) {
            clock.nextID += 1
            clock.schedule(id: clock.nextID, after: delay, every: interval)
        }
    }

    @Test("Thousands of operations do the same on both", arguments: [1, 20, 300, 4000, 50_000] as [UInt64])
    func agrees(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let clock = VirtualClockUnderTest()
        let model = ReferenceClock()
        var firings = 0
        let steps = Rounds.of(3000, share: 5)
        for step in 0..<steps {
            let operation = Operation.random(lastID: model.nextID, using: &generator)
            operation.perform(on: clock)
            operation.perform(on: model)
            guard clock.log == model.log, clock.now == model.now, clock.pending == model.pending else {
                Issue.record("Step \(step), \(operation): \(clock.log) at \(clock.now), not \(model.log).")
                return
            }
            firings += model.log.count
            clock.log = []
            model.log = []
        }
        #expect(firings > steps * 2 / 3)
    }
}
