import FailureReporting
import TestSupport
import Testing

@Suite("Failure collectors") struct FailureCollectorTests {
    @Test("A collector receives failures instead of the test, in order and with their sites")
    func takesFailures() {
        let failures = FailureCollector.failures {
            OddFailure().record(at: OddFailure.site)
            OddFailure(description: "5 is odd, too.").record()
        }
        #expect(failures.map(\.text) == ["3 is odd.", "5 is odd, too."])
        #expect(failures.map { $0.site?.description } == ["Numbers.swift:12", nil])
        #expect(failures.first?.failure is OddFailure)
    }

    @Test("The running call is the site of a failure without one")
    func currentSite() {
        let failures = FailureCollector.failures {
            OddFailure.site.whileCurrent {
                OddFailure().record()
                OddFailure().record(at: OddFailure.otherSite)
            }
        }
        #expect(failures.map { $0.site?.description } == ["Numbers.swift:12", "Sums.swift:40"])
    }

    @Test("The inner of two collectors takes the failure")
    func nesting() {
        var inner: [RecordedFailure] = []
        let outer = FailureCollector.failures {
            OddFailure(description: "outside").record()
            inner = FailureCollector.failures { OddFailure(description: "inside").record() }
        }
        #expect(outer.map(\.text) == ["outside"])
        #expect(inner.map(\.text) == ["inside"])
    }

    @Test("Collectors of failures and of warnings work independently, whichever is inside")
    func severities() {
        func record() {
            OddFailure(description: "failure").record()
            OddFailure(description: "warning").recordWarning(at: OddFailure.site)
        }
        var (failures, warnings): ([RecordedFailure], [RecordedFailure]) = ([], [])
        failures = FailureCollector.failures { warnings = FailureCollector.warnings { record() } }
        #expect(failures.map(\.text) == ["failure"])
        #expect(warnings.map(\.text) == ["warning"])
        #expect(warnings.map { $0.site?.description } == ["Numbers.swift:12"])
        warnings = FailureCollector.warnings { failures = FailureCollector.failures { record() } }
        #expect(failures.map(\.text) == ["failure"])
        #expect(warnings.map(\.text) == ["warning"])
    }

    @Test("An error goes through, and the test sees failures again")
    func errors() {
        #expect(throws: OddFailure.self) {
            _ = try FailureCollector.failures { throw OddFailure() }
        }
        withKnownIssue { OddFailure().record() }
    }

    @Test("Collectors in tasks side by side do not see each other's failures")
    func tasks() async {
        let texts = await withTaskGroup(of: [String].self) { group in
            for number in 0..<20 {
                group.addTask {
                    FailureCollector.failures { OddFailure(description: "\(number)").record() }.map(\.text)
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(texts.sorted() == (0..<20).map(String.init).sorted())
    }
}
