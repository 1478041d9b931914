/// A call of an asynchronous delegate method, in a task that does not keep the application alive until it begins.
///
/// In a program that runs no tasks, such as a synchronous one, it never begins.
@MainActor
package final class DelegateCall {
    private weak var application: UIApplication?
    private let body: @MainActor () async -> Void

    package init(_ body: @escaping @MainActor () async -> Void) {
        application = .shared
        self.body = body
    }

    package func begin() {
        // A task retains the task-local values that it inherits, the application among them; a detached one has none.
        Task.detached { await self.run() }
    }

    private func run() async {
        guard let application else { return }
        await UIApplication.withShared(application) { await body() }
    }
}
