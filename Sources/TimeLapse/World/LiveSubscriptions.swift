import FailureReporting
import Synchronization

/// The subscriptions of a test's code that are still alive, each with the line that made it.
///
/// A module that offers subscriptions notes them here, so that the end of a test can name those that it left behind.
package final class LiveSubscriptions: Sendable {
    /// A subscription as long as it lives: releasing the mark ends it.
    package final class Mark: Sendable {
        private let owner: LiveSubscriptions
        private let number: UInt64

        fileprivate init(_ owner: LiveSubscriptions, _ number: UInt64) {
            (self.owner, self.number) = (owner, number)
        }

        deinit {
            _ = owner.state.withLock { $0.marked.removeValue(forKey: number) }
        }
    }

    private struct State {
        var marked: [UInt64: Origin] = [:]
        var count: UInt64 = 0
    }

    private struct Origin {
        let name: StaticString
        let site: CallSite
    }

    private let state = Mutex(State())

    /// Notes a subscription that the call at `site` made with the function `name`.
    package func begin(_ name: StaticString, at site: CallSite) -> Mark {
        let number = state.withLock { state in
            state.count += 1
            state.marked[state.count] = Origin(name: name, site: site)
            return state.count
        }
        return Mark(self, number)
    }

    /// Such as `sink at LoginModel.swift:31`, in the order in which they were made.
    ///
    /// - Complexity: O(*n* log *n*) in the number of living subscriptions.
    package var descriptions: [String] {
        let marked = state.withLock { $0.marked }
        return marked.sorted { $0.key < $1.key }.map { "\($0.value.name) at \($0.value.site)" }
    }
}
