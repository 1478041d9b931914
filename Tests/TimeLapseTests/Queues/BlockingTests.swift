import Dispatch
import FailureReporting
import Foundation
import Testing

@testable import TimeLapse

private typealias DispatchQueue = TimeLapse::DispatchQueue
private typealias DispatchSemaphore = TimeLapse::DispatchSemaphore
private typealias DispatchGroup = TimeLapse::DispatchGroup
private typealias DispatchWorkItem = TimeLapse::DispatchWorkItem

@MainActor
@Suite("Waits that block the main queue")
struct BlockingTests {
    private let clock = VirtualClock()
    private let log: ClockLog

    init() {
        log = ClockLog(clock)
    }

    /// The failures and warnings of a body in the clock's world.
    private func failures(_ body: () -> Void) -> [String] {
        FailureCollector.failures { clock.whileCurrent(body) }.map(\.text)
    }

    @Test("A semaphore is signalled by a block of another queue, which runs meanwhile")
    func otherQueue() {
        let texts = failures {
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.main.async(execute: log.noting("main"))
            DispatchQueue.global().async { [log] in
                log.note("global")
                done.signal()
            }
            done.wait()
            log.note("waited")
            TimeLapse.advance(by: .zero)
        }
        #expect(texts == [])
        #expect(
            log.text == """
                0 s global
                0 s waited
                0 s main
                """)
    }

    @Test("Time passes until a later block of another queue, and what is due on the main queue is late")
    func later() {
        let texts = failures {
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.main.asyncAfter(
                deadline: .now().advanced(by: .seconds(1)), execute: log.noting("main"))
            DispatchQueue(label: "own").asyncAfter(deadline: .now().advanced(by: .seconds(2))) {
                done.signal()
            }
            done.wait()
            log.note("waited")
            TimeLapse.advance(by: .zero)
        }
        #expect(texts == [])
        #expect(
            log.text == """
                2 s waited
                2 s main
                """)
    }

    @Test("Work on the main queue cannot signal it: that is a failure that names it, and not a hang")
    func mainQueue() {
        var line = 0
        let recorded = FailureCollector.failures {
            clock.whileCurrent {
                let done = DispatchSemaphore(value: 0)
                DispatchQueue.main.async { done.signal() }
                line = #line + 1
                done.wait()
                log.note("goes on")
                TimeLapse.advance(by: .zero)
            }
        }
        #expect(recorded.count == 1)
        #expect(recorded.first?.site?.line == UInt(line))
        let text = recorded.first?.text ?? ""
        #expect(
            text.hasPrefix(
                "Deadlock: DispatchSemaphore.wait() blocks the main queue, and nothing that runs elsewhere ends the wait"
            ))
        #expect(text.contains("block on queue main due at 0 s, scheduled at BlockingTests.swift:"))
        #expect(log.text == "0 s goes on")
    }

    @Test("A detached task and an actor run meanwhile; a task on the main actor does not")
    func tasks() async {
        let texts = failures {
            let done = DispatchSemaphore(value: 0)
            Task.detached { done.signal() }
            done.wait()
            log.note("detached")
            Task { log.note("main actor") }
            Task.detached { [log] in
                await log.note("hops")
                done.signal()
            }
            done.wait()
            log.note("after the failure")
        }
        #expect(texts.count == 1)
        #expect(log.text == "0 s detached\n0 s after the failure")
        clock.whileCurrent { clock.runTasks() }
    }

    @Test("A time-out passes in virtual time")
    func timeOut() {
        let texts = failures {
            let done = DispatchSemaphore(value: 1)
            #expect(done.wait(timeout: .now().advanced(by: .seconds(1))) == .success)
            #expect(clock.now == .init(offset: .zero))
            #expect(done.wait(timeout: .now().advanced(by: .milliseconds(100))) == .timedOut)
            #expect(clock.now == .init(offset: .milliseconds(100)))
        }
        #expect(texts == [])
    }

    @Test("The distant future is no time-out: time stays where it is")
    func distantFuture() {
        let texts = failures {
            #expect(DispatchSemaphore(value: 0).wait(timeout: .distantFuture) == .timedOut)
        }
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix("Deadlock: DispatchSemaphore.wait(timeout:) blocks the main queue") == true
        )
        #expect(clock.now == .init(offset: .zero))
    }

    @Test("A block of another queue may wait for the main queue, which runs meanwhile")
    func elsewhere() {
        let texts = failures {
            DispatchQueue.global().async { [log] in
                let done = DispatchSemaphore(value: 0)
                DispatchQueue.main.async { done.signal() }
                done.wait()
                log.note("signalled")
            }
            TimeLapse.advance(by: .zero)
        }
        #expect(texts == [])
        #expect(log.text == "0 s signalled")
    }

    @Test("Groups and work items are waited for alike")
    func groups() {
        let texts = failures {
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group, execute: log.noting("in group"))
            group.wait()
            log.note("group")
            let item = DispatchWorkItem(block: log.noting("in item"))
            DispatchQueue.global().async(execute: item)
            item.wait()
            log.note("item")
            DispatchQueue.main.async(group: group, execute: log.noting("never meanwhile"))
            #expect(group.wait(timeout: .now().advanced(by: .milliseconds(50))) == .timedOut)
            group.wait()
        }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("Deadlock: DispatchGroup.wait() blocks the main queue") == true)
        #expect(
            log.text == """
                0 s in group
                0 s group
                0 s in item
                0 s item
                """)
    }

    @Test("Threads wait in real time, and wake each other and the main queue")
    func threads() {
        let texts = failures {
            let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let warnings = FailureCollector.warnings {
                TimeLapse::Thread.detachNewThread {
                    first.wait()
                    second.signal()
                }
                first.signal()
                second.wait()
            }
            #expect(warnings.isEmpty)
        }
        #expect(texts == [])
    }

    @Test("A negative count is a failure")
    func negative() {
        #expect(
            failures { _ = DispatchSemaphore(value: -1) } == [
                "A DispatchSemaphore begins with a count of zero or more, not -1. On a device this crashes."
            ])
    }

    @Test("Sleeping on the main queue takes virtual time, and what is due is late; elsewhere it is in time")
    func sleeping() {
        clock.whileCurrent {
            DispatchQueue.main.asyncAfter(
                deadline: .now().advanced(by: .seconds(1)), execute: log.noting("main"))
            TimeLapse::Thread.sleep(forTimeInterval: 2)
            log.note("slept")
            TimeLapse.advance(by: .zero)
            DispatchQueue.main.asyncAfter(
                deadline: .now().advanced(by: .seconds(1)), execute: log.noting("main"))
            DispatchQueue.global().async { [log] in
                TimeLapse::Thread.sleep(forTimeInterval: 2)
                log.note("slept")
            }
            TimeLapse.advance(by: .zero)
        }
        #expect(
            log.text == """
                2 s slept
                2 s main
                3 s main
                4 s slept
                """)
    }
}
