import Robot
import Testing
import XCTest

@testable import Scenarios

@Test("A test outside of any suite has no suite in reports")
func freeTest() {
    let test = ReportedTest(module: "ScenariosTests", suite: nil, function: "freeTest")
    #expect(ReportedTest.current == test)
}

@Suite("The names of tests in reports") struct ReportedTestTests {
    @Suite("A nested suite in reports") struct Inner {
        @Test("A test in a nested suite is reported with the path of the suites") func name() {
            let test = ReportedTest(
                module: "ScenariosTests", suite: "ReportedTestTests.Inner", function: "name")
            #expect(ReportedTest.current == test)
        }
    }

    @Test("A test with parameters is reported with its arguments", arguments: [1, 2], ["a", "b, c"])
    func parameters(_ number: Int, _ text: String) {
        #expect(
            ReportedTest.current
                == ReportedTest(
                    module: "ScenariosTests", suite: "ReportedTestTests", function: "parameters",
                    argument: "\(number), \"\(text)\""))
    }

    @Test(
        "A case of JUnit has the arguments behind the scenario's name, and a number where names are the same")
    func caseNames() throws {
        let results = ["\"tea\"", "\"tea\"", nil].map { argument in
            let part = ReportedPart(
                words: "Buying", place: SourcePlace(file: "/p/A.swift", line: 1), outcome: .passed)
            let test = ReportedTest(module: "M", suite: "S", function: "f", argument: argument)
            return ReportedResult(test: test, parts: [part])
        }
        let names = try JUnitReader(ScenarioReport.Format.junit.text(of: results, root: "/p")).scenarios.map(
            \.name)
        #expect(names == ["Buying", "Buying (\"tea\")", "Buying (\"tea\") #2"])
    }
}

final class ReportedXCTestTests: XCTestCase {
    func testName() async {
        let test = ReportedTest(module: "ScenariosTests", suite: "ReportedXCTestTests", function: "testName")
        XCTAssertEqual(ReportedTest.current, test)
    }
}
