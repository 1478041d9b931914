import FailureReporting
import Foundation
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
    /// The object is kept alive until then. A method of another class than the object's cannot be called:
    /// that is a failure.
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
        perform(ActionMethod(method), with: argument, after: delay, in: modes, at: site)
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
        perform(ActionMethod(method), with: argument, after: delay, in: modes, at: site)
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
        perform(ActionMethod.unbound(method), with: argument, after: delay, in: modes, at: site)
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
        perform(ActionMethod.unbound(method), with: argument, after: delay, in: modes, at: site)
    }

    /// Calls `action` after `delay` seconds of virtual time, unless it is cancelled before.
    ///
    /// The object is kept alive until then, as by the forms that take a method.
    ///
    /// - Parameters:
    ///   - delay: seconds; a negative one counts as zero, one that is not finite is a failure.
    ///   - modes: the run loop modes in which it may run; in the default mode, it waits while a touch scrolls.
    ///   - action: the closure to run.
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

    private func perform(
        _ method: ActionMethod, with argument: Any?, after delay: TimeInterval,
        in modes: [TimeLapse::RunLoop.Mode], at site: CallSite
    ) {
        perform(after: delay, in: modes, at: site) { [self] in
            guard !method.perform(on: self, sender: argument, event: nil) else { return }
            DelayedCallFailure.methodDoesNotFit(self, argument).record(at: site)
        }
    }

    private func perform(
        after delay: TimeInterval, in modes: [TimeLapse::RunLoop.Mode], at site: CallSite,
        _ action: @escaping @MainActor () -> Void
    ) {
        guard let wait = Duration(finiteSeconds: delay) else {
            ClockFailure.notFinite(delay, request: "A delayed call").record(at: site)
            return
        }
        UIApplication.shared.delayedCalls.add(
            for: self, after: max(wait, .zero), in: RunLoopModes(modes), site: site, action)
    }
}

extension RunLoop.Mode {
    /// The mode of the main run loop while a touch scrolls.
    public static let tracking = RunLoop.Mode(rawValue: RunLoopModes.trackingName)
}
