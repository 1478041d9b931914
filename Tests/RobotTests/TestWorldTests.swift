import FailureReporting
import Testing

@testable import Robot

/// What the end of a test finds that the test left behind.
@MainActor
@Suite("Leftovers at the end of a test") struct TestWorldTests {
    /// The texts of the failures that closing the world of `test` records.
    private func leftovers(
        _ leftovers: RobotTrait.Leftovers = .failed, after test: @MainActor () -> Void
    ) async -> [String] {
        let world = TestWorld(leftovers: leftovers)
        return await UIApplication.withShared(world.application) {
            test()
            let failures = await FailureCollector.failures { await world.close() }
            #expect(world.application.windows.isEmpty)
            #expect(world.application.activeTouches.isEmpty)
            #expect(world.application.clock.pendingWork.isEmpty)
            return failures.map(\.text)
        }
    }

    @Test("A test that tidies up leaves nothing to say")
    func nothingLeft() async {
        let texts = await leftovers {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            UIWindow.createWindowForTesting().addSubview(button)
            tapOn(button)
            let controller = UIViewController()
            UIWindow.createWindowForTesting().rootViewController = controller
            controller.present(UIViewController(), animated: false)
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }.invalidate()
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        }
        #expect(texts == [])
    }

    @Test("A touch that is still down is a failure, once, and the view it began in is not blamed")
    func touchDown() async {
        let texts = await leftovers {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            button.accessibilityIdentifier = "b"
            UIWindow.createWindowForTesting().addSubview(button)
            SyntheticTouch(at: CGPoint(x: 20, y: 10.5)).begin()
            SyntheticTouch(at: CGPoint(x: -1, y: 0)).begin()
        }
        #expect(
            texts == [
                """
                A touch that began in UIButton #b is still down at the end of the test, at (20, 10.5). End or \
                cancel it.
                """,
                "A touch that began is still down at the end of the test, at (-1, 0). End or cancel it.",
            ])
    }

    @Test("Keys that are still held down are a failure, once; a moving keyboard is not")
    func keysHeld() async {
        let texts = await leftovers {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            UIWindow.createWindowForTesting().addSubview(field)
            field.becomeFirstResponder()
            SoftwareKeyboard.main.press(.shift, .command)
        }
        #expect(
            texts == [
                "Keys are still held down at the end of the test: keyboardLeftShift, keyboardLeftGUI. Release them."
            ])
    }

    @Test("A device that is still being turned keeps no views")
    func turning() async {
        let texts = await leftovers(.ignored) {
            let root = UINavigationController(rootViewController: UIViewController())
            UIWindow.createWindowForTesting().rootViewController = root
            SimulatedDevice.current.rotate(to: .landscapeLeft)
        }
        #expect(texts == [])
    }

    private func leaveWork() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        UIResponder().perform(afterDelay: 3600) {}
        UIView.animate(withDuration: 0.5) {
        } completion: { _ in
        }
    }

    @Test("One-shot work that is still scheduled is a failure if leftovers are failures")
    func pendingWork() async {
        let line = #line
        let texts = await leftovers {
            Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in }
            UIResponder().perform(afterDelay: 3600) {}
            UIView.animate(withDuration: 0.5, animations: {}, completion: { _ in })
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        }
        #expect(
            texts == [
                """
                The test ended with work still scheduled. Wait for it with TimeLapse.runUntilIdle(), or set leftovers \
                to .ignored, as .robot.leftovers(.ignored) does:
                  animation due at 0 s, scheduled at TestWorldTests.swift:\(line + 4)
                  timer due at 2 s, scheduled at TestWorldTests.swift:\(line + 2)
                  delayed call due at 3600 s, scheduled at TestWorldTests.swift:\(line + 3)
                """
            ])
    }

    @Test("Work that only the framework has scheduled is not reported")
    func frameworkWork() async {
        let texts = await leftovers {
            let navigation = UINavigationController(rootViewController: UIViewController())
            UIWindow.createWindowForTesting().rootViewController = navigation
            UIApplication.shared.commit()
            navigation.pushViewController(UIViewController(), animated: true)
            #expect(!UIApplication.shared.clock.pendingWork.isEmpty)
        }
        #expect(texts == [])
    }

    @Test(
        "A task that still sleeps is leftover work, wherever it began; it wakes with an error"
    )
    func sleepingTask() async {
        let world = TestWorld(leftovers: .failed)
        let line = #line
        await UIApplication.withShared(world.application) {
            let task = Task { try await Task.sleep(for: .seconds(90)) }
            let detached = Task.detached { try await Task.sleep(for: .seconds(30)) }
            let cancelled = Task { try await Task.sleep(for: .seconds(10)) }
            cancelled.cancel()
            await world.settleTasks()
            let failures = await FailureCollector.failures { await world.close() }
            #expect(
                failures.map(\.text) == [
                    """
                    The test ended with work still scheduled. Wait for it with TimeLapse.runUntilIdle(), or set \
                    leftovers to .ignored, as .robot.leftovers(.ignored) does:
                      sleeping task due at 30 s, scheduled at TestWorldTests.swift:\(line + 3)
                      sleeping task due at 90 s, scheduled at TestWorldTests.swift:\(line + 2)
                    """
                ])
            for task in [task, detached, cancelled] {
                await #expect(throws: CancellationError.self) { try await task.value }
            }
        }
    }

    @Test("A sleeping task is not reported if leftovers are ignored")
    func ignoredWork() async {
        #expect(await leftovers(.ignored) { leaveWork() } == [])
    }

    @Test("A sleeping task is a warning by default")
    func warnedWork() async {
        var texts: [String] = []
        await withKnownIssue {
            texts = await leftovers(.warned) { leaveWork() }
        } matching: { issue in
            issue.severity == .warning
                && issue.comments.first?.rawValue.hasPrefix("The test ended with work still scheduled.")
                    == true
        }
        #expect(texts == [])
    }

    @Test("The first ten leftovers are listed")
    func muchWork() async {
        let texts = await leftovers {
            for seconds in 1...13 {
                Timer.scheduledTimer(withTimeInterval: Double(seconds), repeats: false) { _ in }
            }
        }
        let lines = texts.first?.split(separator: "\n") ?? []
        #expect(lines.count == 12)
        #expect(lines.last == "  … and 3 more")
    }

    @Test(
        "Views retained by scheduled work do not count as leaks, nor do those of work scheduled while closing"
    )
    func clockHoldsViews() async {
        final class Restless: UIViewController {
            override func viewDidLoad() {
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.view.tag += 1 }
            }
            override func viewDidDisappear(_ animated: Bool) {
                perform(afterDelay: 1) { self.view.tag = 0 }
            }
        }
        let texts = await leftovers {
            UIWindow.createWindowForTesting().rootViewController = Restless()
        }
        #expect(texts == [])
    }
}
