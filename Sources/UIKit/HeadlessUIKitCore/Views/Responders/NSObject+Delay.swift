import FailureReporting
import TimeLapse

/// Delayed calls on any object: Foundation's `perform` and its cancelling.
@MainActor
extension NSObject {
    /// Calls a method of the object after `delay` seconds of virtual time, unless it is cancelled before.
    ///
    /// ```swift
    /// NSObject.cancelPreviousPerformRequests(withTarget: self)
    /// perform(SearchController.search, afterDelay: 0.3)
    /// ```
    ///
    /// The object is kept alive until then. A method of another class than the object's is a failure.
    ///
    /// - Parameters:
    ///   - method: an unapplied method reference, such as `SearchController.search`, without parameters.
    ///   - argument: ignored by a method without parameters.
    ///   - delay: seconds; a negative one counts as zero, one that is not finite is a failure.
    ///   - modes: the run loop modes in which it may run; in the default mode, it waits while a touch scrolls.
    public func perform<Target: AnyObject, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, with argument: Any? = nil,
        afterDelay delay: TimeInterval, inModes modes: [TimeLapse::RunLoop.Mode] = [.default],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        perform(Selector(.plain(method), at: site), with: argument, after: delay, in: modes, at: site)
    }

    /// Calls a method of the object with an argument after `delay` seconds of virtual time.
    ///
    /// Both the object and the argument are kept alive until then. An argument that the method does not take
    /// is a failure. The rest is as for a method without parameters.
    public func perform<Target: AnyObject, Argument, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result, with argument: Any?,
        afterDelay delay: TimeInterval, inModes modes: [TimeLapse::RunLoop.Mode] = [.default],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        perform(Selector(.sender(method), at: site), with: argument, after: delay, in: modes, at: site)
    }

    /// Calls a method of a class without actor isolation after `delay` seconds of virtual time.
    @_disfavoredOverload
    public func perform<Target: AnyObject, Result>(
        _ method: @escaping (Target) -> () -> Result, with argument: Any? = nil,
        afterDelay delay: TimeInterval, inModes modes: [TimeLapse::RunLoop.Mode] = [.default],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        perform(Selector(.unboundPlain(method), at: site), with: argument, after: delay, in: modes, at: site)
    }

    /// Calls a method of a class without actor isolation with an argument after `delay` seconds of virtual time.
    @_disfavoredOverload
    public func perform<Target: AnyObject, Argument, Result>(
        _ method: @escaping (Target) -> (Argument) -> Result, with argument: Any?,
        afterDelay delay: TimeInterval, inModes modes: [TimeLapse::RunLoop.Mode] = [.default],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        perform(Selector(.unboundSender(method), at: site), with: argument, after: delay, in: modes, at: site)
    }

    /// Calls the method of a selector after `delay` seconds of virtual time, unless it is cancelled before.
    ///
    /// Both the object and the argument are kept alive until then. A method that the object does not have, or that
    /// takes another argument, is a failure. The rest is as for a method without parameters.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [TimeLapse::RunLoop.Mode] = [.default], fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        perform(aSelector, with: anArgument, after: delay, in: modes, at: site)
    }

    /// Calls the method of a selector on the main actor: now if the code waits for it, else in the next turn.
    ///
    /// From a thread it goes to its test's main queue. A method that the object lacks, or with another argument, is a
    /// failure.
    public nonisolated func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        // Used on the main queue alone, while the caller waits or after it has handed them over.
        nonisolated(unsafe) let (object, arg) = (self, arg)
        let call = { @MainActor in
            guard wait else {
                let site = CallSite(fileID, filePath, line, column)
                return object.perform(aSelector, with: arg, after: 0, in: [.common], at: site)
            }
            object.perform(
                aSelector, with: arg, fileID: fileID, filePath: filePath, line: line, column: column)
        }
        if MainQueue.isCurrent {
            MainActor.assumeIsolated(call)
        } else if wait {
            TimeLapse::DispatchQueue.main.sync(
                fileID: fileID, filePath: filePath, line: line, column: column
            ) { MainActor.assumeIsolated(call) }
        } else {
            TimeLapse::DispatchQueue.main.async(
                fileID: fileID, filePath: filePath, line: line, column: column, execute: call)
        }
    }

    /// Calls `action` after `delay` seconds of virtual time, unless it is cancelled before.
    ///
    /// The object is kept alive until then. The rest is as for a method without parameters.
    public func perform(
        afterDelay delay: TimeInterval, inModes modes: [TimeLapse::RunLoop.Mode] = [.default],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ action: @escaping @MainActor () -> Void
    ) {
        perform(after: delay, in: modes, at: CallSite(fileID, filePath, line, column), action)
    }

    /// Cancels the pending delayed calls of `target`.
    ///
    /// - Parameter target: any object; without pending calls, nothing happens.
    public static func cancelPreviousPerformRequests(withTarget target: Any) {
        UIApplication.shared.delayedCalls.cancelAll(for: target as AnyObject)
    }

    /// Cancels the pending delayed calls of a selector with an argument.
    ///
    /// - Parameters:
    ///   - target: any object; without such calls, nothing happens.
    ///   - selector: the method that they call.
    ///   - argument: the argument that they were made with, compared as `isEqual` does, or by identity.
    public static func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object argument: Any?
    ) {
        UIApplication.shared.delayedCalls.cancel(selector, argument, for: target as AnyObject)
    }

    private func perform(
        _ method: Selector, with argument: Any?, after delay: TimeInterval,
        in modes: [TimeLapse::RunLoop.Mode], at site: CallSite
    ) {
        perform(after: delay, in: modes, at: site, of: (method, argument)) { [self] in
            guard case .notCalled = method.call(on: self, argument, nil) else { return }
            DelayedCallFailure.notCalled(method, on: self, argument).record(at: site)
        }
    }

    private func perform(
        after delay: TimeInterval, in modes: [TimeLapse::RunLoop.Mode], at site: CallSite,
        of request: DelayedCalls.Request? = nil, _ action: @escaping @MainActor () -> Void
    ) {
        guard let wait = Duration(finiteSeconds: delay) else {
            ClockFailure.notFinite(delay, request: "A delayed call").record(at: site)
            return
        }
        UIApplication.shared.delayedCalls.add(
            for: self, after: max(wait, .zero), in: RunLoopModes(modes), site: site, of: request, action)
    }
}

extension RunLoop.Mode {
    /// The mode of the main run loop while a touch scrolls.
    public static let tracking = RunLoop.Mode(rawValue: RunLoopModes.trackingName)
}
