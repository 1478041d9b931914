import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing
import ViewQuery

@Suite("Assertions as time passes") @MainActor
struct AssertionTimeTests {
    /// A label on the screen, hidden at first, and shown from `start` to `end`.
    private func label(from start: TimeInterval, to end: TimeInterval) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: 300, width: 350, height: 44))
        label.text = "Saved"
        label.isHidden = true
        _ = UIWindow.showing(label)
        Timer.scheduledTimer(withTimeInterval: start, repeats: false) { _ in
            MainActor.assumeIsolated { label.isHidden = false }
        }
        Timer.scheduledTimer(withTimeInterval: end, repeats: false) { _ in
            MainActor.assumeIsolated { label.isHidden = true }
        }
        return label
    }

    @Test("An assertion without a time span lets no time pass")
    func now() {
        inOwnWorld {
            let label = label(from: 1, to: 2)
            #expect(failureTexts { shouldSee(label) }.count == 1)
            #expect(VirtualClock.current.now.offset == .zero)
        }
    }

    @Test("Time stops when the view can be seen")
    func appears() {
        inOwnWorld {
            let label = label(from: 1, to: 2)
            #expect(failureTexts { shouldSee(label, within: .seconds(5)) } == [])
            #expect(VirtualClock.current.now.offset == .seconds(1))
            #expect(
                failureTexts { shouldMatch(label, !withVisibility(true), within: .seconds(5)) } == []
            )
            #expect(VirtualClock.current.now.offset == .seconds(2))
        }
    }

    @Test("A time span in which the view does not appear passes as a whole, and the failure says so")
    func staysAway() {
        inOwnWorld {
            let label = label(from: 6, to: 7)
            let texts = failureTexts { #expect(!shouldSee(label, within: .seconds(5))) }
            #expect(texts.count == 1)
            #expect(texts.first?.hasSuffix("\nChecked from 0 s to 5 s of virtual time.") ?? false)
            #expect(VirtualClock.current.now.offset == .seconds(5))
        }
    }

    @Test("What should not be seen is watched for the whole span")
    func staysHidden() {
        inOwnWorld {
            let label = label(from: 3, to: 4)
            #expect(failureTexts { shouldNotSee(label, within: .seconds(2)) } == [])
            #expect(VirtualClock.current.now.offset == .seconds(2))
            let texts = failureTexts { #expect(!shouldNotSee(label, within: .seconds(5))) }
            #expect(
                texts == [
                    """
                    shouldNotSee(UILabel "Saved"): UILabel "Saved" (20 300; 350 44) can be seen.
                    Pending: timer due at 4 s, scheduled at AssertionTimeTests.swift:18.
                    To wait for it: TimeLapse.advance(by: .seconds(1))
                    Checked from 2 s to 3 s of virtual time.
                    """
                ])
            #expect(VirtualClock.current.now.offset == .seconds(3))
        }
    }

    @Test("A span below zero is one failure, and checks nothing")
    func negative() {
        inOwnWorld {
            let label = label(from: 0, to: 1)
            #expect(
                failureTexts { shouldSee(label, within: .seconds(-1)) } == [
                    "Waiting for a condition takes a duration of zero or more, not -1 s."
                ])
        }
    }

    @Test("Tasks run while an async test waits")
    func tasks() async {
        let application = UIApplication()
        await UIApplication.withShared(application) {
            let label = UILabel(frame: CGRect(x: 20, y: 300, width: 350, height: 44))
            _ = UIWindow.showing(label)
            let task = Task {
                try? await Task.sleep(for: .seconds(2))
                label.text = "Sent"
            }
            let texts = await FailureCollector.failures {
                #expect(await shouldSee(theFirstView(withText("Sent")), within: .seconds(5)))
                #expect(await shouldFind(allViews(withText("Sent")), count: 1, within: .seconds(1)))
                #expect(await shouldNotSee(theFirstView(withText("Failed")), within: .seconds(1)))
            }
            .map(\.text)
            #expect(texts == [])
            #expect(VirtualClock.current.now.offset == .seconds(3))
            await task.value
            application.closeWindows()
        }
    }

    @Test("A text and an alert are awaited while tasks run, and an alert that is not expected is a failure")
    func awaitedAlerts() async {
        let application = UIApplication()
        await UIApplication.withShared(application) {
            let controller = UIViewController()
            _ = UIWindow.showing(controller)
            controller.view.accessibilityIdentifier = "first"
            let task = Task {
                try? await Task.sleep(for: .seconds(2))
                controller.view.accessibilityIdentifier = "second"
                try? await Task.sleep(for: .seconds(2))
                let alert = UIAlertController(title: "Sent", message: nil, preferredStyle: .alert)
                controller.present(alert, animated: false)
            }
            let texts = await FailureCollector.failures {
                let view = controller.view ?? UIView()
                #expect(await !shouldMatch(view, withIdentifier("third"), within: .seconds(1)))
                #expect(await shouldMatch(view, withIdentifier("second"), within: .seconds(5)))
                #expect(await shouldNotSeeAlert(within: .seconds(1)))
                #expect(await !shouldNotSeeAlert(within: .seconds(5)))
                #expect(await shouldSeeAlert("Sent", within: .seconds(1)))
            }
            .map(\.text)
            #expect(texts.count == 2)
            #expect(texts.first?.contains("identifier is \"first\", wanted \"third\"") == true)
            #expect(texts.last?.hasPrefix("shouldNotSeeAlert(): ") == true)
            #expect(VirtualClock.current.now.offset == .seconds(4))
            await task.value
            application.closeWindows()
        }
    }
}
