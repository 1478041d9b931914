import FailureReporting
import Foundation
import Synchronization

/// What runs for a world outside of its clock and its tasks: threads, operations, and whatever sends work from there.
final class OutsideWork: Sendable {
    private struct State: Sendable {
        /// Threads and operations that run, by number, as text.
        var running: [UInt64: String] = [:]
        var begun: UInt64 = 0
        /// How often something was sent by a thread.
        var arrivals = 0
        /// Whether a wait in real time was in vain, and nothing has begun or arrived since: the next would be, too.
        var isHopeless = false
        /// Whether requests may go to real servers.
        var isNetworkAllowed = false
        /// How many tasks wait for continuations that only the clock resumes.
        var clockWaits = 0
        var waiters: [UInt64: UnsafeContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())
    private let arrived = NSCondition()
    private static let awaiting = Atomic(0)

    /// Whether any test waits in real time.
    static var isAwaited: Bool { awaiting.load(ordering: .relaxed) > 0 }

    /// The threads and operations that run, in the order in which they began.
    var running: [String] { state.withLock { $0.running.sorted { $0.key < $1.key }.map(\.value) } }

    var isNetworkAllowed: Bool {
        get { state.withLock { $0.isNetworkAllowed } }
        set { state.withLock { $0.isNetworkAllowed = newValue } }
    }

    /// Whether tasks wait for continuations that only the clock resumes, and nothing runs that could resume others.
    var isOfClockAlone: Bool { state.withLock { $0.clockWaits > 0 && $0.running.isEmpty } }

    func noteClockWaits(_ change: Int) {
        state.withLock { $0.clockWaits += change }
    }

    var isHopeful: Bool { state.withLock { !$0.isHopeless } }

    /// Whether any thread or operation has begun, or has sent anything.
    var hasBegun: Bool { state.withLock { $0.begun > 0 || $0.arrivals > 0 } }

    var arrivals: Int { state.withLock { $0.arrivals } }

    /// Notes that a thread or operation begins; returns its number for ``end(_:)``.
    func begin(_ name: String) -> UInt64 {
        state.withLock { state in
            state.begun += 1
            state.isHopeless = false
            state.running[state.begun] = name
            return state.begun
        }
    }

    /// Notes that a thread or operation is over.
    func end(_ number: UInt64) {
        state.withLock { _ = $0.running.removeValue(forKey: number) }
        noteArrival()
    }

    /// Notes that something was sent by a thread, and wakes those who wait for it.
    func noteArrival() {
        let waiters = state.withLock { state in
            state.arrivals += 1
            state.isHopeless = false
            defer { state.waiters = [:] }
            return state.waiters
        }
        for waiter in waiters.values { waiter.resume() }
        arrived.lock()
        arrived.broadcast()
        arrived.unlock()
    }

    func giveUp() {
        state.withLock { $0.isHopeless = true }
    }

    /// Blocks the thread until more than `count` things have arrived, or for so many seconds of real time.
    func wait(after count: Int, seconds: Double) {
        let end = RealClock.date(after: seconds)
        Self.awaiting.add(1, ordering: .relaxed)
        arrived.lock()
        defer {
            arrived.unlock()
            Self.awaiting.subtract(1, ordering: .relaxed)
        }
        while arrivals == count, arrived.wait(until: end) {}
    }

    /// As ``wait(after:seconds:)``, and suspends meanwhile.
    @MainActor
    func arrival(after count: Int, seconds: Double) async {
        await withUnsafeContinuation { continuation in
            let number = state.withLock { state -> UInt64? in
                guard state.arrivals == count else { return nil }
                state.begun += 1
                state.waiters[state.begun] = continuation
                return state.begun
            }
            guard let number else { return continuation.resume() }
            Dispatch::DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
                state.withLock { $0.waiters.removeValue(forKey: number) }?.resume()
            }
        }
    }
}
