import Foundation

/// What the connection of a test's device is like; see ``SimulatedNetwork/condition``.
public enum NetworkCondition: Sendable, Equatable {
    /// Answers come as their routes say.
    case online
    /// Tasks fail with `URLError.notConnectedToInternet`, or wait if their session says so; those under way lose their
    /// connection.
    case offline
    /// Each response begins later, and its body comes in pieces of 16 KB.
    case slow(latency: Duration, bytesPerSecond: Int)
    /// A share of the responses, from 0 to 1, is lost: tasks fail with `URLError.networkConnectionLost`. The same seed
    /// loses the same ones.
    case lossy(share: Double, seed: UInt64)
}

/// Numbers from 0 to 1 that look random and are the same each time (Steele and others, "Fast Splittable
/// Pseudorandom Number
/// Generators", 2014).
struct LossNumbers: Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53)
    }
}

extension SimulatedNetwork {
    /// What the connection is like; ``NetworkCondition/online`` unless it is set.
    ///
    /// To set it takes effect as time moves, if only by zero.
    public var condition: NetworkCondition {
        get { state.withLock { $0.condition } }
        set {
            let (isLost, isBack, waiters, tasks) = state.withLock { state in
                let former = state.condition
                state.condition = newValue
                if case .lossy(_, let seed) = newValue { state.losses = LossNumbers(seed: seed) }
                let isLost = newValue == .offline && former != .offline
                let isBack = newValue != .offline && former == .offline
                defer { if isBack { state.waiters = [] } }
                return (isLost, isBack, state.waiters, state.inFlight.sorted { $0.key < $1.key }.map(\.value))
            }
            if isLost {
                for task in tasks { task.cancel(with: URLError(.networkConnectionLost)) }
            }
            if isBack {
                for waiter in waiters { waiter() }
            }
            if isLost || isBack { tellObservers() }
        }
    }

    private func tellObservers() {
        for observer in state.withLock({ $0.observers }) {
            schedule(after: .zero, name: "change of the network", at: nil, observer.call)
        }
    }

    /// Calls an observer each time that the connection is lost or comes back; returns the number to remove it with.
    package func observe(_ observer: @escaping @MainActor @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.observerCount += 1
            state.observers.append((state.observerCount, observer))
            return state.observerCount
        }
    }

    package func removeObserver(_ key: Int) {
        state.withLock { $0.observers.removeAll { $0.key == key } }
    }

    /// Whether the next response is lost.
    func losesResponse() -> Bool {
        state.withLock { state in
            guard case .lossy(let share, _) = state.condition else { return false }
            return state.losses.next() < share
        }
    }
}
