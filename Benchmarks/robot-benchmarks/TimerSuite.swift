import Robot

@MainActor let timerSuite = Suite(name: "timer") { _ in
    let count = 100_000
    let ticks = 225_000
    return [
        Comparison(
            name: "schedule and fire \(count) over an hour", unit: "timer", count: count,
            baselineName: "heap of closures",
            baseline: {
                var fired = 0
                var heap = BareHeap()
                for index in 0..<count { heap.insert(BareHeap.due(index)) { fired += 1 } }
                while let action = heap.removeFirst() { action() }
                return fired
            },
            work: {
                let counter = Counter()
                let clock = VirtualClock()
                for index in 0..<count {
                    clock.schedule(after: .milliseconds(BareHeap.due(index))) { counter.value += 1 }
                }
                clock.advance(by: .seconds(3600))
                return counter.value
            }),
        Comparison(
            name: "one that repeats each 16 ms, an hour", unit: "tick", count: ticks,
            baselineName: "heap of one closure",
            baseline: { bareTicks(ticks, amongOthers: 0) },
            work: {
                let counter = Counter()
                let clock = VirtualClock()
                clock.schedule(every: .milliseconds(16)) { counter.value += 1 }
                clock.advance(by: .seconds(3600))
                return counter.value
            }),
        Comparison(
            name: "one that repeats each 16 ms, an hour, 100 others pending", unit: "tick", count: ticks,
            baselineName: "heap of 101 closures",
            baseline: { bareTicks(ticks, amongOthers: 100) },
            work: {
                let counter = Counter()
                let clock = VirtualClock()
                for index in 0..<100 { clock.schedule(after: .seconds(7200 + index)) { counter.value += 1 } }
                clock.schedule(every: .milliseconds(16)) { counter.value += 1 }
                clock.advance(by: .seconds(3600))
                return counter.value
            }),
        Comparison(
            name: "the date, read in a test", unit: "date", count: ticks,
            baselineName: "the computer's date",
            baseline: {
                (0..<ticks).reduce(0) { sum, _ in sum + (TimeLapse.computersDate == .distantPast ? 0 : 1) }
            },
            work: {
                VirtualClock().whileCurrent {
                    (0..<ticks).reduce(0) { sum, _ in sum + (Date() == .distantPast ? 0 : 1) }
                }
            }),
        Comparison(
            name: "Timer, one that repeats each 16 ms, an hour", unit: "tick", count: ticks,
            baselineName: "heap of one closure",
            baseline: { bareTicks(ticks, amongOthers: 0) },
            work: {
                let counter = Counter()
                let clock = VirtualClock()
                clock.whileCurrent {
                    let timer = Timer.scheduledTimer(withTimeInterval: 0.016, repeats: true) { _ in
                        counter.value += 1
                    }
                    clock.advance(by: .seconds(3600))
                    timer.invalidate()
                }
                return counter.value
            }),
    ]
}

/// Reschedules a closure repeatedly on a bare heap with other closures; returns how often it was called.
private func bareTicks(_ ticks: Int, amongOthers others: Int) -> Int {
    var fired = 0
    var heap = BareHeap()
    for index in 0..<others { heap.insert(.max - index) { fired += 1 } }
    for tick in 0..<ticks {
        heap.insert(tick) { fired += 1 }
        heap.removeFirst()?()
    }
    return fired
}
