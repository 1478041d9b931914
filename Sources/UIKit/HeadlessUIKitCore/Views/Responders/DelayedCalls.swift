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
        let pending = calls.removeValue(forKey: ObjectIdentifier(target)) ?? []
        var kept: [Call] = []
        for call in pending {
            let request = call.request
            if request?.selector == selector, Self.isSame(request?.argument, argument) {
                call.work.cancel()
            } else {
                kept.append(call)
            }
        }
        if !kept.isEmpty { calls[ObjectIdentifier(target)] = kept }
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
enum DelayedCallFailure: Failure {
    /// The method belongs to another class than the object, or takes another argument.
    case methodDoesNotFit(object: String, argument: String)
    /// The class does not list a method of the name, or the method takes another argument.
    case nameDoesNotFit(reason: String)

    static func methodDoesNotFit(_ object: AnyObject, _ method: Selector, _ argument: Any?)
        -> DelayedCallFailure
    {
        if method.name != nil {
            return .nameDoesNotFit(reason: SelectorFailure.reason(method, object, argument))
        }
        return .methodDoesNotFit(
            object: "\(type(of: object))", argument: argument.map { "\(type(of: $0))" } ?? "nil")
    }

    var description: String {
        switch self {
        case .methodDoesNotFit(let object, let argument):
            "perform(_:with:afterDelay:) called nothing: the method belongs to another class than \(object), or takes"
                + " another argument than \(argument)."
        case .nameDoesNotFit(let reason):
            "perform(_:with:afterDelay:) called nothing: \(reason)"
        }
    }
}
