import FailureReporting
import TimeLapse

@MainActor
final class DelayedCalls {
    /// The method and the argument that identify a call which is to be cancelled alone.
    typealias Request = (selector: Selector, argument: Any?)

    private struct Call {
        var serial: Int
        var request: Request?
        var work: ScheduledWork
        /// Schedules, behind the main queue's blocks, a call that is due in this turn, unless that was done already.
        var endOfTurn: (() -> ScheduledWork)?
    }

    private let clock: VirtualClock
    private var calls: [ObjectIdentifier: [Call]] = [:]
    private var serial = 0

    init(clock: VirtualClock) {
        self.clock = clock
    }

    /// Drops the calls, which have been removed from the clock.
    func forgetAll() {
        calls = [:]
    }

    func add(
        for target: AnyObject, after delay: Duration, in modes: RunLoopModes, site: CallSite,
        of request: Request?, _ action: @escaping @MainActor () -> Void
    ) {
        serial += 1
        let number = serial
        let call: @MainActor () -> Void = { [weak self] in
            // The closure holds the target, so the identifier is unique while the call is pending.
            self?.forget(number, of: target)
            action()
        }
        let schedule: (@escaping @MainActor () -> Void) -> ScheduledWork = { [clock] in
            clock.schedule(after: delay, every: nil, name: "delayed call", site: site, in: modes, $0)
        }
        let added =
            delay == .zero
            ? Call(
                serial: number, request: request, work: schedule { [weak self] in self?.putAtEndOfTurn() },
                endOfTurn: { schedule(call) })
            : Call(serial: number, request: request, work: schedule(call))
        calls[ObjectIdentifier(target), default: []].append(added)
    }

    func cancelAll(for target: AnyObject) {
        let cancelled = calls.removeValue(forKey: ObjectIdentifier(target)) ?? []
        for call in cancelled { call.work.cancel() }
    }

    func cancel(_ selector: Selector, _ argument: Any?, for target: AnyObject) {
        var (kept, cancelled): ([Call], [Call]) = ([], [])
        for call in calls[ObjectIdentifier(target)] ?? [] {
            if call.request?.selector == selector, Self.isSame(call.request?.argument, argument) {
                cancelled.append(call)
            } else {
                kept.append(call)
            }
        }
        calls[ObjectIdentifier(target)] = kept.isEmpty ? nil : kept
        for call in cancelled { call.work.cancel() }
    }

    private static func isSame(_ argument: Any?, _ other: Any?) -> Bool {
        guard let argument, let other else { return argument == nil && other == nil }
        if let value = argument as? AnyHashable, let otherValue = other as? AnyHashable {
            return value == otherValue
        }
        return argument as AnyObject === other as AnyObject
    }

    /// Runs the main queue's blocks before the calls without delay.
    ///
    /// A delayed call is a timer, and a turn of the run loop runs the main queue's blocks before the timers that
    /// are due (`__CFRunLoopRun` in CFRunLoop.c): so all that are due move, in their order, behind what is due now.
    private func putAtEndOfTurn() {
        var due: [(key: ObjectIdentifier, index: Int, serial: Int)] = []
        for (key, calls) in calls {
            for (index, call) in calls.enumerated() where call.endOfTurn != nil {
                due.append((key, index, call.serial))
            }
        }
        for (key, index, _) in due.sorted(by: { $0.serial < $1.serial }) {
            guard let call = calls[key]?[index], let endOfTurn = call.endOfTurn else { continue }
            call.work.cancel()
            calls[key]?[index].work = endOfTurn()
            calls[key]?[index].endOfTurn = nil
        }
    }

    private func forget(_ number: Int, of target: AnyObject) {
        let remaining = calls[ObjectIdentifier(target)]?.filter { $0.serial != number } ?? []
        calls[ObjectIdentifier(target)] = remaining.isEmpty ? nil : remaining
    }
}

/// A misuse of delayed calls.
struct DelayedCallFailure: DescribedFailure {
    let description: String

    /// A method that the object does not have, or that takes another argument.
    static func notCalled(_ method: Selector, on object: AnyObject, _ argument: Any?) -> Self {
        let reason =
            method.name != nil
            ? SelectorFailure.reason(method, object, argument)
            : "the method belongs to another class than \(type(of: object)), or takes another argument than"
                + " \(argument.map { "\(type(of: $0))" } ?? "nil")."
        return Self("perform(_:with:afterDelay:) called nothing: \(reason)")
    }
}
