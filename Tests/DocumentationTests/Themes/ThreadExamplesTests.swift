import FailureReporting
import Robot
import Testing

// Example of Singletons.md
final class Settings {
    @MainActor static let shared = Settings()

    private let defaults = UserDefaults.standard

    var name: String? {
        get { defaults.string(forKey: "name") }
        set { defaults.set(newValue, forKey: "name") }
    }
}
// End of example

/// The examples of threads in Time, and of singletons.
@MainActor @Suite("Examples of threads and singletons", .robot) struct ThreadExamplesTests {
    @Test("A wait that blocks the main queue for work on the main queue is a failure")
    func blocked() {
        let failures = FailureCollector.failures {
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.main.async { done.signal() }
            done.wait()
        }
        expectFailure(
            // Example of Time.md
            """
            Deadlock: DispatchSemaphore.wait() blocks the main queue, and nothing that runs elsewhere ends the wait (waited in real time for a thread). On a device it never returns; here it does, without a signal.
            Pending:
              block on queue main due at 0 s, scheduled at ThreadExamplesTests.swift:…
            """,
            // End of example
            in: failures)
        TimeLapse.advance(by: .zero)
    }

    @Test("A singleton's defaults are the running test's", arguments: ["Ada", "Grace"])
    func singleton(_ name: String) {
        let settings = Settings.shared
        #expect(settings.name == nil)
        settings.name = name
        #expect(UserDefaults.standard.string(forKey: "name") == name)
    }
}
