import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

/// Arguments of gestures that no finger can follow.
@MainActor @Suite("Invalid arguments of actions on elements", .robot) struct ArgumentTests {
    private let app = XCUIApplication()
    private var pad: XCUIElement { app.otherElements["pad"] }

    @Test("Invalid arguments are failures that say so")
    func arguments() {
        let view = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 300))
        view.accessibilityIdentifier = "pad"
        UIWindow.createWindowForTesting().addSubview(view)
        let middle = pad.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        let far = middle.withOffset(CGVector(dx: CGFloat.nan, dy: 0))
        let cases: [(() -> Void, String)] = [
            (
                { pad.tap(withNumberOfTaps: 0, numberOfTouches: 1) },
                "tap(withNumberOfTaps: 0, numberOfTouches: 1) failed: numberOfTaps must be from 1 to 1000, not 0."
            ),
            (
                { pad.tap(withNumberOfTaps: 1, numberOfTouches: .max) },
                "tap(withNumberOfTaps: 1, numberOfTouches: 9223372036854775807) failed: numberOfTouches must be from 1 to 5, not 9223372036854775807."
            ),
            (
                { pad.press(forDuration: -1) },
                "press(forDuration: -1) failed: -1 is not a duration from 0 to 3600 seconds."
            ),
            (
                { pad.press(forDuration: .nan) },
                "press(forDuration: nan) failed: nan is not a duration from 0 to 3600 seconds."
            ),
            (
                { pad.swipeUp(velocity: 0) },
                "swipeUp() failed: 0 is not a velocity above 0 points per second."
            ),
            (
                { pad.swipeUp(velocity: XCUIGestureVelocity(.infinity)) },
                "swipeUp() failed: inf is not a velocity above 0 points per second."
            ),
            (
                { pad.pinch(withScale: 2, velocity: -1) },
                "pinch(withScale: 2, velocity: -1) failed: the velocity -1 goes the other way than the change by 1."
            ),
            (
                { pad.pinch(withScale: 0, velocity: -1) },
                "pinch(withScale: 0, velocity: -1) failed: 0 is not a scale from 0.001 to 1000."
            ),
            (
                { pad.pinch(withScale: -1, velocity: -1) },
                "pinch(withScale: -1, velocity: -1) failed: -1 is not a scale from 0.001 to 1000."
            ),
            (
                { pad.rotate(1000, withVelocity: 1000) },
                "rotate(1000, withVelocity: 1000) failed: 1000 is not a velocity from -90 to 90 radians per second."
            ),
            (
                { pad.rotate(.nan, withVelocity: 1) },
                "rotate(nan, withVelocity: 1) failed: nan is not an angle."
            ),
            (
                { pad.rotate(1, withVelocity: 0) },
                "rotate(1, withVelocity: 0) failed: 0 is not a velocity other than 0."
            ),
            (
                { pad.adjust(toNormalizedSliderPosition: 1) },
                "adjust(toNormalizedSliderPosition: 1) failed: other #pad is not a slider."
            ),
            (
                { pad.adjust(toPickerWheelValue: "1") },
                "adjust(toPickerWheelValue: \"1\") failed: other #pad is not a picker wheel."
            ),
            (
                { pad.scroll(byDeltaX: .nan, deltaY: 0) },
                "scroll(byDeltaX: nan, deltaY: 0) failed: a delta is not finite."
            ),
            (
                { pad.scroll(byDeltaX: 1, deltaY: 0) },
                "scroll(byDeltaX: 1, deltaY: 0) failed: other #pad is not in a scroll view."
            ),
            (
                { _ = pad.normalizedSliderPosition },
                "normalizedSliderPosition failed: other #pad is not a slider."
            ),
        ]
        for (action, text) in cases {
            #expect(failureTexts(action) == ["app.otherElements[\"pad\"].\(text)"])
        }
        #expect(
            failureTexts { far.tap() } == [
                "app.otherElements[\"pad\"].coordinate(…).tap() failed: (nan, 450) is not a point."
            ])
        #expect(failureTexts { middle.press(forDuration: 0, thenDragTo: far) }.count == 1)
        for timeout in [-1, Double.nan, .infinity, 1e300] {
            #expect(failureTexts { _ = pad.waitForExistence(timeout: timeout) }.count == 1)
        }
        pad.pinch(withScale: 1000, velocity: 1e-6)
        pad.rotate(1000, withVelocity: 90)
        pad.swipeLeft(velocity: XCUIGestureVelocity(1e300))
        middle.withOffset(CGVector(dx: 1e300, dy: 0)).tap()
    }
}
