import FailureReporting
import Synchronization
import TestSupport
import Testing

/// A part of a test that notes what it is told.
private final class Part: FailureScope {
    let site: CallSite?
    let receiver = FailureCollector.receiver
    private let notes = Mutex<[String]>([])

    init(at site: CallSite?) { self.site = site }

    var noted: [String] { notes.withLock { $0 } }

    func heading() -> String? { site == nil ? nil : "Part: failed." }

    func noteFailure(_ text: String, at place: String?) {
        notes.withLock { $0.append("\(text) \(place ?? "here")") }
    }

    /// Runs `body` in the part.
    func run(_ body: () -> Void) { CallContext.inside(self).whileCurrent(body) }
}

@Suite("Failures in a part of a test") struct FailureScopeTests {
    @Test("Failures in a part of a test are at the part's line, with its heading and their own line")
    func inside() {
        var part: Part?
        let failures = FailureCollector.failures {
            let inner = Part(at: OddFailure.site)
            inner.run {
                OddFailure().record()
                OddFailure().record(at: OddFailure.site)
                OddFailure.otherSite.whileCurrent { OddFailure().record() }
            }
            part = inner
        }
        let text = "Part: failed.\n3 is odd."
        #expect(failures.map(\.text) == [text, text, text + "\nAt: Sums.swift:40"])
        #expect(failures.map { $0.site?.line } == [12, 12, 12])
        #expect(part?.noted == ["3 is odd. here", "3 is odd. here", "3 is odd. Sums.swift:40"])
    }

    @Test("A part without a line leaves failures where they are")
    func withoutLine() {
        var part: Part?
        let failures = FailureCollector.failures {
            let inner = Part(at: nil)
            inner.run { OddFailure().record(at: OddFailure.otherSite) }
            part = inner
        }
        #expect(failures.map(\.text) == ["3 is odd."] && failures.first?.site?.line == 40)
        #expect(part?.noted == ["3 is odd. here"])
    }

    @Test("What a collector inside takes, warnings and known issues are not the part's")
    func others() {
        let part = Part(at: OddFailure.site)
        part.run {
            let taken = FailureCollector.failures { OddFailure().record() }
            #expect(taken.map(\.text) == ["Part: failed.\n3 is odd."])
            let warnings = FailureCollector.warnings { OddFailure().recordWarning() }
            #expect(warnings.map(\.text) == ["3 is odd."])
            withKnownIssue { OddFailure().record() }
        }
        #expect(part.noted == [])
        OddFailure.otherSite.whileCurrent {
            #expect(FailureCollector.failures { OddFailure().record() }.first?.site?.line == 40)
        }
    }

    @Test("The text of an assertion has the heading above and its line below, or its comment alone")
    func assertions() {
        let part = Part(at: OddFailure.site)
        #expect(part.report(assertion: "1 != 2", at: "Numbers.swift:12") == "Part: failed.\n1 != 2")
        #expect(
            part.report(assertion: "1 != 2", comment: "", at: "A.swift:1") == "Part: failed.\nAt: A.swift:1")
        let inActivity = CallContext.inside(activity: "Sums").whileCurrent {
            part.report(assertion: "1 != 2\nReally.", comment: "Really.", at: "A.swift:2")
        }
        #expect(inActivity == "Part: failed.\nReally.\nAt: A.swift:2\nIn: Sums")
        #expect(part.noted == ["1 != 2 here", "1 != 2 A.swift:1", "1 != 2\nReally. A.swift:2"])
    }

    @Test("A site has the file of its path")
    func files() {
        let site = CallSite("Module/Steps.swift", "/tests/LoginTests.swift", 3, 1)
        #expect(site.fileName == "LoginTests.swift" && site.description == "LoginTests.swift:3")
    }
}
