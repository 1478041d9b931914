import FailureReporting
import Foundation
import Robot
import Synchronization
import TestSupport
import Testing

@testable import TimeLapse

/// The ways in which a thread sends something to the main queue.
enum WayToMain: String, CaseIterable, CustomTestStringConvertible {
    case async, asyncAfter, sync, workItem, runLoop, operation, dependentOperation, timer, task, run
    case notification, notificationToMethod, performAndWait, perform

    var testDescription: String { rawValue }

    private static let name = Notification.Name("sent by a thread")

    /// What the test does before the thread begins.
    @MainActor
    func prepare(_ note: @escaping @MainActor () -> Void) {
        switch self {
        case .notification:
            NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: .main) { _ in
                MainActor.assumeIsolated { note() }
            }
        case .perform, .performAndWait:
            Listener.kept = Listener(note)
            Listener.selector = Selector("heard", Listener.heard)
        case .notificationToMethod:
            let listener = Listener(note)
            NotificationCenter.default.addObserver(
                listener, selector: Listener.heard, name: Self.name, object: nil)
            Listener.kept = listener
        default: break
        }
    }

    /// What the thread does.
    func send(_ note: @escaping @MainActor () -> Void) {
        switch self {
        case .async: DispatchQueue.main.async { note() }
        case .asyncAfter: DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { note() }
        case .sync: DispatchQueue.main.sync { MainActor.assumeIsolated { note() } }
        case .workItem: DispatchQueue.main.async(execute: DispatchWorkItem { note() })
        case .runLoop: RunLoop.main.perform { note() }
        case .operation: OperationQueue.main.addOperation { MainActor.assumeIsolated { note() } }
        case .dependentOperation:
            let first = BlockOperation {}
            let second = BlockOperation { MainActor.assumeIsolated { note() } }
            second.addDependency(first)
            OperationQueue.main.addOperations([second, first], waitUntilFinished: false)
        case .timer: Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in note() }
        case .task: Task { @MainActor in note() }
        case .run: Task { await MainActor.run { note() } }
        case .perform, .performAndWait:
            Listener.kept?.performSelector(
                onMainThread: Listener.selector, with: nil, waitUntilDone: self == .performAndWait)
        case .notification, .notificationToMethod:
            NotificationCenter.default.post(name: Self.name, object: nil)
        }
    }

    @MainActor
    private final class Listener: NSObject {
        nonisolated(unsafe) static var kept: Listener?
        nonisolated(unsafe) static var selector = Selector("heard")
        private let note: () -> Void

        init(_ note: @escaping () -> Void) { self.note = note }

        func heard() { note() }
    }
}

/// How a thread is begun.
enum WayToThread: String, CaseIterable, CustomTestStringConvertible {
    case detached, block, subclass, operation, operationObject

    var testDescription: String { rawValue }

    func begin(_ body: @escaping @Sendable () -> Void) {
        switch self {
        case .detached: Thread.detachNewThread { body() }
        case .block: Thread { body() }.start()
        case .subclass: Worker(body).start()
        case .operation: OperationQueue().addOperation { body() }
        case .operationObject: Self.queue.addOperation(BlockOperation { body() })
        }
    }

    private static let queue = OperationQueue()

    private final class Worker: Thread, @unchecked Sendable {
        private let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
            super.init()
        }

        override func main() { body() }
    }
}

@MainActor @Suite("Threads of a test", .robot) struct ThreadsOfTests {
    @Test(
        "Work that a thread sends to the main queue runs in the test, and a wait waits for it",
        arguments: WayToMain.allCases)
    func sent(_ way: WayToMain) {
        let application = UIApplication.shared
        let log = EventLog()
        let note = { @MainActor in
            log.add("in \(UIApplication.shared === application ? "this" : "another") application")
        }
        way.prepare(note)
        Thread.detachNewThread { way.send(note) }
        let warnings = warningTexts {
            TimeLapse.advance(until: { !log.lines.isEmpty }, within: .seconds(10))
        }
        #expect(log.take() == "in this application")
        #expect(warnings.allSatisfy { $0.contains("s of real time for work outside of the virtual clock: ") })
    }

    @Test("A thread has the name that it was given, which a wait for it reports; without one it has none")
    func names() {
        for (name, told) in [(nil, "a thread, begun at "), ("Loader", "a thread \"Loader\", begun at ")] {
            let log = EventLog()
            let thread = Thread {
                Thread.sleep(forTimeInterval: 0.02)
                let name = Thread.current.name
                DispatchQueue.main.async { log.add(name ?? "no name") }
            }
            thread.name = name
            #expect(thread.name == name)
            let warnings = warningTexts {
                thread.start()
                TimeLapse.advance(until: { !log.lines.isEmpty }, within: .seconds(10))
            }
            #expect(log.take() == name ?? "no name")
            #expect(warnings.count == 1 && warnings[0].contains(told))
        }
    }

    @Test("Work is sent by threads of each kind", arguments: WayToThread.allCases)
    func threads(_ way: WayToThread) {
        let application = UIApplication.shared
        UserDefaults.standard.set("mine", forKey: "owner")
        let label = UILabel()
        way.begin {
            let owner = UserDefaults.standard.string(forKey: "owner")
            DispatchQueue.main.async {
                label.text = UIApplication.shared === application ? owner : "in another application"
            }
        }
        _ = warningTexts { TimeLapse.advance(until: { label.text != nil }, within: .seconds(10)) }
        #expect(label.text == "mine")
    }

    @Test("An async wait waits as well, and so does one for a task that a thread resumes")
    func suspended() async {
        let label = UILabel()
        Task {
            label.text = await withCheckedContinuation { continuation in
                Thread.detachNewThread { continuation.resume(returning: "resumed") }
            }
        }
        _ = await FailureCollector.warnings {
            await TimeLapse.advance(until: { label.text == "resumed" }, within: .seconds(10))
        }
        #expect(label.text == "resumed")
        // Nobody moves the clock: the block runs nevertheless, as the test waits for a thread.
        let answer = await withCheckedContinuation { continuation in
            Thread.detachNewThread { DispatchQueue.main.async { continuation.resume(returning: 42) } }
        }
        #expect(answer == 42)
    }

    @Test("A wait for a thread in vain is over with the thread, and says that it was waited for")
    func inVain() {
        Thread {}.start()
        let failures = failureTexts {
            TimeLapse.advance(until: { false }, within: .seconds(3600))
        }
        #expect(failures.count == 1)
        #expect(
            failures.first?.hasPrefix("The condition was still false after 3600 s of virtual time") == true)
    }

    @Test("A thread of a test that is over sends nothing to another test")
    func late() async {
        let mayGoOn = Dispatch::DispatchSemaphore(value: 0)
        let isDone = Mutex(false)
        let log = EventLog()
        let former = TestWorld(leftovers: .ignored)
        UIApplication.withShared(former.application) {
            Thread.detachNewThread {
                mayGoOn.wait()
                DispatchQueue.main.async { log.add("late") }
                RunLoop.main.perform { log.add("late") }
                isDone.withLock { $0 = true }
            }
        }
        await former.close(checks: false)
        mayGoOn.signal()
        _ = await FailureCollector.failures {
            await TimeLapse.advance(until: { isDone.withLock { $0 } }, within: .seconds(1))
        }
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                while !isDone.withLock({ $0 }) {}
                continuation.resume()
            }
        }
        await TimeLapse.runUntilIdle()
        #expect(log.take() == "")
    }
}

/// The line at which ``sendTwice(_:)`` sends a block; the one of code in an exit test is that of the test.
private let lineOfSending = #line + 3

private func sendTwice(_ log: EventLog) {
    DispatchQueue.main.async { log.add("ran") }
    NotificationCenter.default.post(name: .init("sent"), object: nil)
}

@Suite("Callbacks of the system") struct SystemCallbackTests {
    @Test("A callback of the system belongs to the only running test")
    func only() async {
        await #expect(processExitsWith: .success) {
            let world = World()
            RunningWorlds.begin(world, named: "the only test")
            let application = await MainActor.run { UIApplication(in: world, device: .standard) }
            let isKnown = await withCheckedContinuation { continuation in
                Foundation::Thread.detachNewThread {
                    DispatchQueue.main.async {}
                    RunLoop.main.perform {}
                    UserDefaults.standard.set(true, forKey: "sent")
                    Task { @MainActor in
                        continuation.resume(returning: UIApplication.shared === application)
                    }
                }
            }
            #expect(isKnown)
            let pending = world.whileCurrent { UserDefaults.standard.bool(forKey: "sent") }
            #expect(pending)
            RunningWorlds.end(world)
            let isProcess = await withCheckedContinuation { continuation in
                Foundation::Thread.detachNewThread {
                    continuation.resume(returning: World.current === World.processWide)
                }
            }
            #expect(isProcess)
        }
    }

    @Test("A callback of an operation's completion belongs to the test that added it, while several run")
    func completionOfOperation() async {
        await #expect(processExitsWith: .success) {
            let worlds = [World(), World()]
            RunningWorlds.begin(worlds[0], named: "a test")
            RunningWorlds.begin(worlds[1], named: "another test")
            let world = await withCheckedContinuation { continuation in
                worlds[1].whileCurrent {
                    let operation = BlockOperation {}
                    operation.completionBlock = { continuation.resume(returning: World.current) }
                    OperationQueue().addOperation(operation)
                }
            }
            #expect(world === worlds[1])
        }
    }

    @Test("A callback while several tests run is a failure with the line, once, and runs nowhere")
    func unknown() async {
        await #expect(processExitsWith: .success) {
            let worlds = [World(), World()]
            RunningWorlds.begin(worlds[0], named: "a test")
            RunningWorlds.begin(worlds[1], named: "another test")
            let log = EventLog()
            let send = { @Sendable in sendTwice(log) }
            let texts = await withCheckedContinuation { continuation in
                Foundation::Thread.detachNewThread {
                    let failures = FailureCollector.failures { send() }
                    continuation.resume(returning: failures.map { "\($0.site?.line ?? 0) \($0.text)" })
                }
            }
            let line = lineOfSending
            #expect(texts.count == 2)
            let rest =
                "it does not run, because it came from a thread that belongs to no test, while 2 tests are running"
            #expect(texts.first?.hasPrefix("\(line) block on queue main: \(rest)") == true)
            #expect(texts.last?.hasPrefix("\(line + 1) notification \"sent\": \(rest)") == true)
            #expect(texts.allSatisfy { $0.contains(#""a test", "another test""#) })
            // Without a collector, it is recorded with the test that began first, or else the next one.
            await withCheckedContinuation { continuation in
                Foundation::Thread.detachNewThread {
                    send()
                    continuation.resume()
                }
            }
            #expect(RunningWorlds.takeReports(of: worlds[1]).isEmpty)
            RunningWorlds.end(worlds[0])
            #expect(RunningWorlds.takeReports(of: worlds[1]).count == 2)
            RunningWorlds.end(worlds[1])
            #expect(log.take() == "")
            #expect(worlds.allSatisfy { !$0.clock.hasScheduledWork })
        }
    }

    @Test("A callback of the main queue that waits for another operation comes after it, whoever ends that")
    func dependent() async {
        await #expect(processExitsWith: .success) {
            let world = World()
            RunningWorlds.begin(world, named: "the only test")
            for way in ["main", "background", "later"] {
                let log = EventLog()
                await MainActor.run {
                    world.whileCurrent {
                        let first = BlockOperation { log.add("first") }
                        let second = BlockOperation { log.add("second") }
                        second.addDependency(first)
                        OperationQueue.main.addOperation(second)
                        switch way {
                        case "main": OperationQueue.main.addOperation(first)
                        case "background": OperationQueue().addOperation(first)
                        default: DispatchQueue.main.asyncAfter(deadline: .now() + 1) { first.start() }
                        }
                        TimeLapse.advance(until: { log.lines.count == 2 }, within: .seconds(10))
                    }
                }
                #expect(log.take() == "first\nsecond", "\(way)")
            }
        }
    }
}
