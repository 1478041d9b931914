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

        fileprivate let lock = Lock()
        fileprivate var state = SubjectState<Date, Never>()

        /// Makes a publisher, as `Timer.publish` does.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: TimeLapse::RunLoop,
            mode: TimeLapse::RunLoop.Mode, options: TimeLapse::RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance) = (interval, tolerance)
            (self.runLoop, self.mode, self.options) = (runLoop, mode, options)
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Date, Never>) {
            let subscription = SubjectSubscription(self, subscriber)
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
    }
}

extension TimeLapse::Timer.TimerPublisher: SubscriptionParent {
    @usableFromInline var subscriptionName: String { "Timer" }

    @usableFromInline func remove(_ subscription: SubjectSubscription<Date, Never>) {
        lock.withLock { state.remove(subscription) }
    }
}
