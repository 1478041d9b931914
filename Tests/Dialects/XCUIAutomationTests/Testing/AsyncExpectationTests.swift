import Robot
import XCTest
import XCUIAutomation

/// Waits in async methods that are on no actor, with a world of their own.
final class AsyncExpectationTests: NotingTestCase {
    func testFulfilmentMovesTheClock() async {
        let done = expectation(description: "done")
        Task {
            try await Task.sleep(for: .seconds(20))
            done.fulfill()
        }
        await fulfillment(of: [done], timeout: 30)
        XCTAssertEqual(VirtualClock.current.now.offset, .seconds(20))
        let result = await XCTWaiter.fulfillment(of: [], timeout: 30)
        XCTAssertEqual(result, .completed)
    }

    func testATimeOutIsRecordedOnceAtTheLine() async {
        _ = XCUIApplication().state
        let never = expectation(description: "never")
        beginNoting()
        let line = #line + 1
        await fulfillment(of: [never], timeout: 30)
        let failures = takeNoted()
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(
            failures.first?.hasPrefix(
                "AsyncExpectationTests.swift:\(line) failed - fulfillment(of:timeout:) timed out after 30 s")
                == true,
            "\(failures)")
        XCTAssertEqual(VirtualClock.current.now.offset, .seconds(30))
    }

    func testElementsOffTheMainActorFailOnceAtTheLine() async {
        beginNoting()
        let line = #line + 1
        XCUIApplication().buttons["Save"].tap()
        let failures = takeNoted()
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(
            failures.first?.hasPrefix(
                "AsyncExpectationTests.swift:\(line) failed - app.buttons[\"Save\"].tap() found no element.")
                == true,
            "\(failures)")
    }

    func testActivitiesNameThePath() async {
        beginNoting()
        XCTContext.runActivity(named: "Log in") { _ in
            XCTContext.runActivity(named: "Save") { _ in XCUIApplication().buttons["Save"].tap() }
        }
        XCTAssertTrue(takeNoted().first?.hasSuffix("\nIn: Log in › Save") == true)
    }
}
