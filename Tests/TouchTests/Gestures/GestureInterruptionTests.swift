import FailureReporting
import TestSupport
import Testing
import Touch

/// Gestures whose target leaves its window meanwhile; no finger is ever left down.
@MainActor
@Suite("Interrupted gestures") struct GestureInterruptionTests {
    private nonisolated static let cut = "was cut short: WatchedView #v was removed from its window, and the"

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var failures: [String]
        var gesture: @MainActor @Sendable (UIView) -> Void

        init(
            _ name: String, _ failures: [String], _ gesture: @escaping @MainActor @Sendable (UIView) -> Void
        ) {
            testDescription = name
            self.failures = failures
            self.gesture = gesture
        }
    }

    nonisolated static let cases = [
        Case("tap", []) { tapOn($0) },
        Case(
            "double tap",
            ["doubleTapOn cannot touch WatchedView #v: it was removed from its window at 0 s, in this call."]
        ) { doubleTapOn($0) },
        Case("two fingers", []) { twoFingerTapOn($0) },
        Case("long press", []) { longPressOn($0) },
        Case("swipe", []) { swipeLeftOn($0) },
        Case("flick", []) { flick($0, velocity: CGVector(dx: 10, dy: 0)) },
        Case("drag", ["dragOn \(cut) touch was cancelled."]) {
            dragOn($0, from: .zero, to: CGPoint(x: 9, y: 9))
        },
        Case("drag onto", ["drag \(cut) touch was cancelled."]) { drag($0, onto: $0.anchor(.left)) },
        Case("drag and drop", ["dragAndDrop \(cut) touch was cancelled."]) {
            dragAndDrop($0, to: $0.anchor(.left))
        },
        Case("pan", ["panOn \(cut) touches were cancelled."]) {
            panOn($0, by: CGVector(dx: 9, dy: 9), fingers: 2)
        },
        Case("pinch", ["pinchOn \(cut) touches were cancelled."]) { pinchOn($0, scale: 2) },
        Case("rotation", ["rotateOn \(cut) touches were cancelled."]) { rotateOn($0, by: 1) },
        Case("linearly", ["touchAndMoveLinearlyOn \(cut) touch was cancelled."]) {
            touchAndMoveLinearlyOn($0, from: .zero, to: CGPoint(x: 9, y: 9))
        },
    ]

    @Test("A view that goes away when it is touched", arguments: cases)
    func atOnce(_ item: Case) {
        withWatchedView { view, _ in
            view.onPhase = { [weak view] _ in view?.removeFromSuperview() }
            #expect(firstLines { item.gesture(view) } == item.failures)
            #expect(UIApplication.shared.activeTouches.isEmpty)
        }
    }

    @Test("A call that removed a view is told from a later one at the same line")
    func inALoop() {
        withWatchedView { view, _ in
            view.onPhase = { [weak view] _ in view?.removeFromSuperview() }
            let line = #line + 1
            let texts = firstLines { for _ in 0..<2 { tapOn(view) } }
            #expect(
                texts == [
                    "tapOn cannot touch WatchedView #v: it was removed from its window at 0 s, in tapOn at "
                        + "GestureInterruptionTests.swift:\(line)."
                ])
        }
    }

    @Test("A view that is removed during a gesture gets a cancelled touch")
    func onTheWay() {
        withWatchedView { view, log in
            Timer.scheduledTimer(withTimeInterval: 0.04, repeats: false) { _ in
                MainActor.assumeIsolated { view.removeFromSuperview() }
            }
            swipeLeftOn(view, 60, duration: .milliseconds(100))
            #expect(log.lines.first == "0 began (100, 50)")
            #expect(log.lines.last?.contains("cancelled") ?? false)
            #expect(log.lines.count == 4)
        }
    }

    @Test("A window that is hidden, or another touched from inside, leaves no finger down")
    func reentrant() {
        withWatchedView { view, _ in
            view.onPhase = { phase in
                if phase == .moved { UIApplication.shared.windows.first?.isHidden = true }
            }
            _ = firstLines { dragOn(view, from: .zero, to: CGPoint(x: 5, y: 5)) }
            #expect(UIApplication.shared.activeTouches.isEmpty)
        }
        withWatchedView { view, log in
            let button = UIButton().named("b", 0, 0, 50, 50, in: view.superview).logged(log)
            view.onPhase = { if $0 == .began { tapOn(button) } }
            longPressOn(view)
            #expect(log.lines == ["0 began (100, 50)", "pressed b", "1 ended (100, 50)"])
        }
    }

    @Test("Whatever is asked, and whatever handlers do, no finger is left down")
    func fuzz() {
        var numbers = SeededNumbers(seed: 11)
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300]
        for _ in 0..<300 {
            inOwnApplication { window, log in
                let view = WatchedView(
                    CGRect(
                        x: numbers.next(in: -50...300), y: numbers.next(in: -50...700), width: 90, height: 60),
                    log)
                window.addSubview(view)
                let cover = UIView().named(
                    "c", numbers.next(in: -50...300), numbers.next(in: -50...700), 150, 150, in: window)
                let mischief = numbers.next(below: 12)
                var calls = 0
                view.onPhase = { _ in
                    calls += 1
                    guard calls == mischief else { return }
                    switch mischief % 4 {
                    case 0: view.removeFromSuperview()
                    case 1: window.isHidden = true
                    case 2: cover.frame = view.frame
                    default: tapOn(CGPoint(x: 5, y: 5), in: nil)
                    }
                }
                func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
                    numbers.onceIn(5) ? numbers.element(of: odd) : numbers.next(in: range)
                }
                func time() -> Duration { .milliseconds(numbers.next(below: 400) - 30) }
                func point() -> CGPoint { CGPoint(x: number(0...90), y: number(0...60)) }
                func vector() -> CGVector { CGVector(dx: number(-200...200), dy: number(-200...200)) }
                let target: any TouchTarget = [
                    view, view.offset(unit: point()), view.offset(by: vector()), view.point(point()),
                    view.rect(
                        CGRect(origin: point(), size: CGSize(width: number(0...50), height: number(0...50)))),
                    point(), allViews(ofClass(WatchedView.self)),
                ][numbers.next(below: 7)]
                _ = FailureCollector.failures {
                    for _ in 0..<4 {
                        switch numbers.next(below: 13) {
                        case 0: tapOn(target, times: numbers.next(below: 5) - 1, interval: time())
                        case 1: doubleTapOn(target, interval: time())
                        case 2: twoFingerTapOn(target, force: numbers.onceIn(3))
                        case 3: longPressOn(target, duration: time(), force: numbers.onceIn(3))
                        case 4:
                            swipeLeftOn(
                                target, number(-10...200), duration: time(),
                                fingers: numbers.next(below: 14) - 1)
                        case 5: flick(target, velocity: vector(), duration: time())
                        case 6: dragOn(target, from: point(), to: point(), hold: time(), duration: time())
                        case 7:
                            dragOn(
                                target, along: numbers.onceIn(4) ? [] : [point(), point()], duration: time())
                        case 8:
                            panOn(
                                target, by: vector(), fingers: numbers.next(below: 14) - 1, duration: time())
                        case 9: pinchOn(target, scale: number(0...4), angle: number(-7...7), duration: time())
                        case 11: dragAndDrop(target, to: target, hold: time(), duration: time(), rest: time())
                        case 10: rotateOn(target, by: number(-9...9), duration: time())
                        default: touchAndMoveLinearlyOn(target, along: [point(), point(), point()])
                        }
                    }
                }
                #expect(UIApplication.shared.activeTouches.isEmpty)
            }
        }
    }
}
