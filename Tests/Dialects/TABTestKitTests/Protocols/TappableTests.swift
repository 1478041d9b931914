import HeadlessUIKit
import Robot
import TABTestKit
import TestSupport
import Testing

/// Taps and presses, and what is tappable without being an element.
@MainActor @Suite("Tapping elements", .robot) struct TappableTests {
    private let window = UIWindow.createWindowForTesting()

    /// Things that are not elements, and know how they are tapped.
    private struct Lever: Tappable {
        let log: EventLog
        func tap() { log.add("tap") }
        func doubleTap() { log.add("doubleTap") }
        func longPress(duration: TimeInterval) { log.add("longPress \(duration)") }
        func twoFingerTap() { log.add("twoFingerTap") }
    }

    @Test("Each tap and press reaches the view, called on the element and through the protocol")
    func gestures() {
        let log = EventLog()
        let view = window.add(CallbackPad(frame: .zero), "pad", y: 100, height: 200)
        view.log = log
        let pad = Button(id: "pad")
        pad.tap()
        TimeLapse.advance(by: .seconds(1))
        pad.doubleTap()
        TimeLapse.advance(by: .seconds(1))
        pad.twoFingerTap()
        TimeLapse.advance(by: .seconds(1))
        pad.longPress(duration: 1)
        let expected = log.take()
        #expect(expected == "tap 1\ntap 1\ntap 2\nfingers 2\npress")
        TimeLapse.advance(by: .seconds(1))
        let tappable: any Tappable = pad
        tappable.tap()
        TimeLapse.advance(by: .seconds(1))
        tappable.doubleTap()
        TimeLapse.advance(by: .seconds(1))
        tappable.twoFingerTap()
        TimeLapse.advance(by: .seconds(1))
        tappable.longPress(duration: 1)
        #expect(log.take() == expected)
    }

    /// A button whose gestures are noted.
    private final class CallbackPad: UIButton {
        var log = EventLog()

        override init(frame: CGRect) {
            super.init(frame: frame)
            isMultipleTouchEnabled = true
            let press = UILongPressGestureRecognizer(target: self, action: CallbackPad.pressed)
            addGestureRecognizer(press)
            let fingers = UITapGestureRecognizer(target: self, action: CallbackPad.tappedWithFingers)
            fingers.numberOfTouchesRequired = 2
            addGestureRecognizer(fingers)
        }

        required init?(coder: NSCoder) { nil }

        func pressed(_ recognizer: UILongPressGestureRecognizer) {
            if recognizer.state == .began { log.add("press") }
        }

        func tappedWithFingers() { log.add("fingers 2") }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
            if let touch = touches.first, touches.count == 1 { log.add("tap \(touch.tapCount)") }
        }
    }

    @Test(
        "A duration that no finger can press for is a failure", arguments: [-1, .nan, .infinity] as [Double])
    func durations(duration: TimeInterval) {
        window.addButton("Record", y: 100)
        let texts = firstLines { Button(id: "Record").longPress(duration: duration) }
        #expect(texts.count == 1 && texts[0].hasSuffix("is not a duration from 0 to 3600 seconds."))
    }

    @Test("What covers the element is named")
    func covered() {
        window.addButton("Record", y: 100)
        window.add(UIView(), "cover", y: 80, height: 100)
        #expect(
            firstLines { Button(id: "Record").tap() } == [
                "app.buttons.matching(identifier: \"Record\").element(boundBy: 0).tap() cannot touch button \"Record\": it is covered by UIView #cover at (20 80; 200 100) of the window."
            ])
    }

    @Test("Types that are not elements bring their own gestures")
    func others() {
        let log = EventLog()
        let lever = Lever(log: log)
        lever.tap()
        lever.doubleTap()
        lever.longPress(duration: 2)
        lever.twoFingerTap()
        let tappable: any Tappable = lever
        tappable.tap()
        #expect(log.text == "tap\ndoubleTap\nlongPress 2.0\ntwoFingerTap\ntap")
    }

    @Test("What appears within 30 s of virtual time is tapped, and the wait takes as long as that")
    func waiting() {
        let start = VirtualClock.current.now
        var taps = 0
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [window] _ in
            MainActor.assumeIsolated { _ = window.addButton("Log in", y: 100) { taps += 1 } }
        }
        Button(id: "Log in").tap()
        #expect(taps == 1)
        #expect(start.duration(to: VirtualClock.current.now) < .seconds(6))
    }
}
