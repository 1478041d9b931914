import FailureReporting
import TestSupport
import Testing
import Touch

/// What a view is told by each gesture, line by line.
@MainActor
@Suite("Touches of each gesture") struct GestureLogTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var gesture: @MainActor @Sendable (UIView) -> Void
        var lines: [String]

        init(_ name: String, _ lines: [String], _ gesture: @escaping @MainActor @Sendable (UIView) -> Void) {
            testDescription = name
            self.gesture = gesture
            self.lines = lines
        }
    }

    // The view is 200 by 100 points; a frame takes a sixtieth of a second.
    nonisolated static let taps = [
        Case("tap", ["0 began (100, 50)", "0 ended (100, 50)"]) { tapOn($0) },
        Case(
            "double tap",
            [
                "0 began (100, 50)", "0 ended (100, 50)", "0.1 began (100, 50) tap 2",
                "0.1 ended (100, 50) tap 2",
            ]
        ) { doubleTapOn($0) },
        Case(
            "three taps",
            [
                "0 began (100, 50)", "0 ended (100, 50)", "0.25 began (100, 50) tap 2",
                "0.25 ended (100, 50) tap 2", "0.5 began (100, 50) tap 3", "0.5 ended (100, 50) tap 3",
            ]
        ) { tapOn($0, times: 3, interval: .milliseconds(250)) },
        Case("two fingers", ["0 began (80, 50) (120, 50)", "0 ended (80, 50) (120, 50)"]) {
            twoFingerTapOn($0)
        },
        Case("long press", ["0 began (100, 50)", "2.5 ended (100, 50)"]) {
            longPressOn($0, duration: .milliseconds(2500))
        },
    ]

    nonisolated static let swipes = [
        Case(
            "left",
            ["0 began (100, 50)", "0.017 moved (70, 50)", "0.033 moved (40, 50)", "0.033 ended (40, 50)"]
        ) { swipeLeftOn($0, 60, duration: .seconds(1) / 30) },
        Case("right", ["0 began (100, 50)", "0.01 moved (160, 50)", "0.01 ended (160, 50)"]) {
            swipeRightOn($0, 60, duration: .milliseconds(10))
        },
        Case("up", ["0 began (100, 50)", "0 moved (100, -10)", "0 ended (100, -10)"]) {
            swipeUpOn($0, 60, duration: .zero)
        },
        Case("down", ["0 began (100, 50)", "0 moved (100, 110)", "0 ended (100, 110)"]) {
            swipeDownOn($0, 60, duration: .zero)
        },
        Case(
            "two fingers",
            ["0 began (80, 50) (120, 50)", "0 moved (20, 50) (60, 50)", "0 ended (20, 50) (60, 50)"]
        ) { swipeLeftOn($0, 60, duration: .zero, fingers: 2) },
        Case(
            "half the width, at least 100 points",
            ["0 began (100, 50)", "0 moved (0, 50)", "0 ended (0, 50)"]
        ) {
            swipeLeftOn($0, duration: .zero)
        },
        Case(
            "half the height",
            ["0 began (100, 200)", "0 moved (100, 400)", "0 ended (100, 400)"]
        ) {
            $0.frame.size.height = 400
            swipeDownOn($0, duration: .zero)
        },
        Case(
            "flick",
            ["0 began (100, 50)", "0.017 moved (110, 30)", "0.033 moved (120, 10)", "0.033 ended (120, 10)"]
        ) { flick($0, velocity: CGVector(dx: 600, dy: -1200), duration: .seconds(1) / 30) },
    ]

    nonisolated static let drags = [
        Case(
            "drag",
            [
                "0 began (10, 20)", "1.017 moved (25, 30)", "1.033 moved (40, 40)", "1.033 ended (40, 40)",
            ]
        ) {
            dragOn(
                $0, from: CGPoint(x: 10, y: 20), to: CGPoint(x: 40, y: 40), hold: .seconds(1),
                duration: .seconds(1) / 30)
        },
        Case(
            "drag that slows down",
            ["0 began (0, 0)", "0.017 moved (75, 0)", "0.033 moved (100, 0)", "0.033 ended (100, 0)"]
        ) {
            dragOn(
                $0, from: .zero, to: CGPoint(x: 100, y: 0), duration: .seconds(1) / 30, easing: .easeOut)
        },
        Case(
            "drag along points",
            [
                "0 began (10, 10)", "0.017 moved (30, 10)", "0.033 moved (50, 10)", "0.05 moved (50, 30)",
                "0.05 ended (50, 30)",
            ]
        ) {
            dragOn(
                $0, along: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 30)],
                duration: .seconds(3) / 60)
        },
        Case(
            "pan with three fingers",
            [
                "0 began (60, 50) (100, 50) (140, 50)", "0.017 moved (65, 45) (105, 45) (145, 45)",
                "0.033 moved (70, 40) (110, 40) (150, 40)", "0.033 ended (70, 40) (110, 40) (150, 40)",
            ]
        ) { panOn($0, by: CGVector(dx: 10, dy: -10), fingers: 3, duration: .seconds(1) / 30) },
        Case(
            "linearly",
            [
                "0 began (10, 10)", "0.017 moved (20, 20)", "0.033 moved (30, 30)", "0.05 moved (40, 40)",
                "0.05 ended (40, 40)",
            ]
        ) {
            touchAndMoveLinearlyOn(
                $0, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 40), numberOfIntermediatePoints: 2)
        },
        Case(
            "linearly around a point",
            ["0 began (30, 40)", "0.017 moved (70, 60)", "0.017 ended (70, 60)"]
        ) {
            touchAndMoveLinearlyAroundPointOn(
                $0, center: CGPoint(x: 50, y: 50), delta: CGVector(dx: 20, dy: 10),
                numberOfIntermediatePoints: 0)
        },
        Case(
            "linearly from the centre",
            [
                "0 began (100, 50)", "0.017 moved (100, 40)", "0.033 moved (100, 30)",
                "0.033 ended (100, 30)",
            ]
        ) {
            touchAndMoveLinearlyFromCenterOf(
                $0, delta: CGVector(dx: 0, dy: -20), numberOfIntermediatePoints: 1)
        },
        Case(
            "linearly in the window",
            ["0 began (10, 10)", "0.017 moved (60, 10)", "0.017 ended (60, 10)"]
        ) { _ in
            touchAndMoveLinearlyFromPointToPoint(
                CGPoint(x: 110, y: 110), CGPoint(x: 160, y: 110), numberOfIntermediatePoints: 0)
        },
        Case(
            "linearly along points",
            [
                "0 began (10, 10)", "0.017 moved (90, 10)", "0.033 moved (90, 15)", "0.033 ended (90, 15)",
            ]
        ) {
            touchAndMoveLinearlyOn(
                $0, along: [CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10), CGPoint(x: 90, y: 15)])
        },
    ]

    nonisolated static let pairs = [
        Case(
            "opening pinch",
            [
                "0 began (54.5, 50) (145.5, 50)", "0 moved (50, 50) (150, 50)",
                "0.017 moved (25, 50) (175, 50)", "0.033 moved (0, 50) (200, 50)",
                "0.033 ended (0, 50) (200, 50)",
            ]
        ) { pinchOn($0, scale: 2, duration: .seconds(1) / 30) },
        Case(
            "closing pinch, upright",
            [
                "0 began (100, 20) (100, 80)", "0 moved (100, 24.5) (100, 75.5)",
                "0 moved (100, 37.25) (100, 62.75)", "0 ended (100, 37.25) (100, 62.75)",
            ]
        ) { pinchOn($0, scale: 0.5, angle: .pi / 2, duration: .zero) },
        Case(
            "quarter turn",
            [
                "0 began (25, 50) (175, 50)", "0.017 moved (46.967, -3.033) (153.033, 103.033)",
                "0.033 moved (100, -25) (100, 125)", "0.033 ended (100, -25) (100, 125)",
            ]
        ) { rotateOn($0, by: .pi / 2, duration: .seconds(1) / 30) },
    ]

    @Test("Every gesture is a row of touches", arguments: taps + swipes + drags + pairs)
    func logs(_ item: Case) {
        withWatchedView { view, log in
            item.gesture(view)
            #expect(log.lines == item.lines)
        }
    }

    @Test("One view is dragged onto another")
    func dragOnto() {
        withWatchedView { view, log in
            let end = UIView().named("end", 200, 400, 20, 20, in: view.superview)
            drag(view, onto: end, hold: .milliseconds(500), duration: .zero)
            #expect(log.lines == ["0 began (100, 50)", "0.5 moved (110, 310)", "0.5 ended (110, 310)"])
        }
    }

    @Test(
        "A swipe from an edge begins at the window's outermost points",
        arguments: [
            (UIRectEdge.left, "0 began (0, 422)", "0 moved (195, 422)"),
            (.right, "0 began (389.5, 422)", "0 moved (194.5, 422)"),
            (.top, "0 began (195, 0)", "0 moved (195, 422)"),
            (.bottom, "0 began (195, 843.5)", "0 moved (195, 421.5)"),
        ])
    func edges(_ edge: UIRectEdge, _ begin: String, _ end: String) {
        withWatchedView(CGRect(x: 0, y: 0, width: 390, height: 844)) { _, log in
            swipeFromEdge(edge, duration: .zero)
            #expect(log.lines.prefix(2) == [begin, end])
        }
    }

    @Test("A gesture on a query acts on the first view that it finds, a tap on each")
    func queries() {
        inOwnApplication { window, log in
            for x in [0, 100] {
                let view = TouchedView(CGRect(x: x, y: 0, width: 50, height: 50), log)
                view.accessibilityIdentifier = "v"
                view.tag = x
                window.addSubview(view)
            }
            let query = allViews(withIdentifier("v"))
            longPressOn(query, duration: .zero)
            #expect(log.lines == ["began (25, 25)", "ended (25, 25)"])
            tapOn(query)
            #expect(log.lines.count == 6)
            #expect(
                firstLines { swipeLeftOn(allViews(withIdentifier("w"))) }
                    == [#"swipeLeftOn(allViews(withIdentifier("w"))) found no view."#])
        }
    }

    @Test("A pencil has force and angles, a pointer buttons and keys")
    func tools() {
        final class Canvas: UIView {
            var lines: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first, let event else { return }
                lines.append(
                    "\(touch.type) force \(touch.force.shortText) altitude \(touch.altitudeAngle.shortText)"
                        + " azimuth \(touch.azimuthAngle(in: self).shortText) radius \(touch.majorRadius.shortText)"
                        + " buttons \(event.buttonMask.rawValue) keys \(event.modifierFlags.rawValue >> 16)")
            }
        }
        inOwnApplication { window, _ in
            let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(canvas)
            tapOn(canvas, with: .pencil(force: 2.5, altitude: 1, azimuth: 0.5))
            dragOn(canvas, from: .zero, to: CGPoint(x: 9, y: 9), with: .pencil())
            tapOn(canvas, with: .pointer(buttons: .secondary, modifiers: [.command, .shift]))
            longPressOn(canvas, with: .finger(force: 3, radius: 8, modifiers: .shift))
            #expect(
                canvas.lines == [
                    "pencil force 2.5 altitude 1 azimuth 0.5 radius 20 buttons 0 keys 0",
                    "pencil force 1 altitude 0.785 azimuth 0 radius 20 buttons 0 keys 0",
                    "indirectPointer force 1 altitude 1.571 azimuth 0 radius 20 buttons 2 keys 18",
                    "direct force 3 altitude 1.571 azimuth 0 radius 8 buttons 0 keys 2",
                ])
        }
    }

    @Test("A shake is sent to the first responder, or to the window")
    func shake() {
        final class Shaken: UIWindow {
            var lines: [String] = []
            override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                lines.append("began \(motion)")
            }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                lines.append("ended \(motion)")
            }
        }
        inOwnApplication { window, _ in
            let shaken = Shaken()
            shaken.makeKeyAndVisible()
            shakeDevice()
            #expect(shaken.lines == ["began motionShake", "ended motionShake"])
            shaken.isHidden = true
            window.isHidden = true
            #expect(
                firstLines { shakeDevice() } == [
                    "shakeDevice failed: there is no key window."
                ])
        }
    }
}
