import Robot
import XCTest
import XCUIAutomation

/// Waits for expectations under XCTest, in synchronous methods off and on the main actor.
final class ExpectationWaitTests: NotingTestCase {
    private var now: Duration { VirtualClock.current.now.offset }

    /// What fulfils an expectation after some seconds.
    private func fulfil(_ expectation: XCTestExpectation, after seconds: Double) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { expectation.fulfill() }
    }

    func testAWaitMovesTheClockUntilAllIsFulfilled() {
        let (first, second) = (expectation(description: "first"), expectation(description: "second"))
        fulfil(first, after: 12)
        fulfil(second, after: 20)
        wait(for: [first, second], timeout: 30)
        XCTAssertEqual(now, .seconds(20))
    }

    func testATimeOutSaysWhatWasMissingAndWhatWasPending() {
        let never = expectation(description: "never")
        fulfil(expectation(description: "late"), after: 40)
        let line = #line + 1
        let failures = failures { wait(for: [never], timeout: 30) }
        XCTAssertEqual(failures.count, 1)
        XCTAssertEqual(
            failures.first?.split(separator: "\n").first.map(String.init),
            "ExpectationWaitTests.swift:\(line) failed - wait(for:timeout:) timed out after 30 s of virtual time: \"never\" was not fulfilled."
        )
        XCTAssertTrue(failures.first?.contains("\nPending: ") == true, "\(failures)")
        XCTAssertEqual(now, .seconds(30))
        waitForExpectations(timeout: 10)
        XCTAssertEqual(now, .seconds(40))
    }

    func testCountsOverfulfilmentAndEmptyLists() {
        let twice = XCTestExpectation(description: "twice")
        twice.expectedFulfillmentCount = 2
        fulfil(twice, after: 1)
        _ = XCUIApplication().state
        XCTAssertEqual(
            failures { wait(for: [twice], timeout: 5) },
            [
                """
                ExpectationWaitTests.swift:\(#line - 3) failed - wait(for:timeout:) timed out after 5 s of virtual time: \
                "twice" was fulfilled 1 of 2 times.
                Nothing is pending. Work on other threads is not waited for in a test that uses elements.
                """
            ])
        wait(for: [], timeout: 5)
        XCTAssertEqual(now, .seconds(5))
        let once = XCTestExpectation(description: "once")
        once.assertForOverFulfill = true
        once.fulfill()
        let failures = failures { once.fulfill() }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("API violation - multiple calls") == true, "\(failures)")
        wait(for: [once], timeout: 5)
    }

    func testInvertedExpectationsWaitForTheWholeTime() {
        let inverted = expectation(description: "quiet")
        inverted.isInverted = true
        wait(for: [inverted], timeout: 30)
        XCTAssertEqual(now, .seconds(30))
        let loud = expectation(description: "loud")
        loud.isInverted = true
        fulfil(loud, after: 3)
        let line = #line + 1
        XCTAssertEqual(
            failures { wait(for: [loud], timeout: 30) },
            [
                "ExpectationWaitTests.swift:\(line + 1) failed - wait(for:timeout:) failed: \"loud\" is inverted, and was fulfilled."
            ])
        XCTAssertEqual(now, .seconds(33))
    }

    func testOrder() {
        func pair(_ first: Double, _ second: Double) -> [XCTestExpectation] {
            let pair = [XCTestExpectation(description: "a"), XCTestExpectation(description: "b")]
            fulfil(pair[0], after: first)
            fulfil(pair[1], after: second)
            return pair
        }
        wait(for: pair(1, 2), timeout: 5, enforceOrder: true)
        XCTAssertEqual(XCTWaiter.wait(for: pair(2, 1), timeout: 5, enforceOrder: true), .incorrectOrder)
        XCTAssertEqual(XCTWaiter.wait(for: pair(2, 1), timeout: 5, enforceOrder: false), .completed)
        let wrong = pair(2, 1)
        let line = #line + 1
        let failures = failures { wait(for: wrong, timeout: 5, enforceOrder: true) }
        XCTAssertEqual(
            failures,
            [
                "ExpectationWaitTests.swift:\(line) failed - wait(for:timeout:enforceOrder:) failed: \"b\" was fulfilled before \"a\"."
            ])
    }

    func testAnExpectationIsWaitedForOnce() {
        let done = expectation(description: "done")
        done.fulfill()
        wait(for: [done], timeout: 1)
        XCTAssertEqual(
            failures { wait(for: [done], timeout: 1) },
            [
                "ExpectationWaitTests.swift:\(#line - 2) failed - wait(for:timeout:) failed: a test waits for an expectation once, and \"done\" was waited for before. Make another one for each wait."
            ])
        let new = XCTestExpectation(description: "new")
        XCTAssertEqual(
            failures { wait(for: [new, new], timeout: 1) },
            [
                "ExpectationWaitTests.swift:\(#line - 2) failed - wait(for:timeout:) failed: \"new\" is in the list twice."
            ])
    }

    func testWaitersGiveResultsAndFailOnlyAsDelegates() {
        _ = XCUIApplication().state
        let never = XCTestExpectation(description: "never")
        XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: 30), .timedOut)
        let inverted = XCTestExpectation(description: "inverted")
        inverted.isInverted = true
        fulfil(inverted, after: 1)
        XCTAssertEqual(XCTWaiter.wait(for: [inverted], timeout: 30), .invertedFulfillment)
        let (a, b) = (XCTestExpectation(description: "a"), XCTestExpectation(description: "b"))
        fulfil(b, after: 1)
        let waiter = XCTWaiter(delegate: self)
        let failures = failures { _ = waiter.wait(for: [a, b], timeout: 3) }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(
            failures.first?.contains("timed out after 3 s of virtual time: \"a\" was not") == true,
            "\(failures)")
        XCTAssertTrue(waiter.delegate === self)
        XCTAssertEqual(waiter.fulfilledExpectations, [b])
    }

    func testWaitForExpectationsCallsItsHandler() {
        var errors: [String] = []
        fulfil(expectation(description: "made"), after: 4)
        waitForExpectations(timeout: 5) { errors.append($0 == nil ? "none" : "error") }
        _ = XCUIApplication().state
        expectation(description: "never")
        let line = #line + 2
        let late = failures {
            waitForExpectations(timeout: 5) { errors.append($0 == nil ? "none" : "error") }
        }
        XCTAssertEqual(errors, ["none", "error"])
        XCTAssertEqual(late.count, 1)
        XCTAssertTrue(
            late.first?.hasPrefix(
                "ExpectationWaitTests.swift:\(line) failed - waitForExpectations(timeout:handler:) timed out")
                == true, "\(late)")
        let none = failures { waitForExpectations(timeout: 1) }
        XCTAssertEqual(none.count, 1)
        XCTAssertTrue(none.first?.contains("made no expectation") == true, "\(none)")
        XCTAssertEqual(now, .seconds(9))
    }

    func testAPredicateIsEvaluatedAtEachInstant() {
        let button = MainActor.assumeIsolated {
            let button = UIButton(type: .system)
            button.setTitle("Send", for: .normal)
            button.isEnabled = false
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            UIWindow.createWindowForTesting().addSubview(button)
            Timer.scheduledTimer(withTimeInterval: 7, repeats: false) { _ in
                MainActor.assumeIsolated { button.isEnabled = true }
            }
            return button
        }
        let send = XCUIApplication().buttons["Send"]
        let enabled = expectation(for: NSPredicate(format: "isEnabled == true"), evaluatedWith: send)
        enabled.assertForOverFulfill = true
        wait(for: [enabled], timeout: 10)
        XCTAssertEqual(now, .seconds(7))
        MainActor.assumeIsolated { button.isEnabled = false }
        let again = expectation(for: NSPredicate(format: "isEnabled == true"), evaluatedWith: send)
        let line = #line + 1
        let failures = failures { wait(for: [again], timeout: 10) }
        XCTAssertEqual(
            failures,
            [
                """
                ExpectationWaitTests.swift:\(line) failed - wait(for:timeout:) timed out after 10 s of virtual time: the \
                predicate NSPredicate(format: "isEnabled == true") for app.buttons["Send"] was false.
                Nothing is pending. Work on other threads is not waited for in a test that uses elements.
                """
            ])
    }

    func testAPredicateIsNotEvaluatedAfterItsWait() {
        let looks = Looks()
        let never = NSPredicate { _, _ in
            looks.count += 1
            return false
        }
        _ = XCUIApplication().state
        let expectation = XCTNSPredicateExpectation(predicate: never, object: nil)
        XCTAssertEqual(XCTWaiter.wait(for: [expectation], timeout: 5), .timedOut)
        let count = looks.count
        XCTAssertGreaterThan(count, 0)
        _ = Foundation.RunLoop.current.run(mode: .default, before: .distantPast)
        XCTAssertEqual(looks.count, count)
    }

    /// How often a predicate was evaluated, on the main thread.
    private final class Looks: @unchecked Sendable {
        var count = 0
    }

    /// A unit test in a target of UI tests: nothing on the clock can fulfil what another thread does.
    func testATestWithoutElementsWaitsForOtherThreads() {
        let done = expectation(description: "done on a thread")
        Thread.detachNewThread { done.fulfill() }
        wait(for: [done], timeout: 60)
        XCTAssertEqual(XCTWaiter.wait(for: [], timeout: 1), .completed)
    }

    func testANotificationOfTheApplicationFulfils() {
        let name = Notification.Name("saved")
        for (seconds, value) in [(2.0, "draft"), (4.0, "final")] {
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
                NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": value])
            }
        }
        let any = expectation(forNotification: name, object: nil, handler: nil)
        let final = expectation(forNotification: name, object: nil) {
            $0.userInfo?["value"] as? String == "final"
        }
        wait(for: [any], timeout: 5)
        XCTAssertEqual(now, .seconds(2))
        wait(for: [final], timeout: 5)
        XCTAssertEqual(now, .seconds(4))
    }

    func testAnInvalidTimeOutIsAFailure() {
        let never = XCTestExpectation(description: "never")
        let failures = failures { wait(for: [never], timeout: .infinity) }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("inf is not a time-out in seconds") == true, "\(failures)")
    }
}
