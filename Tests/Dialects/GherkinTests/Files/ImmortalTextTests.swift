import FailureReporting
import Foundation
import Testing
import XCTest

@testable import Gherkin

@Suite("Static strings made at run time") struct ImmortalTextTests {
    @Test(
        "Static strings made at run time are equal to literals",
        arguments: ["/features/Login.feature", "/Prüfung/\u{1F600}/ñ.feature", "a", "", " \u{0}b"])
    func strings(_ text: String) {
        let string = ImmortalText.string(text)
        #expect("\(string)" == text && string.description == text)
        #expect(string.withUTF8Buffer { Array($0) } == Array(text.utf8))
        #expect(string.utf8CodeUnitCount == text.utf8.count && string.hasPointerRepresentation)
        #expect(string.isASCII == text.utf8.allSatisfy { $0 < 128 })
        #expect(String(reflecting: string) == String(reflecting: text))
    }

    @Test("A static string made at run time has the layout of a literal")
    func layout() {
        let literal: StaticString = "Login.feature"
        let string = ImmortalText.string("Login" + ".feature")
        #expect(literal.description == string.description && literal.isASCII == string.isASCII)
        #expect(MemoryLayout<StaticString>.size == MemoryLayout<(UInt, Int, UInt8)>.size)
        #expect(MemoryLayout<StaticString>.alignment == MemoryLayout<(UInt, Int, UInt8)>.alignment)
    }

    @Test("There is one copy of each text, also for many readers at a time")
    func interning() async {
        let starts = await withTaskGroup(of: UInt.self) { group in
            for _ in 0..<200 {
                group.addTask { UInt(bitPattern: ImmortalText.string("/one/Copy.feature").utf8Start) }
            }
            return await group.reduce(into: Set<UInt>()) { $0.insert($1) }
        }
        #expect(starts.count == 1)
        #expect(
            ImmortalText.string("/other/Copy.feature").utf8Start
                != ImmortalText.string("/one/Copy.feature").utf8Start)
    }

    @Test("A line of a feature is a place of Swift Testing")
    func place() {
        let site = CallSite(
            "LoginTests/LoginTests.swift", ImmortalText.string("/features/Login.feature"), 12, 1)
        #expect(
            "\(site)" == "Login.feature:12" && site.fileName == "Login.feature" && site.module == "LoginTests"
        )
        #expect(site.sourceLocation.filePath == "/features/Login.feature")
        #expect(site.sourceLocation.fileID == "LoginTests/Login.feature" && site.sourceLocation.line == 12)
    }
}

/// A line of a feature as XCTest has it.
final class ImmortalTextXCTests: XCTestCase {
    func testFailureIsAtTheLineOfTheFeature() {
        let taken = TakenPlaces()
        let run = XCTestCaseRun(test: self)
        run.start()
        XCTestObservationCenter.shared.addTestObserver(taken)
        let former = ownRun
        ownRun = run
        XCTFail("It is odd.", file: ImmortalText.string("/features/Login.feature"), line: 12)
        ownRun = former
        XCTestObservationCenter.shared.removeTestObserver(taken)
        XCTAssertEqual(taken.places, ["/features/Login.feature:12"])
    }

    private var ownRun: XCTestRun?
    override var testRun: XCTestRun? { ownRun ?? super.testRun }
}
