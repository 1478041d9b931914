import Foundation
import TimeLapse

extension TimeLapse::Timer {
    /// Makes a publisher of the clock's date, again and again.
    ///
    /// ```swift
    /// Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { clockHand.move(to: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - interval: the seconds between two dates; less than 0.0001 counts as 0.0001.
    ///   - tolerance: how late it may be; virtual time is exact.
    ///   - runLoop: the run loop.
    ///   - mode: the mode in which it sends; in the default mode not while a finger scrolls.
    ///   - options: options of the scheduler; there are none.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: TimeLapse::RunLoop,
        in mode: TimeLapse::RunLoop.Mode, options: TimeLapse::RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(
            interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the clock's date, again and again, once it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The clock's date.
        public typealias Output = Date
        /// It cannot fail.
        public typealias Failure = Never

        /// The seconds between two dates.
        public let interval: TimeInterval
        /// How late it may be.
        public let tolerance: TimeInterval?
        /// The run loop.
        public let runLoop: TimeLapse::RunLoop
        /// The mode in which it sends.
        public let mode: TimeLapse::RunLoop.Mode
        /// Options of the scheduler.
        public let options: TimeLapse::RunLoop.SchedulerOptions?

        private let lock = Lock()
        private var state = SubjectState<Date, Never>()

        /// Makes a publisher, as `Timer.publish` does.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: TimeLapse::RunLoop,
            mode: TimeLapse::RunLoop.Mode, options: TimeLapse::RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance) = (interval, tolerance)
            (self.runLoop, self.mode, self.options) = (runLoop, mode, options)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            let subscription = TimerSubscription(self, subscriber)
            lock.withLock { state.add(subscription) }
            subscriber.receive(subscription: subscription)
        }

        /// Begins to send dates.
        ///
        /// - Returns: what ends this.
        public func connect() -> any Cancellable {
            // Only the timer calls it, on the main actor.
            nonisolated(unsafe) let publisher = self
            let timer = TimeLapse::Timer(timeInterval: interval, repeats: true) { _ in publisher.send() }
            runLoop.add(timer, forMode: mode)
            return AnyCancellableTimer(timer)
        }

        private func send() {
            let date = VirtualClock.current.date
            for subscriber in lock.withLock({ state.subscribers }) { subscriber.offer(date) }
        }

        fileprivate func remove(_ subscription: SubjectSubscription<Date, Never>) {
            lock.withLock { state.remove(subscription) }
        }
    }
}

private final class TimerSubscription<Downstream: Subscriber>: SubjectSubscription<Date, Never>, Described
where Downstream.Input == Date, Downstream.Failure == Never {
    private let lock = Lock()
    private var parent: TimeLapse::Timer.TimerPublisher?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    var name: String { "Timer" }

    init(_ parent: TimeLapse::Timer.TimerPublisher, _ downstream: Downstream) {
        (self.parent, self.downstream) = (parent, downstream)
    }

    override func offer(_ output: Date) {
        let receiver: Downstream? = lock.withLock {
            guard demand > .none, let downstream else { return nil }
            demand -= 1
            return downstream
        }
        guard let more = receiver?.receive(output), more > .none else { return }
        lock.withLock { demand += more }
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
    }

    override func cancel() {
        let (parent, downstream) = lock.withLock {
            defer { (self.parent, self.downstream) = (nil, nil) }
            return (self.parent, self.downstream)
        }
        parent?.remove(self)
        withExtendedLifetime(downstream) {}
    }
}
