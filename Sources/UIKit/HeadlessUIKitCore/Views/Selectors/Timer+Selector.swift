import FailureReporting
import TimeLapse

extension TimeLapse::Timer {
    /// Makes a timer that calls the method of a selector; it fires once it has been added to a run loop.
    ///
    /// The target is retained until the timer is invalid, as by Foundation's timer. The method takes no parameter, or the
    /// timer. If the target does not have the method, that is a failure when the timer fires.
    ///
    /// - Parameters:
    ///   - interval: seconds between firings; less than 0.0001 counts as 0.0001.
    ///   - target: the object to call.
    ///   - selector: its method.
    ///   - userInfo: a value for the method to read from the timer.
    ///   - repeats: whether it fires again after the first time.
    @preconcurrency @MainActor
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            timeInterval: interval, target: TimerTarget(target, selector), selector: TimerTarget.fire,
            userInfo: userInfo, repeats: repeats, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }

    /// Makes a timer that calls the method of a selector, and adds it to the current clock.
    ///
    /// The rest is as for the initializer with the same parameters.
    @preconcurrency @MainActor
    @discardableResult
    public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> TimeLapse::Timer {
        scheduledTimer(
            timeInterval: interval, target: TimerTarget(target, selector), selector: TimerTarget.fire,
            userInfo: userInfo, repeats: repeats, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }
}

@MainActor
private final class TimerTarget {
    let target: Any
    let selector: Selector

    init(_ target: Any, _ selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func fire(_ timer: TimeLapse::Timer) {
        guard case .notCalled = selector.call(on: target, timer, nil) else { return }
        TimerFailure("A timer called nothing: \(SelectorFailure.reason(selector, target, timer))").record()
    }
}

/// A timer's target that does not have its method.
struct TimerFailure: DescribedFailure {
    let description: String
}
