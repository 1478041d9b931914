import FailureReporting
import TestSupport
import Testing

@Suite("Call sites") struct CallSiteTests {
    @Test("A site prints its file without folders, and its line")
    func description() {
        #expect(OddFailure.site.description == "Numbers.swift:12")
        #expect(CallSite("Numbers.swift", "Numbers.swift", 3, 1).description == "Numbers.swift:3")
    }

    @Test("A line of a feature has the feature's file, and the module of the call that reads it")
    func featureLines() {
        let call = CallSite("LoginTests/LoginTests.swift", "/tests/LoginTests.swift", 12, 1)
        let paths = ["/one/Login.feature", "/two/Prüfung \u{1F600}.feature", "/one/Login.feature"]
        let lines = paths.map { CallSite($0, 12, for: call) }
        let names = ["Login.feature:12", "Prüfung \u{1F600}.feature:12", "Login.feature:12"]
        #expect(lines.map(\.path) == paths && lines.map(\.description) == names)
        #expect(lines.allSatisfy { $0.module == "LoginTests" } && call.path == "/tests/LoginTests.swift")
        #expect(lines[0].isIdentical(to: lines[2]) && !lines[0].isIdentical(to: lines[1]))
        #expect(!lines[0].isIdentical(to: call))
    }

    @Test("A site is the current one inside of its call only, and the inner of two calls wins")
    func current() {
        var sites: [String] = []
        func look() { sites.append(CallSite.current?.description ?? "none") }
        look()
        OddFailure.site.whileCurrent {
            look()
            OddFailure.otherSite.whileCurrent(look)
            look()
        }
        look()
        #expect(sites == ["none", "Numbers.swift:12", "Sums.swift:40", "Numbers.swift:12", "none"])
    }

    @Test("What the call returns and throws comes through")
    func results() {
        #expect(OddFailure.site.whileCurrent { 7 } == 7)
        #expect(throws: OddFailure.self) { try OddFailure.site.whileCurrent { throw OddFailure() } }
        #expect(CallSite.current == nil)
    }
}
