import Foundation
import Robot
import XCTest

@testable import TimeLapse

/// XCTest's own waits, in a test that imports no elements of XCUITest.
@MainActor final class RobotWaitTests: RobotTestCase {
    private var now: Duration { TimeLapse.now.offset }

    func testWaitForExpectationsTakesVirtualTime() {
        let done = expectation(description: "done")
        DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { done.fulfill() }
        waitForExpectations(timeout: 4000)
        XCTAssertEqual(now, .seconds(3600))
    }

    func testWaitForTakesVirtualTimeAndRunsTasks() {
        let done = expectation(description: "done")
        Task {
            try await Task.sleep(for: .seconds(100))
            done.fulfill()
        }
        wait(for: [done], timeout: 200)
        XCTAssertEqual(now, .seconds(100))
        let error = expectation(description: "handled")
        Timer.scheduledTimer(withTimeInterval: 50, repeats: false) { _ in error.fulfill() }
        waitForExpectations(timeout: 60) { XCTAssertNil($0) }
        XCTAssertEqual(now, .seconds(150))
    }

    func testFulfillmentOfTakesVirtualTime() async {
        let done = expectation(description: "done")
        DispatchQueue.main.asyncAfter(deadline: .now() + 4000) { done.fulfill() }
        await fulfillment(of: [done], timeout: 5000)
        XCTAssertEqual(now, .seconds(4000))
        XCTAssertEqual(XCTWaiter.wait(for: [], timeout: 1), .completed)
    }

    func testTheOrderOfExpectationsIsEnforcedWhileTheyAreAwaited() async {
        func pair(_ first: Double, _ second: Double) -> [XCTestExpectation] {
            [first, second].map { delay in
                let expectation = XCTestExpectation(description: "after \(delay) s")
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) { expectation.fulfill() }
                return expectation
            }
        }
        await fulfillment(of: pair(10, 20), timeout: 60, enforceOrder: true)
        XCTAssertEqual(now, .seconds(20))
        let result = await XCTWaiter.fulfillment(of: pair(20, 10), timeout: 60, enforceOrder: true)
        XCTAssertEqual(result, .incorrectOrder)
        XCTAssertEqual(now, .seconds(30))
    }

    func testAThreadFulfilsByWayOfTheMainQueue() {
        let done = expectation(description: "done")
        Thread.detachNewThread { DispatchQueue.main.async { done.fulfill() } }
        wait(for: [done], timeout: 60)
    }

    func testACallbackOfTheSystemFulfilsByWayOfTheMainQueue() async {
        let (first, second) = (expectation(description: "first"), expectation(description: "second"))
        Foundation::Thread.detachNewThread {
            DispatchQueue.main.async { first.fulfill() }
            Dispatch::DispatchQueue.main.async { second.fulfill() }
        }
        await fulfillment(of: [first, second], timeout: 60)
    }

    /// Of many threads, some send their block just when the clock has reached the end of the time-out.
    func testACallbackFulfilsWheneverItComes() async {
        for round in 1...50 {
            let (awaited, blocked) = (
                expectation(description: "awaited"), expectation(description: "blocked")
            )
            Foundation::Thread.detachNewThread {
                RealClock.block(for: Double(round) * 0.00002)
                DispatchQueue.main.async { awaited.fulfill() }
            }
            await fulfillment(of: [awaited], timeout: 60)
            Foundation::Thread.detachNewThread {
                RealClock.block(for: Double(round) * 0.00002)
                DispatchQueue.main.async { blocked.fulfill() }
            }
            await MainActor.run { wait(for: [blocked], timeout: 60) }
        }
    }

    func testAThreadThatIsNotKnownFulfilsAfterSomeRealTime() {
        let (first, second) = (expectation(description: "first"), expectation(description: "second"))
        Foundation::Thread.detachNewThread {
            RealClock.block(for: 0.1)
            first.fulfill()
            RealClock.block(for: 0.1)
            DispatchQueue.main.async { second.fulfill() }
        }
        wait(for: [first], timeout: 60)
        waitForExpectations(timeout: 60)
    }

    func testANotificationIsExpected() {
        let saved = expectation(forNotification: .init("saved"), object: nil)
        DispatchQueue.main.asyncAfter(deadline: .now() + 30) {
            NotificationCenter.default.post(name: .init("saved"), object: nil)
        }
        wait(for: [saved], timeout: 60)
        XCTAssertEqual(now, .seconds(30))
    }

    func testANotificationIsExpectedByAnObjectOfItsOwn() {
        let saved = XCTNSNotificationExpectation(name: .init("saved"))
        let second = XCTNSNotificationExpectation(name: .init("saved"), object: nil)
        second.handler = { $0.userInfo?["number"] as? Int == 2 }
        for number in 1...2 {
            DispatchQueue.main.asyncAfter(deadline: .now() + 30 * Double(number)) {
                NotificationCenter.default.post(
                    name: .init("saved"), object: nil, userInfo: ["number": number])
            }
        }
        wait(for: [saved], timeout: 100)
        XCTAssertEqual(now, .seconds(30))
        wait(for: [second], timeout: 100)
        XCTAssertEqual(now, .seconds(60))
    }
}
