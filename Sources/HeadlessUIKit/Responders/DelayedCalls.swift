import FailureReporting
import TimeLapse

/// The delayed calls of an application's objects that have yet to be made.
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
        for target: AnyObject, after delay: Duration, in modes: RunLoopModes, site: CallSite,
        _ action: @escaping @MainActor () -> Void
    ) {
        serial += 1
        let number = serial
        let call: @MainActor () -> Void = { [weak self] in
            // The closure holds the target, so the identifier names no other object while the call is pending.
            self?.forget(number, of: target)
            action()
        }
        let work = schedule(after: delay, in: modes, site: site) { [weak self] in
            guard let self, delay == .zero else { return call() }
            // A delayed call is a timer, and a turn of the run loop runs the main queue's blocks before the timers that
            // are due (__CFRunLoopRun in CFRunLoop.c): so it goes to the end of what is due now.
            replace(number, of: target, with: schedule(after: .zero, in: modes, site: site, call))
        }
        calls[ObjectIdentifier(target), default: []].append(Call(serial: number, work: work))
    }

    func cancelAll(for target: AnyObject) {
        let cancelled = calls.removeValue(forKey: ObjectIdentifier(target)) ?? []
        for call in cancelled { call.work.cancel() }
    }

    private func schedule(
        after delay: Duration, in modes: RunLoopModes, site: CallSite,
        _ action: @escaping @MainActor () -> Void
    ) -> ScheduledWork {
        clock.schedule(after: delay, every: nil, name: "delayed call", site: site, in: modes, action)
    }

    private func replace(_ number: Int, of target: AnyObject, with work: ScheduledWork) {
        let key = ObjectIdentifier(target)
        guard let index = calls[key]?.firstIndex(where: { $0.serial == number }) else { return }
        calls[key]?[index].work = work
    }

    private func forget(_ number: Int, of target: AnyObject) {
        let remaining = calls[ObjectIdentifier(target)]?.filter { $0.serial != number } ?? []
        calls[ObjectIdentifier(target)] = remaining.isEmpty ? nil : remaining
    }
}

/// What can be wrong with a call that was delayed.
enum DelayedCallFailure: Failure {
    /// The method is of another class than the object, or takes another argument.
    case methodDoesNotFit(object: String, argument: String)

    static func methodDoesNotFit(_ object: AnyObject, _ argument: Any?) -> DelayedCallFailure {
        .methodDoesNotFit(
            object: "\(type(of: object))", argument: argument.map { "\(type(of: $0))" } ?? "nil")
    }

    var description: String {
        switch self {
        case .methodDoesNotFit(let object, let argument):
            "perform(_:with:afterDelay:) called nothing: the method belongs to another class than \(object), or takes"
                + " another argument than \(argument)."
        }
    }
}
