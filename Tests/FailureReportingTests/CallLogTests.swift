import Testing

@testable import FailureReporting

@Suite("Call logs") struct CallLogTests {
    /// An observer that learns of nothing.
    private final class Deaf: TestObserver {
        func callBegan(_ site: CallSite) -> Int { 0 }
        func partBegan(_ kind: ObservedPart, _ words: String, at site: CallSite?) -> Int { 0 }
        func stepEnded(_ number: Int) {}
        func name(_ words: String, query: String, target: ObjectIdentifier?) {}
        func found(_ views: [ObjectIdentifier]) {}
        func covered(by view: ObjectIdentifier) {}
        func touched(_ touches: [ObservedTouch]) {}
        func typed(_ key: String) {}
        func turnEnded() {}
        func happened(_ event: ObservedEvent) {}
        func recorded(_ failure: RecordedFailure) {}
    }

    @Test("The observer of a log is found in its context until it is replaced or removed")
    func observer() {
        let (log, other) = (CallLog(), CallLog())
        let (one, two) = (Deaf(), Deaf())
        log.context.whileCurrent {
            #expect(CallContext.observer == nil)
            log.observer = one
            #expect(CallContext.observer === one)
            log.observer = two
            #expect(CallContext.observer === two)
            // What is set elsewhere, and removed, makes no difference here.
            other.observer = one
            other.context.whileCurrent { #expect(CallContext.observer === one) }
            other.observer = nil
            other.observer = nil
            #expect(CallContext.observer === two)
            log.observer = nil
            #expect(CallContext.observer == nil)
        }
    }
}
