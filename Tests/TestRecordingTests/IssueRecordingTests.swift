import FailureReporting
import TestSupport
import Testing

@Suite("Failures under Swift Testing") struct IssueRecordingTests {
    @Test("A failure is an issue at the call site, with its text")
    func atSite() {
        withKnownIssue {
            OddFailure().record(at: OddFailure.site)
        } matching: { issue in
            issue.comments == ["3 is odd."] && issue.place == "App/Numbers.swift /app/Numbers.swift 12:5"
        }
    }

    @Test("Without a site, a failure is recorded at the running call")
    func atCurrentSite() {
        withKnownIssue {
            OddFailure.otherSite.whileCurrent { OddFailure().record() }
        } matching: { issue in
            issue.comments == ["3 is odd."] && issue.place == "App/Sums.swift /app/Sums.swift 40:9"
        }
    }

    @Test("Without a running call, a failure is recorded at the test")
    func atTest() {
        withKnownIssue {
            OddFailure().record()
        } matching: { issue in
            issue.sourceLocation == Test.current?.sourceLocation
        }
    }

    @Test("After a call of the test, a failure is recorded at the last one, and says so")
    func atLastCall() {
        CallLog().context.whileCurrent {
            OddFailure.site.whileCurrent {}
            OddFailure.otherSite.whileCurrent { OddFailure.site.whileCurrent {} }
            withKnownIssue {
                OddFailure().record()
            } matching: { issue in
                issue.comments == ["3 is odd.\nIt happened after this line, the last of the test that acted."]
                    && issue.place == "App/Sums.swift /app/Sums.swift 40:9"
            }
            withKnownIssue {
                OddFailure().recordAtEnd()
            } matching: { issue in
                issue.comments == ["3 is odd."] && issue.sourceLocation == Test.current?.sourceLocation
            }
        }
    }

    @Test("The line is the caller's when the parts are passed on as defaults")
    func callersLine() {
        let line = #line + 2
        withKnownIssue {
            complain()
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
        }
    }

    @Test("A failure that a child task records belongs to the test")
    func childTask() async {
        await withKnownIssue {
            await withTaskGroup { group in
                group.addTask { OddFailure().record(at: OddFailure.site) }
            }
        } matching: {
            $0.place == "App/Numbers.swift /app/Numbers.swift 12:5"
        }
    }

    @Test("A warning is not a failure, and is recorded at the test")
    func warning() {
        withKnownIssue {
            OddFailure(description: "3 is rather odd.").recordWarning()
        } matching: { issue in
            issue.severity == .warning && issue.comments == ["3 is rather odd."]
                && issue.sourceLocation == Test.current?.sourceLocation
        }
    }

    @Test("A warning with a site is recorded at that site")
    func warningAtSite() {
        withKnownIssue {
            OddFailure().recordWarning(at: OddFailure.site)
        } matching: { issue in
            issue.severity == .warning && issue.place == "App/Numbers.swift /app/Numbers.swift 12:5"
        }
    }

    @Test("A failure in a detached task is an issue of the run, whatever the program was started with")
    func detachedTask() async {
        await withKnownIssue {
            await #expect(processExitsWith: .success) {
                await Task.detached { OddFailure().record() }.value
            }
        } matching: { issue in
            issue.comments.first?.rawValue
                == "3 is odd.\nIt comes from a detached task or a dispatch queue, outside of any test and its application."
        }
    }

    private func complain(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        OddFailure().record(at: CallSite(fileID, filePath, line, column))
    }
}

extension Issue {
    /// All parts of the source location, as text.
    fileprivate var place: String? {
        sourceLocation.map { "\($0.fileID) \($0.filePath) \($0.line):\($0.column)" }
    }
}
