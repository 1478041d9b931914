import Synchronization
import Testing

@testable import FailureReporting

@Suite("Call logs") struct CallLogTests {
    /// An observer that learns when steps begin and end.
    private final class Listener: TestObserver {
        private let lines = Mutex<[String]>([])
        var heard: [String] { lines.withLock { $0 } }

        func stepBegan(_ step: ObservedStep) {
            let words = step.words.isEmpty ? step.site?.functionName ?? "" : step.words
            lines.withLock { $0.append("\(step.kind) \(words)") }
        }
        func stepEnded(_ step: ObservedStep) { lines.withLock { $0.append("end") } }
    }

    @Test("The observer of a log is found in its context until it is removed, and added once")
    func observer() {
        let (log, other) = (CallLog(), CallLog())
        let one = Listener()
        log.context.whileCurrent {
            #expect(CallContext.observer == nil)
            log.add(one)
            log.add(one)
            #expect(CallContext.observer === one)
            // What is set elsewhere, and removed, makes no difference here.
            other.add(Listener())
            other.context.whileCurrent { #expect(CallContext.observer != nil) }
            other.remove(one)
            #expect(CallContext.observer === one)
            log.remove(one)
            log.remove(one)
            #expect(CallContext.observer == nil)
        }
    }

    @Test("Several observers are told the same, each until it is removed")
    func several() {
        let log = CallLog()
        let (one, two) = (Listener(), Listener())
        func call() { CallSite("T/T.swift", "/T/T.swift", 3, 1, function: "tap(on:)").whileCurrent {} }
        log.context.whileCurrent {
            TestObservation.add(one)
            TestObservation.add(two)
            CallContext.step(.activity, "Log in", at: nil) { call() }
            TestObservation.remove(one)
            call()
        }
        #expect(one.heard == ["activity Log in", "call tap", "end", "end"])
        #expect(two.heard == one.heard + ["call tap", "end"])
    }

    @Test("An observer of all tests is told of those that begin later, and of code outside of any")
    func everywhere() {
        let listener = Listener()
        let earlier = CallLog()
        TestObservation.addToAllTests(listener)
        let later = CallLog()
        TestObservation.removeFromAllTests(listener)
        #expect(later.observer === listener || later.observer is ObserverGroup)
        #expect(earlier.observer !== listener)
        #expect(CallLog().observer !== listener)
    }
}
