import FailureReporting
import Foundation
import TimeLapse

extension UIResponder {
    /// Calls `action` after `delay` seconds of virtual time, unless it is cancelled before.
    ///
    /// The responder is kept alive until then, as by `NSObject`'s method of the same name.
    ///
    /// - Parameters:
    ///   - delay: seconds; a negative one counts as zero, one that is not finite is a failure.
    ///   - action: what to do.
    public func perform(
        afterDelay delay: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, _ action: @escaping @MainActor () -> Void
    ) {
        let site = CallSite(fileID, filePath, line, column)
        guard let wait = Duration(finiteSeconds: delay) else {
            ClockFailure.notFinite(delay, request: "A delayed call").record(at: site)
            return
        }
        UIApplication.shared.delayedCalls.add(for: self, after: max(wait, .zero), site: site, action)
    }

    /// Cancels what `target` was to do after a delay and has not done yet.
    public static func cancelPreviousPerformRequests(withTarget target: UIResponder) {
        UIApplication.shared.delayedCalls.cancelAll(for: target)
    }
}

/// The delayed calls of an application's responders that have yet to be made.
@MainActor
final class DelayedCalls {
    private struct Call {
        var serial: Int
        var work: ScheduledWork
    }

    private let clock: VirtualClock
    private var calls: [ObjectIdentifier: [Call]] = [:]
    private var serial = 0

    init(clock: VirtualClock) {
        self.clock = clock
    }

    /// Forgets the calls, which have been taken off the clock.
    func forgetAll() {
        calls = [:]
    }

    func add(
        for target: UIResponder, after delay: Duration, site: CallSite,
        _ action: @escaping @MainActor () -> Void
    ) {
        serial += 1
        let number = serial
        let work = clock.schedule(after: delay, every: nil, name: "delayed call", site: site) { [weak self] in
            // The closure holds the target, so the identifier names nobody else while the call is pending.
            self?.forget(number, of: target)
            action()
        }
        calls[ObjectIdentifier(target), default: []].append(Call(serial: number, work: work))
    }

    func cancelAll(for target: UIResponder) {
        let cancelled = calls.removeValue(forKey: ObjectIdentifier(target)) ?? []
        for call in cancelled { call.work.cancel() }
    }

    private func forget(_ number: Int, of target: UIResponder) {
        let remaining = calls[ObjectIdentifier(target)]?.filter { $0.serial != number } ?? []
        calls[ObjectIdentifier(target)] = remaining.isEmpty ? nil : remaining
    }
}
