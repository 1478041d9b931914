import FailureReporting
import TestSupport
import Testing
import Touch

/// What cannot be asked of gestures, with the text of each failure; nothing is touched then.
@MainActor
@Suite("Failures of gestures") struct GestureFailureTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var text: String
        var gesture: @MainActor @Sendable (UIView) -> Void
        var testDescription: String { text }

        init(_ text: String, _ gesture: @escaping @MainActor @Sendable (UIView) -> Void) {
            self.text = text
            self.gesture = gesture
        }
    }

    nonisolated static let cases = [
        Case("tapOn failed: times must be from 1 to 1000, not 0.") { tapOn($0, times: 0) },
        Case("tapOn failed: times must be from 1 to 1000, not 1001.") { tapOn($0, times: 1001) },
        Case("tapOn failed: -2 s is not a valid duration.") {
            tapOn($0, times: 2, interval: .seconds(-2))
        },
        Case("doubleTapOn failed: -2 s is not a valid duration.") {
            doubleTapOn($0, interval: .seconds(-2))
        },
        Case("longPressOn failed: -1 s is not a valid duration.") {
            longPressOn($0, duration: .seconds(-1))
        },
        Case("tapOn failed: 9 is not a force from 0 to 6.667.") {
            tapOn($0, with: .finger(force: 9))
        },
        Case("tapOn failed: nan is not a force from 0 to 4.167.") {
            tapOn($0, with: .pencil(force: .nan))
        },
        Case("longPressOn failed: 2 is not an altitude, from 0 to a quarter turn.") {
            longPressOn($0, with: .pencil(altitude: 2))
        },
        Case("longPressOn failed: inf is not an angle.") {
            longPressOn($0, with: .pencil(azimuth: .infinity))
        },
        Case("tapOn failed: -1 is not a radius.") { tapOn($0, with: .finger(radius: -1)) },
        Case("swipeLeftOn failed: length must be above 0, not 0.") { swipeLeftOn($0, 0) },
        Case("swipeRightOn failed: length must be above 0, not nan.") { swipeRightOn($0, .nan) },
        Case("swipeUpOn failed: length must be above 0, not -5.") { swipeUpOn($0, -5) },
        Case("swipeDownOn failed: -0.1 s is not a valid duration.") {
            swipeDownOn($0, duration: .milliseconds(-100))
        },
        Case("swipeDownOn failed: 7200 s is too long: a finger moves for 3600 s at most.") {
            swipeDownOn($0, duration: .seconds(7200))
        },
        Case("swipeUpOn failed: fingers must be from 1 to 10, not 0.") { swipeUpOn($0, fingers: 0) },
        Case("swipeFromEdge failed: edge must be one edge, not none or several.") { _ in
            swipeFromEdge([.left, .top])
        },
        Case("swipeFromEdge failed: length must be above 0, not -3.") { _ in swipeFromEdge(.left, -3) },
        Case("flick failed: (nan, 0) is not a velocity.") {
            flick($0, velocity: CGVector(dx: .nan, dy: 0))
        },
        Case("flick failed: (0, 0) is not a velocity.") { flick($0, velocity: .zero) },
        Case("flick failed: 0 s is not a valid duration.") {
            flick($0, velocity: CGVector(dx: 1, dy: 0), duration: .zero)
        },
        Case("dragOn failed: (inf, 0) is not a point.") {
            dragOn($0, from: .zero, to: CGPoint(x: CGFloat.infinity, y: 0))
        },
        Case("dragOn failed: -1 s is not a valid duration.") {
            dragOn($0, from: .zero, to: .zero, hold: .seconds(-1))
        },
        Case("dragOn failed: there are no points to move along.") { dragOn($0, along: []) },
        Case("dragOn failed: (nan, 1) is not a point.") {
            dragOn($0, along: [.zero, CGPoint(x: CGFloat.nan, y: 1)])
        },
        Case("drag failed: -1 s is not a valid duration.") {
            drag($0, onto: $0, duration: .seconds(-1))
        },
        Case("dragAndDrop failed: -1 s is not a valid duration.") {
            dragAndDrop($0, to: $0, hold: .seconds(-1))
        },
        Case("dragAndDrop failed: -2 s is not a valid duration.") {
            dragAndDrop($0, to: $0, rest: .seconds(-2))
        },
        Case("dragAndDrop failed: 7200 s is too long: a finger moves for 3600 s at most.") {
            dragAndDrop($0, to: $0, duration: .seconds(7200))
        },
        Case("panOn failed: fingers must be from 1 to 10, not 300.") {
            panOn($0, by: .zero, fingers: 300)
        },
        Case("panOn failed: (0, -inf) is not an offset.") {
            panOn($0, by: CGVector(dx: 0, dy: -CGFloat.infinity))
        },
        Case("pinchOn failed: scale must be from 0.001 to 1000, not 0.") { pinchOn($0, scale: 0) },
        Case("pinchOn failed: scale must be from 0.001 to 1000, not -1.") { pinchOn($0, scale: -1) },
        Case("pinchOn failed: scale must be from 0.001 to 1000, not nan.") { pinchOn($0, scale: .nan) },
        Case("pinchOn failed: nan is not an angle.") { pinchOn($0, scale: 2, angle: .nan) },
        Case("rotateOn failed: angle must be from -47.124 to 47.124 in 0.5 s, not nan.") {
            rotateOn($0, by: .nan)
        },
        Case("rotateOn failed: angle must be from -47.124 to 47.124 in 0.5 s, not 48.") {
            rotateOn($0, by: 48)
        },
        Case("touchAndMoveLinearlyOn failed: numberOfIntermediatePoints must be from 0 to 100000, not -1.") {
            touchAndMoveLinearlyOn($0, from: .zero, to: .zero, numberOfIntermediatePoints: -1)
        },
        Case("touchAndMoveLinearlyOn failed: (0, nan) is not a point.") {
            touchAndMoveLinearlyOn($0, from: CGPoint(x: 0, y: CGFloat.nan), to: .zero)
        },
        Case("touchAndMoveLinearlyOn failed: there are no points to move along.") {
            touchAndMoveLinearlyOn($0, along: [])
        },
        Case("touchAndMoveLinearlyFromCenterOf failed: (nan, 0) is not an offset.") {
            touchAndMoveLinearlyFromCenterOf($0, delta: CGVector(dx: .nan, dy: 0))
        },
        Case("hoverOver failed: -1 s is not a valid duration.") { hoverOver($0, for: .seconds(-1)) },
    ]

    @Test("Bad input is a failure with the value in it, at the line that has it", arguments: cases)
    func badInput(_ item: Case) {
        withWatchedView { view, log in
            let failures = FailureCollector.failures { item.gesture(view) }
            #expect(failures.map(\.text) == [item.text])
            #expect(failures.first?.site.map { "\($0.fileID)" } == "TouchTests/GestureFailureTests.swift")
            #expect(log.lines.isEmpty && TimeLapse.now.offset == .zero)
        }
    }

    nonisolated static let gestures: [(String, @MainActor @Sendable (any TouchTarget, Bool) -> Void)] = [
        ("tapOn", { tapOn($0, force: $1) }),
        ("doubleTapOn", { doubleTapOn($0, force: $1) }),
        ("twoFingerTapOn", { twoFingerTapOn($0, force: $1) }),
        ("longPressOn", { longPressOn($0, force: $1) }),
        ("swipeLeftOn", { swipeLeftOn($0, force: $1) }),
        ("swipeRightOn", { swipeRightOn($0, force: $1) }),
        ("swipeUpOn", { swipeUpOn($0, force: $1) }),
        ("swipeDownOn", { swipeDownOn($0, force: $1) }),
        ("flick", { flick($0, velocity: CGVector(dx: 1, dy: 0), force: $1) }),
        ("dragOn", { dragOn($0, from: CGPoint(x: 9, y: 9), to: .zero, force: $1) }),
        ("drag", { drag($0, onto: $0, force: $1) }),
        ("panOn", { panOn($0, by: .zero, fingers: 2, force: $1) }),
        ("pinchOn", { pinchOn($0, scale: 2, force: $1) }),
        ("rotateOn", { rotateOn($0, by: 1, force: $1) }),
        (
            "touchAndMoveLinearlyOn",
            { touchAndMoveLinearlyOn($0, from: CGPoint(x: 9, y: 9), to: .zero, force: $1) }
        ),
        (
            "touchAndMoveLinearlyFromCenterOf",
            { touchAndMoveLinearlyFromCenterOf($0, delta: .zero, force: $1) }
        ),
        ("hoverOver", { hoverOver($0, force: $1) }),
    ]

    @Test("Every gesture checks its target, and names what prevents the touch", arguments: gestures.map(\.0))
    func checks(_ name: String) throws {
        let gesture = try #require(Self.gestures.first { $0.0 == name }).1
        let spoilers: [(String, (UIView) -> Void)] = [
            (
                "it is covered by UIView #cover at (90 90; 250 250) of the window.",
                { UIView().named("cover", 90, 90, 250, 250, in: $0.superview) }
            ),
            ("it is hidden.", { $0.isHidden = true }),
            ("it was removed from its window \(beforeGestures).", { $0.removeFromSuperview() }),
        ]
        for (reason, spoil) in spoilers {
            withWatchedView { view, log in
                spoil(view)
                #expect(!view.isHittable)
                #expect(
                    firstLines { gesture(view, false) } == ["\(name) cannot touch WatchedView #v: \(reason)"])
                #expect(log.lines.isEmpty)
            }
        }
    }

    @Test(
        "With force the frontmost view is touched; a target in no window still fails",
        arguments: gestures.map(\.0))
    func force(_ name: String) throws {
        let gesture = try #require(Self.gestures.first { $0.0 == name }).1
        inOwnApplication { window, log in
            let view = UIView().named("v", 100, 100, 200, 100, in: window)
            let cover = TouchedView(CGRect(x: 0, y: 0, width: 390, height: 844), log)
            window.addSubview(cover)
            #expect(firstLines { gesture(view, true) } == [])
            #expect(log.lines.isEmpty == (name == "hoverOver"))
            view.removeFromSuperview()
            #expect(firstLines { gesture(view, true) }.count == 1)
        }
    }

    @Test("A target can be asked whether it can be touched, which touches nothing and fails nothing")
    func asking() {
        withWatchedView { view, log in
            #expect(view.isHittable)
            #expect(CGPoint(x: 1, y: 1).isHittable)
            #expect(allViews(withIdentifier("v")).isHittable)
            #expect(view.anchor(.topLeft).isHittable)
            #expect(!view.offset(unit: CGPoint(x: 1.5, y: 0.5)).isHittable)
            #expect(!allViews(withIdentifier("w")).isHittable)
            #expect(!theOnlyView(ofClass(UIView.self)).isHittable)
            #expect(!CGPoint(x: -1, y: 1).isHittable)
            #expect(!CGPoint(x: CGFloat.nan, y: 1).isHittable)
            view.isHidden = true
            #expect(!view.isHittable)
            #expect(log.lines.isEmpty)
        }
    }

    @available(*, deprecated)
    @Test("The former name of the question still answers it")
    func formerName() {
        withWatchedView { view, _ in
            #expect(canBeTouched(view))
            view.isHidden = true
            #expect(!canBeTouched(view))
        }
    }

    @Test("A destination that cannot be touched is a failure, and nothing is dragged")
    func destination() {
        withWatchedView { view, log in
            let end = UIView().named("end", 0, 500, 20, 20, in: view.superview)
            end.isHidden = true
            #expect(
                firstLines { drag(view, onto: end) }
                    == ["drag cannot touch UIView #end: it is hidden."])
            #expect(log.lines.isEmpty)
        }
    }

    @Test("Fingers that find no room are a failure")
    func noRoom() {
        withWatchedView(CGRect(x: 100, y: 100, width: 4, height: 4)) { view, log in
            #expect(
                firstLines { panOn(view, by: .zero, fingers: 10) }
                    == [
                        "panOn cannot touch WatchedView #v: it does not contain the point, so the touch would go to UIWindow."
                    ])
            #expect(log.lines.isEmpty)
            twoFingerTapOn(view)
            #expect(log.lines == ["0 began (1, 2) (3, 2)", "0 ended (1, 2) (3, 2)"])
        }
    }
}
