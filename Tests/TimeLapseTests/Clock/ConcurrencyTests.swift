import Testing
import TimeLapse

@MainActor
@Suite("Scheduling from other threads") struct ConcurrencyTests {
    private let clock = VirtualClock()

    @Test("Ten thousand entries scheduled while the clock moves all fire, once each")
    func scheduleWhileAdvancing() async {
        var fired = Array(repeating: 0, count: 10_000)
        func note(_ number: Int) { fired[number] += 1 }
        let note: @MainActor @Sendable (Int) -> Void = { note($0) }
        await withTaskGroup { group in
            for task in 0..<20 {
                group.addTask { [clock] in await Self.schedule(500, from: task * 500, on: clock, note) }
            }
            for _ in 0..<2000 { move(by: .milliseconds(1)) }
        }
        move(by: .seconds(1))
        #expect(fired.allSatisfy { $0 == 1 })
        #expect(clock.pendingWork.isEmpty)
    }

    @Test("Time never runs backwards for work that other threads schedule")
    func monotonic() async {
        var times: [VirtualClock.Instant] = []
        func note(_ number: Int) { times.append(clock.now) }
        let note: @MainActor @Sendable (Int) -> Void = { note($0) }
        await withTaskGroup { group in
            for task in 0..<4 {
                group.addTask { [clock] in await Self.schedule(1000, from: task, on: clock, note) }
            }
            for _ in 0..<2000 { move(by: .milliseconds(1)) }
        }
        move(by: .seconds(10))
        #expect(times.count == 4000)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("What other threads cancel while the clock moves does not fire, and the rest does")
    func cancelWhileAdvancing() async {
        var fired: [Int] = []
        func note(_ number: Int) { fired.append(number) }
        let work = (0..<10_000).map { number in clock.schedule(after: .seconds(5)) { note(number) } }
        clock.schedule(every: .milliseconds(1)) {}
        await withTaskGroup { group in
            for task in 0..<10 {
                group.addTask {
                    await Task.detached {
                        for number in stride(from: task, to: 10_000, by: 10) where !number.isMultiple(of: 4) {
                            work[number]?.cancel()
                        }
                    }.value
                }
            }
            for _ in 0..<2000 { move(by: .milliseconds(1)) }
        }
        move(by: .seconds(3))
        #expect(fired == Array(stride(from: 0, to: 10_000, by: 4)))
    }

    /// Not by the mover that waits for tasks: here they are to be under way meanwhile.
    private func move(by duration: Duration) {
        clock.advance(by: duration)
    }

    private nonisolated static func schedule(
        _ count: Int, from first: Int, on clock: VirtualClock,
        _ action: @escaping @MainActor @Sendable (Int) -> Void
    ) async {
        await Task.detached {
            for number in first..<(first + count) {
                clock.schedule(after: .milliseconds(number % 7)) { action(number) }
            }
        }.value
    }
}
