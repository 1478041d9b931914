import XCTest

@testable import Recipes

/// Implements only what a delegate must.
private class QuietDelegate: NSObject, KitchenTimerDelegate {
    var changes = 0

    func kitchenTimerDidChange(_ timer: KitchenTimer) {
        changes += 1
    }
}

private final class StrictDelegate: QuietDelegate {
    var timerName: String { "Eggs" }

    func kitchenTimerShouldStart(_ timer: KitchenTimer) -> Bool { false }
}

class KitchenTimerTests: XCTestCase {
    func testDelegateWithoutOptionalMethods() {
        let timer = KitchenTimer(minutes: 5)
        let delegate = QuietDelegate()
        timer.delegate = delegate
        XCTAssertEqual(timer.text, "5:00")
        timer.start()
        XCTAssertTrue(timer.isRunning)
        XCTAssertEqual(delegate.changes, 1)
        timer.pause()
        XCTAssertFalse(timer.isRunning)
    }

    func testDelegateWithOptionalMethods() {
        let timer = KitchenTimer(minutes: 5)
        let delegate = StrictDelegate()
        timer.delegate = delegate
        XCTAssertEqual(timer.text, "Eggs 5:00")
        timer.start()
        XCTAssertFalse(timer.isRunning)
    }

    func testCounting() {
        let timer = KitchenTimer(minutes: 1)
        timer.start()
        let waited = expectation(description: "three seconds and a half")
        DispatchQueue.main.asyncAfter(deadline: .now() + 3.5) { waited.fulfill() }
        wait(for: [waited], timeout: 5)
        XCTAssertEqual(timer.text, "0:57")
        timer.reset()
        XCTAssertEqual(timer.text, "1:00")
    }
}
