import FailureReporting
import StubSupport
import Testing

/// What `swift package adopt` writes for a module, for the tests.
private let moduleStub = Stub("Analytics", silent: ["Tracker.flush()", "Session.*"])

/// A stub's type.
public final class Tracker: StubObject, @unchecked Sendable {
    /// A call without a result.
    public func log(_ a: Any?, file: StaticString = #filePath, line: UInt = #line) {
        moduleStub.call("Tracker.log(_:)", file, line)
    }

    /// A call that is silent.
    public func flush(file: StaticString = #filePath, line: UInt = #line) {
        moduleStub.call("Tracker.flush()", file, line)
    }

    /// A call whose caller tells the type of the result.
    public func value<Result>(file: StaticString = #filePath, line: UInt = #line) -> Result {
        moduleStub.value("Session.value()", file, line)
    }
}

@Suite("Stubs") struct StubTests {
    private let tracker = Tracker(Unavailable())

    @Test("A call of a module that is not there is a failure at the caller's line, and the code goes on")
    func failure() {
        var line: UInt = 0
        let failures = FailureCollector.failures {
            line = #line + 1
            tracker.log("start")
        }
        #expect(failures.map(\.text) == ["Analytics.Tracker.log(_:) is not available here."])
        #expect(failures.first?.site?.line == line)
        #expect(failures.first?.site?.path == #filePath)
    }

    @Test("Calls that are named as silent are no failures, one by one, of a type, or all")
    func silence() {
        let failures = FailureCollector.failures {
            tracker.flush()
            let _: Int = tracker.value()
            Stub("Other", silent: ["*"]).call("anything(_:)", #filePath, #line)
            Stub("Other", silent: ["Inner.*"]).call("Outer.Inner.f()", #filePath, #line)
        }
        #expect(failures.map(\.text) == ["Other.Outer.Inner.f() is not available here."])
    }

    @Test("A value of a module that is not there lacks what the code takes for optional, and has all else")
    func optionalMembers() {
        let value = Unavailable()
        #expect(value.first?.content == nil)
        #expect(value["a"]?.b == nil)
        #expect(value.load(1, of: 2)?.name == nil)
        #expect((value.name ?? "none") == "none")
        #expect((value["a"].name ?? "none") == "none")
        let text: String = value["a"]
        let count: Int = value.list.count
        #expect(text == "" && count == 0)
        #expect(value.first.second["a"].third(1) == Unavailable())
    }

    @Test("A caller that waits for a value gets an empty one")
    func emptyValues() {
        #expect(tracker.value() == 0)
        #expect(tracker.value() == 0.0)
        #expect(tracker.value() == "")
        #expect(tracker.value() == [1].dropLast())
        #expect(tracker.value() == [String: Int]())
        #expect(tracker.value() == Set<Int>())
        #expect(tracker.value() as Int? == nil)
        #expect(!(tracker.value() as Bool))
        let other: Tracker = tracker.value()
        #expect(other != tracker && other == other)
    }

    @Test("A value of which nothing is known has all members, of any type that the caller waits for")
    func unknownValues() {
        let value = Unavailable()
        value.first.second = 3
        value.call(1, label: "x").other()
        let count: Int = value.list.count
        #expect(count == 0)
        #expect(value.name == value["key"])
        #expect(value.text == "")
        #expect("\(value.title)" == "")
        let error: any Error = value
        #expect(error is Unavailable)
    }
}
