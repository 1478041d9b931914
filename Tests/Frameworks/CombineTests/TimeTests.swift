import Combine
import Robot
import Testing

@MainActor @Suite("Time operators of Combine", .robot) struct TimeTests {
    private let subject = PassthroughSubject<Int, Trouble>()

    /// Sends numbers at milliseconds of the clock, and returns what a subscriber received, each with its millisecond.
    private func run<P: Publisher>(
        _ publisher: P, sending dates: [Int], until end: Int
    ) -> [String] where P.Output: CustomStringConvertible {
        var received: [String] = []
        let start = TimeLapse.now
        func now() -> Int { Int(start.duration(to: TimeLapse.now) / .milliseconds(1)) }
        let cancellable = publisher.sink(
            receiveCompletion: { _ in received.append("| at \(now())") },
            receiveValue: { received.append("\($0) at \(now())") })
        for (number, date) in dates.enumerated() {
            TimeLapse.advance(by: .milliseconds(date - now()))
            subject.send(number)
        }
        TimeLapse.advance(by: .milliseconds(end - now()))
        cancellable.cancel()
        return received
    }

    @Test("`debounce` sends a value once no other one has come for the time, to the millisecond")
    func debounce() {
        let debounced = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        #expect(
            run(debounced, sending: [0, 100, 399, 1000, 1299, 2000], until: 3000)
                == ["2 at 699", "4 at 1599", "5 at 2300"])
    }

    @Test("`debounce` counts as work that a tap waits for")
    func debounceIsOneShot() {
        let log = ValueLog(of: subject.debounce(for: 0.3, scheduler: RunLoop.main))
        subject.send(1)
        TimeLapse.advanceMainRunLoop()
        #expect(log.text == "1")
    }

    @Test(
        "`throttle` sends at most one value in an interval, the first of it or the last",
        arguments: [
            (true, ["0 at 0", "2 at 100", "4 at 200", "5 at 450"]),
            (false, ["0 at 0", "1 at 100", "3 at 200", "5 at 450"]),
        ])
    func throttle(latest: Bool, expected: [String]) {
        let throttled = subject.throttle(
            for: .milliseconds(100), scheduler: DispatchQueue.main, latest: latest)
        #expect(run(throttled, sending: [0, 20, 90, 120, 150, 450], until: 1000) == expected)
    }

    @Test("`throttle` takes a request for no values, which other operators refuse")
    func throttleWithoutDemand() throws {
        var (log, subscription): ([Int], (any Subscription)?) = ([], nil)
        subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    log.append($0)
                    return .none
                }))
        let requesting = try #require(subscription)
        for demand in [Subscribers.Demand.none, .max(1)] { requesting.request(demand) }
        subject.send(3)
        TimeLapse.advance(by: .seconds(1))
        #expect(log == [3])
    }

    @Test("`delay` sends each value later, in their order")
    func delay() {
        let delayed = subject.delay(for: .seconds(1.5), scheduler: RunLoop.main)
        #expect(
            run(delayed, sending: [0, 100, 1600], until: 5000) == ["0 at 1500", "1 at 1600", "2 at 3100"])
    }

    @Test("`timeout` ends the publisher when no value comes for the time")
    func timeout() {
        let limited = subject.timeout(.milliseconds(500), scheduler: DispatchQueue.main)
        #expect(
            run(limited, sending: [0, 499, 998], until: 2000)
                == ["0 at 0", "1 at 499", "2 at 998", "| at 1498"])
    }

    @Test("`timeout` fails with the error that it is given")
    func timeoutWithError() {
        let log = ValueLog(
            of: subject.timeout(1, scheduler: OperationQueue.main, customError: { Trouble.oops }))
        TimeLapse.advance(by: .seconds(1))
        TimeLapse.advance(by: .zero)
        #expect(log.text == "!oops")
    }

    @Test("`collect(.byTime)` sends what came in each interval, and nothing for one without values")
    func collectByTime() {
        let groups = subject.collect(.byTime(DispatchQueue.main, .milliseconds(100)))
        #expect(
            run(groups, sending: [10, 20, 110, 350, 399], until: 1000)
                == ["[0, 1] at 100", "[2] at 200", "[3, 4] at 400"])
    }

    @Test("`collect(.byTimeOrCount)` sends a group as soon as it is full")
    func collectByTimeOrCount() {
        let groups = subject.collect(.byTimeOrCount(DispatchQueue.main, .milliseconds(100), 2))
        #expect(
            run(groups, sending: [10, 20, 30, 110, 150], until: 1000)
                == ["[0, 1] at 20", "[2] at 100", "[3, 4] at 150"])
    }

    @Test(
        "`collect(.byTime)` on a scheduler that runs at once sends each value alone", .timeLimit(.minutes(5)))
    func collectAtOnce() {
        for interval in [ImmediateScheduler.SchedulerTimeType.Stride(0), 1] {
            let log = ValueLog(of: subject.collect(.byTime(ImmediateScheduler.shared, interval)))
            for number in 1...3 { subject.send(number) }
            #expect(log.text == "[1] [2] [3]")
        }
    }

    @Test("`collect(.byTime)` sends what was not wanted at the end of an interval at that of a later one")
    func collectOnDemand() {
        var (log, subscription): ([String], (any Subscription)?) = ([], nil)
        subject.collect(.byTime(DispatchQueue.main, .seconds(1))).subscribe(
            AnySubscriber(
                receiveSubscription: {
                    subscription = $0
                    $0.request(.max(1))
                },
                receiveValue: {
                    log.append("\($0)")
                    return .none
                }))
        for number in 1...3 {
            subject.send(number)
            TimeLapse.advance(by: .seconds(1))
        }
        #expect(log == ["[1]"])
        subscription?.request(.max(1))
        TimeLapse.advance(by: .seconds(1))
        #expect(log == ["[1]", "[2, 3]"])
    }

    @Test("`measureInterval` tells the time between values to the nanosecond")
    func measureInterval() {
        let intervals = subject.measureInterval(using: DispatchQueue.main).map(\.magnitude)
        #expect(
            run(intervals, sending: [7, 10, 1010], until: 1010)
                == ["7000000 at 7", "3000000 at 10", "1000000000 at 1010"])
    }

    @Test("A timer sends the clock's date again and again, from its connection to its cancellation")
    func timer() {
        var dates: [TimeInterval] = []
        let cancellable = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
            .sink { dates.append($0.timeIntervalSince(VirtualClock.startDate)) }
        TimeLapse.advance(by: .seconds(2))
        cancellable.cancel()
        TimeLapse.advance(by: .seconds(2))
        #expect(dates == [0.5, 1, 1.5, 2])
    }

    @Test("`receive(on:)` sends when the clock next moves, if only by zero")
    func receiveOn() {
        let log = ValueLog(of: Just(1).receive(on: DispatchQueue.main))
        #expect(log.text.isEmpty)
        TimeLapse.advance(by: .zero)
        #expect(log.text == "1 |")
    }

    @Test("What is on its way to a subscriber that cancels is dropped, but for the completion")
    func cancelling() {
        let operators: [(PassthroughSubject<Int, Trouble>) -> AnyPublisher<Int, Trouble>] = [
            { $0.delay(for: .seconds(2), scheduler: DispatchQueue.main).eraseToAnyPublisher() },
            { $0.receive(on: RunLoop.main).eraseToAnyPublisher() },
        ]
        for apply in operators {
            let subject = PassthroughSubject<Int, Trouble>()
            var (log, subscription): ([String], (any Subscription)?) = ([], nil)
            apply(subject).subscribe(
                AnySubscriber(
                    receiveSubscription: {
                        subscription = $0
                        $0.request(.unlimited)
                    },
                    receiveValue: {
                        log.append("\($0)")
                        return .none
                    }, receiveCompletion: { log.append("\($0)") }))
            subject.send(6)
            subject.send(completion: .finished)
            subscription?.cancel()
            TimeLapse.advance(by: .seconds(2))
            #expect(log == ["finished"])
        }
    }

    @Test("A queue that repeats a closure does so until that is cancelled, and holds nothing up")
    func repeating() {
        var count = 0
        let queue = DispatchQueue(label: "work")
        let repeating = queue.schedule(after: queue.now.advanced(by: 1), interval: .milliseconds(10)) {
            count += 1
        }
        TimeLapse.advance(by: .milliseconds(1035))
        #expect(count == 4)
        TimeLapse.advanceMainRunLoop()
        #expect(count == 4)
        repeating.cancel()
        TimeLapse.advance(by: .seconds(1))
        #expect(count == 4)
    }
}
