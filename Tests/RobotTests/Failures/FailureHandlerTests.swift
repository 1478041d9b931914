import Robot
import Synchronization
import Testing

/// What happens at a failure, as a test decides.
@MainActor @Suite("Failure handlers", .robot) struct FailureHandlerTests {
    private func record(_ texts: String...) {
        for text in texts { TestFailure(text).record() }
    }

    @Test("With `stop`, the first failure alone is recorded")
    func stop() {
        FailureHandler.current = .stop
        withKnownIssue {
            record("One.", "Two.")
        } matching: {
            "\($0)".contains("One.")
        }
    }

    @Test("A closure is asked about each failure until it says stop; known issues count, attempts do not")
    func ask() {
        let asked = Mutex<[String]>([])
        FailureHandler.current = .ask { failure in
            asked.withLock { $0.append(failure.what) }
            return failure.what == "Two." ? .stop : .continue
        }
        attempt { record("Zero.") }
        withKnownIssue { record("One.", "Two.", "Three.") }
        #expect(asked.withLock { $0 } == ["One.", "Two."])
    }

    @Test("Without a handler, and with `continue`, all are recorded")
    func usual() {
        #expect(FailureHandler.current == nil)
        for handler in [nil, FailureHandler.continue] {
            FailureHandler.current = handler
            let count = Mutex(0)
            withKnownIssue {
                record("One.", "Two.")
            } matching: { _ in
                count.withLock { $0 += 1 }
                return true
            }
            #expect(count.withLock { $0 } == 2)
        }
    }

    @Test("A handler is the test's: one of another application does not count")
    func ownWorld() {
        FailureHandler.current = .stop
        UIApplication.withShared(UIApplication()) { #expect(FailureHandler.current == nil) }
        #expect(FailureHandler.current != nil)
    }
}
