import Dispatch
import FailureReporting
import Testing

@testable import TimeLapse

private typealias DispatchQueue = TimeLapse::DispatchQueue
private typealias DispatchWorkItem = TimeLapse::DispatchWorkItem
private typealias DispatchGroup = TimeLapse::DispatchGroup

@MainActor
@Suite("Queues on the clock")
struct QueueTests {
    private let clock = VirtualClock()
    private let log: ClockLog

    init() {
        log = ClockLog(clock)
    }

    @Test("Blocks run in order of deadline and of scheduling, across all queues")
    func order() {
        let own = DispatchQueue(label: "own", qos: .utility)
        clock.whileCurrent {
            DispatchQueue.main.asyncAfter(
                deadline: .now().advanced(by: .milliseconds(1500)), execute: log.noting("1.5"))
            own.asyncAfter(deadline: .now() + 1, execute: log.noting("own"))
            DispatchQueue.main.async { [log] in
                log.note("first")
                DispatchQueue.main.async(execute: log.noting("nested"))
                DispatchQueue.global().async(execute: log.noting("global"))
            }
            own.async(qos: .background, flags: .barrier, execute: log.noting("second"))
            DispatchQueue.main.asyncAfter(deadline: .distantFuture, execute: log.noting("never"))
            DispatchQueue.main.asyncAfter(deadline: .now() + -5, execute: log.noting("passed"))
            #expect(log.text.isEmpty)
            TimeLapse.advanceMainRunLoop()
            #expect(
                log.text == """
                    0 s first
                    0 s second
                    0 s passed
                    0 s nested
                    0 s global
                    1 s own
                    1.5 s 1.5
                    """)
        }
    }

    @Test("Reports name the queue and the line")
    func report() {
        clock.whileCurrent {
            let line = #line + 1
            DispatchQueue(label: "images").asyncAfter(deadline: .now() + 2) {}
            #expect(
                clock.pendingWork.map(\.description) == [
                    "block on queue images due at 2 s, scheduled at QueueTests.swift:\(line)"
                ])
        }
    }

    @Test("A work item that is cancelled does not run and leaves nothing on the clock")
    func workItem() {
        clock.whileCurrent {
            let item = DispatchWorkItem(block: log.noting("item"))
            item.notify(queue: .main, execute: log.noting("notified"))
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
            DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
            TimeLapse.advance(by: .seconds(1))
            item.cancel()
            #expect(item.isCancelled)
            #expect(clock.isIdle)
            item.perform()
            DispatchQueue.main.async(execute: item)
            TimeLapse.advanceMainRunLoop()
            #expect(
                log.text == """
                    1 s item
                    1 s notified
                    """)
        }
    }

    @Test("Code finds the values that were set on the queue it runs on")
    func specifics() {
        let (name, own) = (DispatchSpecificKey<String>(), DispatchQueue(label: "own"))
        func note() { log.note(DispatchQueue.getSpecific(key: name) ?? "none") }
        clock.whileCurrent {
            DispatchQueue.main.setSpecific(key: name, value: "main")
            own.setSpecific(key: name, value: "own")
            note()
            own.sync { note() }
            own.async {
                note()
                DispatchQueue.global().sync { note() }
            }
            DispatchQueue.main.async { note() }
            DispatchQueue.global().async { note() }
            TimeLapse.advance(by: .seconds(1))
            #expect(
                log.text
                    == ["main", "own", "own", "none", "main", "none"].map { "0 s \($0)" }.joined(
                        separator: "\n"))
            own.setSpecific(key: name, value: nil)
            #expect(own.getSpecific(key: name) == nil)
            #expect(DispatchQueue.main.getSpecific(key: name) == "main")
            #expect(DispatchQueue.main.getSpecific(key: DispatchSpecificKey<Int>()) == nil)
        }
    }

    @Test("A group notifies when all have left, cancelled ones too")
    func group() {
        clock.whileCurrent {
            let group = DispatchGroup()
            group.enter()
            DispatchQueue.global().async(group: group, execute: log.noting("in group"))
            let item = DispatchWorkItem {}
            DispatchQueue.main.async(group: group, execute: item)
            group.notify(queue: .main, execute: log.noting("all left"))
            item.cancel()
            clock.schedule(after: .seconds(1)) { group.leave() }
            TimeLapse.advanceMainRunLoop()
            #expect(
                log.text == """
                    0 s in group
                    1 s all left
                    """)
            let texts = FailureCollector.failures { group.leave() }
            #expect(
                texts.map(\.text) == [
                    "DispatchGroup.leave() was called more often than enter(). On a device this crashes."
                ])
        }
    }

    @Test("`sync` runs immediately, after the due blocks of its queue, and returns a result")
    func sync() {
        let queue = DispatchQueue(label: "cache")
        clock.whileCurrent {
            queue.async(execute: log.noting("before"))
            queue.asyncAfter(deadline: .now() + 1, execute: log.noting("later"))
            let value = queue.sync { [log] in
                log.note("sync")
                return 42
            }
            #expect(value == 42)
            queue.sync(execute: DispatchWorkItem(block: log.noting("item")))
            TimeLapse.advanceMainRunLoop()
            #expect(
                log.text == """
                    0 s before
                    0 s sync
                    0 s item
                    1 s later
                    """)
        }
    }

    @Test("A sync that would deadlock is a failure")
    func deadlock() {
        let queue = DispatchQueue(label: "own")
        let concurrent = DispatchQueue(label: "free", attributes: .concurrent)
        let texts = FailureCollector.failures {
            clock.whileCurrent {
                DispatchQueue.main.sync(execute: {})
                queue.sync { queue.sync {} }
                queue.async { queue.sync {} }
                concurrent.sync { concurrent.sync {} }
                TimeLapse.advanceMainRunLoop()
            }
        }
        let text =
            "from that queue itself, or by work that the queue waits for. On a device it never returns."
        #expect(
            texts.map(\.text) == [
                "Deadlock: `sync` was called on the queue main \(text)",
                "Deadlock: `sync` was called on the queue own \(text)",
                "Deadlock: `sync` was called on the queue own \(text)",
            ])
    }

    @Test("A queue excludes real threads from each other, as a lock does")
    func threads() async {
        let queue = DispatchQueue(label: "lock")
        let box = Box()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<1000 { queue.sync { box.value += 1 } }
                }
            }
        }
        #expect(box.value == 8000)
    }

    @Test("A queue retains no block of a freed clock, and no memory of blocks that have run")
    func lifetime() {
        let queue = DispatchQueue(label: "static")
        weak var token: Token?
        do {
            let clock = VirtualClock()
            clock.whileCurrent {
                let held = Token()
                token = held
                queue.async { _ = held }
            }
        }
        #expect(token == nil)
        clock.whileCurrent {
            for _ in 0..<1000 {
                queue.async {}
                TimeLapse.advance(by: .zero)
            }
        }
        #expect(queue.keptBlocks < 200)
    }

    @Test("NaN seconds are a failure; too many mean never")
    func seconds() {
        let texts = FailureCollector.failures {
            clock.whileCurrent {
                DispatchQueue.main.asyncAfter(deadline: .now() + .nan, execute: log.noting("at once"))
                DispatchQueue.main.asyncAfter(deadline: .now() + .infinity, execute: log.noting("never"))
                DispatchQueue.main.asyncAfter(deadline: .now() + 1e300, execute: log.noting("never"))
                DispatchQueue.main.asyncAfter(
                    deadline: .now().advanced(by: .seconds(.max)), execute: log.noting("never"))
                DispatchQueue.main.asyncAfter(wallDeadline: .distantFuture, execute: log.noting("never"))
                TimeLapse.advanceMainRunLoop()
            }
        }
        #expect(texts.map(\.text) == ["A dispatch time takes a finite number of seconds, not nan."])
        #expect(log.text == "0 s at once")
    }
}

// View code finds these in HeadlessUIKit.
private func + (time: TimeLapse::DispatchTime, seconds: Double) -> TimeLapse::DispatchTime {
    time.advanced(bySeconds: seconds)
}

private final class Box: @unchecked Sendable {
    var value = 0
}
