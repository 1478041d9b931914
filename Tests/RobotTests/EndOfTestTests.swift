import FailureReporting
import Foundation
import Testing

@testable import Robot

/// A test that is done before the application is: what waits is ended, and what is alive then has leaked.
@MainActor
@Suite("The end of a test") struct EndOfTestTests {
    /// What the end of `test` recorded: failures, and warnings marked as such.
    private func records(
        _ leftovers: RobotTrait.Leftovers = .warned, after test: @MainActor () async -> Void
    ) async -> [String] {
        let world = TestWorld(leftovers: leftovers)
        return await UIApplication.withShared(world.application) {
            await test()
            await world.settleTasks()
            var failures: [RecordedFailure] = []
            let warnings = await FailureCollector.warnings {
                failures = await FailureCollector.failures { await world.close() }
            }
            return failures.map(\.text) + warnings.map { "warning: \($0.text)" }
        }
    }

    /// A screen that is still waiting for something when its test ends.
    private class Screen: UIViewController {
        func show() { UIWindow.createWindowForTesting().rootViewController = self }
    }

    @Test("A screen that loads with a task and a catch that presents an alert leaves a warning, or nothing")
    func loadingScreen() async {
        final class Loading: Screen {
            override func viewDidLoad() {
                Task {
                    do {
                        try await Task.sleep(for: .seconds(2))
                    } catch {
                        present(
                            UIAlertController(title: "Failed", message: nil, preferredStyle: .alert),
                            animated: true)
                        // Already presenting: a warning, had anything been recorded.
                        present(UIViewController(), animated: true)
                    }
                }
            }
        }
        let line = #line - 11
        let text =
            "warning: The test ended with work still scheduled. Wait for it with TimeLapse.runUntilIdle(), or set"
            + " leftovers to .ignored, as .robot.leftovers(.ignored) does:\n"
            + "  sleeping task due at 2 s, scheduled at EndOfTestTests.swift:\(line)"
        #expect(await records { Loading().show() } == [text])
        #expect(await records(.ignored) { Loading().show() } == [])
    }

    @Test(
        "A debounce that is kept in a property keeps nothing alive, whatever it is made of", arguments: 0..<5)
    func debounce(kind: Int) async {
        final class Search: Screen {
            var timer: TimeLapse::Timer?
            var item: TimeLapse::DispatchWorkItem?
            var link: CADisplayLink?

            func search() { view.tag += 1 }

            func wait(_ kind: Int) {
                switch kind {
                case 0: timer = .scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.search() }
                case 1: timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.search() }
                case 2:
                    timer = .scheduledTimer(
                        timeInterval: 1, target: self, selector: Search.search, userInfo: nil, repeats: true)
                case 3:
                    let item = TimeLapse::DispatchWorkItem { self.search() }
                    self.item = item
                    TimeLapse::DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
                default:
                    link = CADisplayLink(target: self, selector: Search.search)
                    link?.add(to: .main, forMode: .common)
                }
            }
        }
        weak var screen: Search?
        let texts = await records(.ignored) {
            let search = Search()
            search.show()
            search.wait(kind)
            screen = search
        }
        #expect(texts == [])
        #expect(screen == nil)
    }

    @Test("An animation that was begun and not committed is a failure of its own test")
    func begunAnimation() async {
        let texts = await records(.ignored) {
            UIView.beginAnimations(nil, context: nil)
        }
        #expect(
            texts == [
                "UIView.beginAnimations was called without a commitAnimations in the same turn of the run loop."
                    + " It is committed here."
            ])
    }

    @Test("Timers are invalid after the test, those that are begun meanwhile as well")
    func timers() async {
        var timers: [TimeLapse::Timer] = []
        final class Restless: Screen {
            var disappear: (@MainActor () -> Void)?
            override func viewDidDisappear(_ animated: Bool) { disappear?() }
        }
        let texts = await records(.ignored) {
            let screen = Restless()
            screen.show()
            timers.append(.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in })
            screen.disappear = { timers.append(.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }) }
        }
        #expect(texts == [])
        #expect(timers.map(\.isValid) == [false, false])
    }

    @Test("A task that ignores its cancellation does not keep the end from coming")
    func deafTask() async {
        var rounds = 0
        let texts = await records(.ignored) {
            Task {
                while true {
                    try? await Task.sleep(for: .seconds(1))
                    rounds += 1
                }
            }
        }
        #expect(texts == [])
        #expect(rounds > 0)
        let rest = rounds
        for _ in 0..<100 { await Task.yield() }
        #expect(rounds <= rest + 1)
    }

    @Test("Views that are alive are reported by the topmost ones")
    func topmost() async {
        var kept: [UIView] = []
        let texts = await records {
            let window = UIWindow.createWindowForTesting()
            let card = UIView()
            let label = UILabel()
            label.text = "Kept"
            card.addSubview(label)
            window.addSubview(card)
            let other = UIView()
            other.accessibilityIdentifier = "other"
            window.addSubview(other)
            for _ in 0..<3 { other.addSubview(UIView()) }
            window.addSubview(UIView())
            kept = [label, other, other.subviews[0]]
        }
        #expect(
            texts == [
                """
                Leaked views: still referenced after their window was closed and all work had ended:
                  UILabel "Kept"
                  UIView #other, with 3 views inside it
                Look for a retain cycle, such as a closure that captures self, or a global or static property.
                """
            ])
        withExtendedLifetime(kept) {}
    }

    @Test("With leftovers ignored, a leak is still a failure; it names the controller of a view")
    func controller() async {
        final class Cyclic: Screen {
            var handler: (() -> Void)?
            override func viewDidLoad() {
                view.addSubview(UILabel())
                handler = { self.view.tag = 1 }
            }
        }
        weak var leaked: Cyclic?
        let texts = await records(.ignored) {
            let screen = Cyclic()
            screen.show()
            leaked = screen
        }
        #expect(
            texts == [
                """
                Leaked views: still referenced after their window was closed and all work had ended:
                  UIView, the view of Cyclic, with 1 view inside it
                Look for a retain cycle, such as a closure that captures self, or a global or static property.
                """
            ])
        leaked?.handler = nil
        #expect(leaked == nil)
    }

    @Test("What holds a view is named where it is a block that observes, and its token does not matter")
    func observer() async {
        final class Observing: Screen {
            var token: (any NSObjectProtocol)?
            override func viewDidLoad() {
                token = NotificationCenter.default.addObserver(
                    forName: Notification.Name("saved"), object: nil, queue: nil
                ) { _ in MainActor.assumeIsolated { self.view.tag = 1 } }
            }
        }
        #expect(
            await records { Observing().show() } == [
                // Example of Failures.md
                """
                Leaked views: still referenced after their window was closed and all work had ended:
                  UIView, the view of Observing, held by a block that observes "saved"
                Look for a retain cycle, such as a closure that captures self, or a global or static property.
                """
                // End of example
            ])
    }

    @Test("A test that throws closes its application without a leftover failure")
    func throwing() async throws {
        struct Stop: Error {}
        var timer: TimeLapse::Timer?
        let failures = await FailureCollector.failures {
            let trait = RobotTrait.robot.leftovers(.failed)
            try? await trait.provideScope(for: #require(Test.current), testCase: Test.Case.current) {
                @MainActor in
                UIWindow.createWindowForTesting().rootViewController = UIViewController()
                timer = .scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
                throw Stop()
            }
        }
        #expect(failures.isEmpty)
        #expect(timer?.isValid == false)
    }
}
