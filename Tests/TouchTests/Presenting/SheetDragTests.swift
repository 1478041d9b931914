import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Dragging sheets") struct SheetDragTests {
    /// Notes what it is told of its appearance.
    final class Controller: UIViewController {
        let log: EventLog

        init(_ name: String, _ log: EventLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ call: String) { log.add("\(title ?? "") \(call)") }

        override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
        override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    }

    struct Scene {
        let a: Controller
        let b: Controller
        let delegate: SheetLog
        let window: UIWindow
        let log: EventLog
    }

    /// A visible sheet, whose delegate and controllers log their callbacks.
    private func scene(
        _ detents: [UISheetPresentationController.Detent] = [.large()], _ body: (Scene) -> Void
    ) {
        inOwnApplication { window, _ in
            let log = EventLog()
            let (a, b) = (Controller("A", log), Controller("B", log))
            let delegate = SheetLog(log)
            window.rootViewController = a
            b.sheetPresentationController?.detents = detents
            b.sheetPresentationController?.delegate = delegate
            TimeLapse.disableAnimations { a.present(b, animated: true) }
            let start = log.lines.count
            body(Scene(a: a, b: b, delegate: delegate, window: window, log: log))
            withExtendedLifetime(start) {}
        }
    }

    private static let before = [
        "A viewWillAppear", "A viewDidAppear", "B viewWillAppear", "B viewDidAppear",
    ]

    private func events(_ scene: Scene) -> [String] { Array(scene.log.lines.dropFirst(Self.before.count)) }

    private func top(_ scene: Scene) -> CGFloat { scene.b.view.layer.presentation()?.frame.minY ?? -1 }

    /// Brings a finger down at a point and moves it, a step at a time.
    private func finger(from y: CGFloat, to end: CGFloat, x: CGFloat = 200) -> SyntheticTouch {
        let finger = SyntheticTouch(at: CGPoint(x: x, y: y))
        finger.begin()
        for step in 1...10 { finger.move(to: CGPoint(x: x, y: y + (end - y) * CGFloat(step) / 10)) }
        return finger
    }

    @Test("A sheet swiped down goes, with its callbacks in UIKit's order")
    func swipedDown() {
        scene { scene in
            #expect(scene.log.lines == Self.before)
            swipeDownOn(scene.b.view)
            TimeLapse.advanceMainRunLoop()
            #expect(
                events(scene) == [
                    "shouldDismiss", "willDismiss", "B viewWillDisappear", "B viewDidDisappear", "didDismiss",
                ])
            #expect(scene.a.presentedViewController == nil && scene.window.subviews == [scene.a.view])
        }
    }

    @Test("A sheet follows the finger, and springs back if it is let go too early")
    func cancelled() {
        scene { scene in
            let finger = finger(from: 100, to: 300)
            #expect(abs(top(scene) - 254) < 0.5)
            finger.move(to: CGPoint(x: 200, y: 250))
            #expect(abs(top(scene) - 204) < 0.5 && scene.b.isBeingDismissed)
            finger.stay(for: .seconds(1))
            finger.end()
            TimeLapse.advanceMainRunLoop()
            #expect(
                events(scene) == [
                    "shouldDismiss", "willDismiss", "B viewWillDisappear", "B viewWillAppear",
                    "B viewDidAppear",
                ])
            #expect(scene.b.view.frame.minY == 54 && top(scene) == 54 && !scene.b.isBeingDismissed)
            swipeDownOn(scene.b.view)
            TimeLapse.advanceMainRunLoop()
            #expect(scene.a.presentedViewController == nil)
        }
    }

    @Test(
        "A modal sheet, or one whose delegate refuses, resists and says that it was tried",
        arguments: [true, false])
    func refused(isModal: Bool) {
        scene { scene in
            scene.b.isModalInPresentation = isModal
            scene.delegate.mayDismiss = false
            let finger = finger(from: 100, to: 700)
            #expect(top(scene) > 100 && top(scene) < 400)
            finger.end()
            TimeLapse.advanceMainRunLoop()
            #expect(events(scene) == (isModal ? [] : ["shouldDismiss"]) + ["didAttemptToDismiss"])
            #expect(scene.b.view.frame.minY == 54 && scene.a.presentedViewController === scene.b)
        }
    }

    @Test("A visible child that is modal keeps its sheet")
    func modalChild() {
        scene { scene in
            let child = Controller("C", scene.log)
            child.isModalInPresentation = true
            scene.b.addChild(child)
            scene.b.view.addSubview(child.view)
            finger(from: 100, to: 700).end()
            TimeLapse.advanceMainRunLoop()
            #expect(events(scene).last == "didAttemptToDismiss")
            child.view.removeFromSuperview()
            finger(from: 100, to: 700).end()
            TimeLapse.advanceMainRunLoop()
            #expect(events(scene).last == "didDismiss")
        }
    }

    @Test("A sheet is dragged between its detents, and down from the lowest")
    func detents() {
        scene([.medium(), .large()]) { scene in
            #expect(scene.b.view.frame.minY == 432)
            finger(from: 500, to: 200).end()
            TimeLapse.advanceMainRunLoop()
            #expect(scene.b.view.frame.minY == 54 && events(scene) == ["changed to large"])
            let slow = finger(from: 100, to: 400)
            #expect(abs(top(scene) - 354) < 0.5)
            slow.stay(for: .seconds(1))
            slow.end()
            TimeLapse.advanceMainRunLoop()
            #expect(scene.b.view.frame.minY == 432 && events(scene).last == "changed to medium")
            finger(from: 500, to: 840).end()
            TimeLapse.advanceMainRunLoop()
            #expect(scene.a.presentedViewController == nil && events(scene).last == "didDismiss")
        }
    }

    @Test("A tap beside a sheet does not end it")
    func tapOutside() {
        scene { scene in
            let finger = SyntheticTouch(at: CGPoint(x: 200, y: 20))
            finger.begin()
            finger.end()
            TimeLapse.advanceMainRunLoop()
            #expect(events(scene) == [] && scene.a.presentedViewController === scene.b)
        }
    }

    @Test("A drag of a list at its top is the sheet's, and one of a list that can be scrolled is not")
    func scrollView() {
        scene { scene in
            let list = UIScrollView(frame: scene.b.view.bounds)
            list.contentSize = CGSize(width: 390, height: 3000)
            scene.b.view.addSubview(list)
            finger(from: 500, to: 300).end()
            TimeLapse.advanceMainRunLoop()
            #expect(list.contentOffset.y > 150 && events(scene) == [])
            list.contentOffset.y = 150
            let back = finger(from: 300, to: 400)
            back.stay(for: .seconds(1))
            back.end()
            TimeLapse.advanceMainRunLoop()
            #expect(list.contentOffset.y < 70 && events(scene) == [])
            list.contentOffset.y = 0
            finger(from: 100, to: 800).end()
            TimeLapse.advanceMainRunLoop()
            #expect(list.contentOffset.y == 0 && events(scene).last == "didDismiss")
        }
    }

    @Test("A list makes the sheet higher before it is scrolled, unless it is not to")
    func scrollViewExpands() {
        for expands in [true, false] {
            scene([.medium(), .large()]) { scene in
                scene.b.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = expands
                let list = UIScrollView(frame: scene.b.view.bounds)
                list.contentSize = CGSize(width: 390, height: 3000)
                scene.b.view.addSubview(list)
                finger(from: 700, to: 400).end()
                TimeLapse.advanceMainRunLoop()
                #expect((list.contentOffset.y == 0) == expands)
                #expect(scene.b.view.frame.minY == (expands ? 54 : 432))
            }
        }
    }

    @Test("A list that can be pulled to refresh keeps the drag")
    func refreshControl() {
        scene { scene in
            let list = UIScrollView(frame: scene.b.view.bounds)
            list.contentSize = CGSize(width: 390, height: 3000)
            list.refreshControl = UIRefreshControl()
            scene.b.view.addSubview(list)
            finger(from: 100, to: 600).end()
            TimeLapse.advanceMainRunLoop()
            #expect(events(scene) == [] && scene.a.presentedViewController === scene.b)
        }
    }

    @Test("With animations disabled a sheet goes when it is let go")
    func animationsDisabled() {
        scene { scene in
            UIView.setAnimationsEnabled(false)
            let finger = finger(from: 100, to: 800)
            #expect(scene.a.presentedViewController === scene.b && !scene.b.isBeingDismissed)
            finger.end()
            #expect(scene.a.presentedViewController == nil && events(scene).last == "didDismiss")
        }
    }

    @Test("A finger on a sheet that is taken away leaves nothing behind", arguments: [true, false])
    func takenAway(closesWindow: Bool) {
        weak var presented: UIViewController?
        scene { scene in
            let finger = finger(from: 100, to: 400)
            if closesWindow {
                scene.window.isHidden = true
            } else {
                scene.window.rootViewController = UIViewController()
            }
            if finger.isDown { finger.cancel() }
            presented = scene.b
            TimeLapse.advanceMainRunLoop()
            #expect(scene.b.view.window == nil)
        }
        #expect(presented == nil)
    }

    @Test("A tap outside a popover ends it, and a touch of what it lets through does not")
    func popover() {
        inOwnApplication { window, _ in
            let log = EventLog()
            let (a, b) = (Controller("A", log), Controller("B", log))
            let delegate = SheetLog(log)
            window.traitOverrides.horizontalSizeClass = .regular
            window.rootViewController = a
            let button = UIButton().named("b", 10, 600, 100, 40, in: a.view).logged(log)
            b.modalPresentationStyle = .popover
            b.preferredContentSize = CGSize(width: 200, height: 100)
            b.popoverPresentationController?.sourceView = button
            b.popoverPresentationController?.delegate = delegate
            b.popoverPresentationController?.passthroughViews = [button]
            TimeLapse.disableAnimations { a.present(b, animated: true) }
            tapOn(button)
            #expect(log.lines.dropFirst(4) == ["pressed b"] && b.view.frame.minY == 653)
            let region = b.popoverPresentationController?.containerView?.subviews.first
            #expect(region?.accessibilityLabel == "dismiss popup")
            delegate.mayDismiss = false
            let outside = CGPoint(x: 300, y: 100)
            for mayDismiss in [false, true] {
                delegate.mayDismiss = mayDismiss
                let finger = SyntheticTouch(at: outside)
                finger.begin()
                finger.end()
                TimeLapse.advanceMainRunLoop()
            }
            #expect(
                log.lines.dropFirst(5) == [
                    "shouldDismiss", "didAttemptToDismiss", "shouldDismiss", "willDismiss",
                    "B viewWillDisappear", "B viewDidDisappear", "didDismiss",
                ])
            #expect(a.presentedViewController == nil)
        }
    }
}
