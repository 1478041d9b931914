import Robot
import XCTest

/// Two tests that would see each other's windows and times if they shared an application.
final class RobotTestCaseTests: RobotTestCase {
    @MainActor func testOneHasAnApplicationOfItsOwn() async { await useApplication() }
    @MainActor func testTheOtherHasAnApplicationOfItsOwn() async { await useApplication() }

    /// The clock moves by a sleep of the test's own, and by none of a task's.
    @MainActor func testASleepOfItsOwnMovesTheClock() async throws {
        let label = UILabel()
        Task {
            try await Task.sleep(for: .seconds(3))
            label.text = "done"
        }
        try await Task.sleep(for: .seconds(2))
        XCTAssertEqual(TimeLapse.now.offset, .seconds(2))
        XCTAssertNil(label.text)
        try await Task.sleep(for: .seconds(2))
        XCTAssertEqual(label.text, "done")
    }

    /// A task that a synchronous method begins waits to be moved.
    func testATaskOfASynchronousMethodDoesNotMoveTheClock() {
        MainActor.assumeIsolated {
            let label = UILabel()
            Task {
                try await Task.sleep(for: .seconds(2))
                label.text = "done"
            }
            TimeLapse.advance(by: .seconds(1))
            XCTAssertEqual(TimeLapse.now.offset, .seconds(1))
            XCTAssertNil(label.text)
            TimeLapse.advance(by: .seconds(1))
            XCTAssertEqual(label.text, "done")
        }
    }

    /// A method that is not `async`, as most of XCTest's are, is on the main thread, and so on the main actor.
    func testASynchronousMethodSeesWhatTasksBring() {
        MainActor.assumeIsolated {
            let label = UILabel()
            let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
            button.addAction(
                UIAction { _ in
                    Task {
                        try await Task.sleep(for: .seconds(2))
                        label.text = "done"
                    }
                }, for: .touchUpInside)
            UIWindow.createWindowForTesting().addSubview(button)
            tapOn(button, lapse: .none)
            XCTAssertNil(label.text)
            XCTAssertTrue(TimeLapse.advance(until: { label.text == "done" }, within: .seconds(10)))
            XCTAssertEqual(TimeLapse.now.offset, .seconds(2))
        }
    }

    @MainActor private func useApplication() async {
        let application = UIApplication.shared
        XCTAssertTrue(application.windows.isEmpty)
        XCTAssertEqual(TimeLapse.now.offset, .zero)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        UIWindow.createWindowForTesting().addSubview(field)
        await Task.yield()
        tapOn(field)
        SoftwareKeyboard.main.type("typed")
        await TimeLapse.advance(by: .seconds(1))
        XCTAssertEqual(field.text, "typed")
        XCTAssertEqual(allSubviews(ofClass(UITextField.self)).count, 1)
        XCTAssertTrue(UIApplication.shared === application)
        XCTAssertTrue(VirtualClock.current === application.clock)
    }
}

/// Tests that would wait forever: each fails, with a text that says for what, and goes on.
final class WaitingTestCaseTests: FailureTakingTestCase {
    override var leftovers: RobotTrait.Leftovers { .ignored }

    override func setUp() async throws {
        // Neither what is awaited here nor a task that is begun here is the test's own.
        try await Task.sleep(for: .seconds(1))
        Task { try await Task.sleep(for: .seconds(600)) }
    }

    @MainActor func testATaskThatSleepsIsAwaited() async {
        let task = Task(name: "loader") { try await Task.sleep(for: .seconds(2)) }
        _ = await task.result
        let recorded = takeRecorded()
        XCTAssertEqual(recorded.count, 1)
        XCTAssertTrue(
            recorded.first?.contains("Deadlock: the test awaits a task that sleeps") == true, "\(recorded)")
        XCTAssertEqual(TimeLapse.now.offset, .seconds(1))
    }
}
