import Dispatch
import Foundation
import Synchronization
import Testing
import TimeLapse

/// What observers are removed by; all of it on one thread.
private final class Tokens: @unchecked Sendable {
    var all: [any NSObjectProtocol] = []
}

@Suite("Queues of notification observers") struct NotificationQueueTests {
    private static let name = Notification.Name("greeting")

    @MainActor
    @Test("A block on the main queue is called where the notification is posted on it")
    func mainQueue() {
        let center = TimeLapse::NotificationCenter()
        let count = Mutex(0)
        let token = center.addObserver(forName: Self.name, object: nil, queue: .main) { _ in
            count.withLock { $0 += 1 }
        }
        center.post(name: Self.name, object: nil)
        #expect(count.withLock { $0 } == 1)
        center.removeObserver(token)
        center.post(name: Self.name, object: nil)
        #expect(count.withLock { $0 } == 1)
    }

    @Test("A block for the main queue is called later there if the notification is posted on another queue")
    func elsewhere() async {
        let center = TimeLapse::NotificationCenter()
        let calls = Mutex<[Bool]>([])
        center.addObserver(forName: Self.name, object: nil, queue: .main) { _ in
            calls.withLock { $0.append(MainQueue.isCurrent) }
        }
        // The main queue takes turns: what is added to it after the post comes after the call, or there is none. The thread
        // is known to be this test's, which has no world, also while others run.
        await withCheckedContinuation { continuation in
            TimeLapse::Thread.detachNewThread {
                center.post(name: Self.name, object: nil)
                Dispatch::DispatchQueue.main.async { continuation.resume() }
            }
        }
        #expect(calls.withLock { $0 } == [true])
    }

    @MainActor
    private final class Listener {
        var log: [String] = []

        func heard(_ notification: Notification) {
            log.append("\(notification.name.rawValue) \(notification.userInfo?["n"] ?? "-")")
        }

        func heardSomething() { log.append("something") }
    }

    @MainActor
    @Test(
        "Methods are called in the order of adding, until they are removed or their object is gone"
    )
    func methods() {
        let center = TimeLapse::NotificationCenter()
        let listener = Listener()
        let (here, elsewhere) = (NSObject(), NSObject())
        center.addObserver(listener, selector: Listener.heard, name: Self.name, object: here)
        center.addObserver(listener, selector: Listener.heardSomething, name: nil, object: nil)
        center.post(name: Self.name, object: here, userInfo: ["n": 1])
        center.post(name: Self.name, object: elsewhere)
        center.removeObserver(listener, name: Self.name, object: here)
        center.post(name: Self.name, object: here)
        #expect(listener.log == ["greeting 1", "something", "something", "something"])
        center.removeObserver(listener)
        center.post(name: Self.name, object: here)
        #expect(listener.log.count == 4)
        weak var gone: Listener?
        do {
            let short = Listener()
            gone = short
            center.addObserver(short, selector: Listener.heard, name: nil, object: nil)
        }
        #expect(gone == nil)
        center.post(name: Self.name, object: nil)
    }

    @Test(
        "Observers are called in the order of adding, without those removed or added during the post"
    )
    func order() {
        let center = TimeLapse::NotificationCenter()
        let log = Mutex<[Int]>([])
        let tokens = Tokens()
        for number in 0..<50 {
            let token = center.addObserver(
                forName: number % 2 == 0 ? Self.name : nil, object: nil, queue: nil
            ) { _ in
                log.withLock { $0.append(number) }
                guard number == 10 else { return }
                center.removeObserver(tokens.all[20])
                center.addObserver(forName: nil, object: nil, queue: nil) { _ in
                    log.withLock { $0.append(99) }
                }
            }
            tokens.all.append(token)
        }
        center.post(name: Self.name, object: nil)
        #expect(log.withLock { $0 } == (0..<50).filter { $0 != 20 })
    }

    /// Waits for a thread to be done, and until the test's time is up at most.
    private func isDone(_ body: @escaping @Sendable () -> Void) async -> Bool {
        let waiting = Mutex<CheckedContinuation<Bool, Never>?>(nil)
        let resume = { @Sendable (isDone: Bool) in
            waiting.withLock { continuation in
                continuation?.resume(returning: isDone)
                continuation = nil
            }
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiting.withLock { $0 = continuation }
                Thread.detachNewThread {
                    body()
                    resume(true)
                }
                if Task.isCancelled { resume(false) }
            }
        } onCancel: {
            resume(false)
        }
    }

    @Test(
        "A post waits for the blocks on an operation queue, also for one that posts again",
        .timeLimit(.minutes(5)))
    func ownQueue() async {
        let center = TimeLapse::NotificationCenter()
        let queue = TimeLapse::OperationQueue()
        let count = Mutex(0)
        center.addObserver(forName: Self.name, object: nil, queue: queue) { _ in
            let isFirst = count.withLock { count in
                count += 1
                return count == 1
            }
            if isFirst { center.post(name: Self.name, object: nil) }
        }
        // On a thread of its own: should the queue wait for itself, the test fails and does not hang.
        #expect(await isDone { center.post(name: Self.name, object: nil) })
        #expect(count.withLock { $0 } == 2)
    }
}
