import FailureReporting
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Lapses of taps") struct TapOnLapseTests {
    /// What a tap on a log-in button has led to when it returns: a spinner fades in, and after two seconds an
    /// answer takes its place; a session ends after an hour, and a clock ticks.
    private func log(of tap: @MainActor (UIButton) -> Void) -> [String] {
        var result: [String] = []
        inOwnApplication { window, log in
            @MainActor func note(_ text: String) { log.add("\(text) at \(TimeLapse.now)") }
            let button = UIButton().named("b", 0, 0, 100, 40, in: window)
            let repeating = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: true) { _ in note("tick") }
            button.addAction(
                UIAction { _ in
                    note("pressed")
                    UIView.animate(withDuration: 0.3) {
                        note("spinner fades in")
                    } completion: { _ in
                        note("spinner shown")
                    }
                    Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
                        UIView.animate(withDuration: 0.3) {
                            note("answer fades in")
                        } completion: { _ in
                            note("answer shown")
                        }
                    }
                    button.perform(afterDelay: 3600) { note("session ends") }
                }, for: .touchUpInside)
            tap(button)
            repeating.invalidate()
            result = log.lines
        }
        return result
    }

    @Test("A tap returns when the answer has come, and not the end of the session")
    func standard() {
        let expected = [
            "pressed at 0 s", "spinner fades in at 0 s", "spinner shown at 0 s", "tick at 1.5 s",
            "answer fades in at 2 s", "answer shown at 2 s",
        ]
        #expect(log { tapOn($0) } == expected)
        #expect(log { tapOn($0, lapse: .standard) } == expected)
        #expect(log { button in tapOn(theFirstView { $0 === button }) } == expected)
        #expect(log { tapOn($0.center) } == expected)
    }

    @Test("With animations alone the spinner is there and the answer is not")
    func animations() {
        let expected = ["pressed at 0 s", "spinner fades in at 0 s", "spinner shown at 0 s"]
        #expect(log { tapOn($0, lapse: .animations) } == expected)
        #expect(log { button in tapOn(theFirstView { $0 === button }, lapse: .animations) } == expected)
        #expect(log { tapOn($0.center, lapse: .animations) } == expected)
    }

    @Test("Without a lapse the animation has but begun")
    func none() {
        #expect(log { tapOn($0, lapse: .none) } == ["pressed at 0 s", "spinner fades in at 0 s"])
    }

    @Test("A lapse up to a time ends there")
    func furtherOn() {
        #expect(log { tapOn($0, lapse: .upTo(.seconds(1.9))) }.last == "spinner shown at 0 s")
        #expect(log { tapOn($0, lapse: .upTo(.seconds(2))) }.last == "answer shown at 2 s")
        #expect(log { tapOn($0, lapse: .all) }.contains("session ends at 3600 s"))
    }

    @Test("A tap that is refused lets no time pass")
    func refused() {
        inOwnApplication { window, _ in
            let button = UIButton().named("b", 0, 0, 100, 40, in: window)
            button.isEnabled = false
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
            let failures = FailureCollector.failures { tapOn(button) }
            #expect(failures.count == 1)
            #expect("\(TimeLapse.now)" == "0 s")
        }
    }

    @Test("A query of several views lapses after each tap")
    func several() {
        inOwnApplication { window, log in
            for name in ["a", "b"] {
                let button = UIButton().named(name, 0, name == "a" ? 0 : 50, 100, 40, in: window)
                button.addAction(
                    UIAction { _ in
                        log.add("pressed \(name)")
                        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                            log.add("answer to \(name)")
                        }
                    }, for: .touchUpInside)
            }
            tapOn(allViews(ofClass(UIButton.self)))
            #expect(log.lines == ["pressed a", "answer to a", "pressed b", "answer to b"])
        }
    }

    @Test("A heartbeat that reschedules itself beats for ten seconds, and is not a failure")
    func heartbeat() {
        inOwnApplication { window, _ in
            var beats = 0
            @MainActor func beat() {
                beats += 1
                TimeLapse::DispatchQueue.main.asyncAfter(deadline: .now() + 1) { beat() }
            }
            let button = UIButton().named("b", 0, 0, 100, 40, in: window)
            button.addAction(UIAction { _ in beat() }, for: .touchUpInside)
            tapOn(button)
            #expect(beats == 11)
            #expect("\(TimeLapse.now)" == "10 s")
        }
    }

    @Test(
        "A session that times out after an hour survives a tap, also as a block and as a display link goes on"
    )
    func session() {
        inOwnApplication { window, _ in
            var hasEnded = false
            let button = UIButton().named("b", 0, 0, 100, 40, in: window)
            button.addAction(
                UIAction { _ in
                    TimeLapse::DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(3600)) {
                        hasEnded = true
                    }
                }, for: .touchUpInside)
            let link = CADisplayLink(target: button, selector: UIButton.setNeedsLayout)
            link.preferredFramesPerSecond = Rounds.areThorough ? 60 : 1
            link.add(to: .main, forMode: .common)
            tapOn(button)
            #expect(!hasEnded && "\(TimeLapse.now)" == "0 s")
            TimeLapse.advance(by: .seconds(3600))
            #expect(hasEnded)
            link.invalidate()
        }
    }

    @Test("A tap that must wait for a double tap to fail has been recognized when the tap returns")
    func doubleTap() {
        inOwnApplication { window, log in
            let view = UIView().named("v", 0, 0, 100, 100, in: window)
            let taps = TapNotes(log)
            let single = UITapGestureRecognizer(target: taps, action: TapNotes.single)
            let double = UITapGestureRecognizer(target: taps, action: TapNotes.double)
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            view.addGestureRecognizer(double)
            view.addGestureRecognizer(single)
            tapOn(view)
            #expect(log.lines == ["single at 0.35 s"])
        }
    }
}

@MainActor
private final class TapNotes {
    private let log: EventLog

    init(_ log: EventLog) {
        self.log = log
    }

    func single() { log.add("single at \(TimeLapse.now)") }

    func double() { log.add("double") }
}
