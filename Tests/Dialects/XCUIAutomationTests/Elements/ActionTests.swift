import FailureReporting
import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

/// Gestures on elements.
@MainActor @Suite("Actions on elements", .robot) struct ActionTests {
    private let app = XCUIApplication()

    /// A view with an identifier, all of whose gestures are logged.
    private final class Pad: UIView {
        var events: [String] = []
        private var handlers: [Handler] = []

        func add(_ recognizer: UIGestureRecognizer, _ action: @escaping @MainActor () -> Void) {
            let handler = Handler(action)
            handlers.append(handler)
            recognizer.addTarget(handler, action: Handler.act)
            addGestureRecognizer(recognizer)
        }

        init(_ frame: CGRect) {
            super.init(frame: frame)
            accessibilityIdentifier = "pad"
            isMultipleTouchEnabled = true
        }

        required init?(coder: NSCoder) { nil }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            events.append("down \(touches.count)")
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            let taps = touches.map(\.tapCount).max() ?? 0
            events.append("up \(touches.count) taps \(taps)")
        }
    }

    private func showPad() -> Pad {
        let pad = Pad(CGRect(x: 45, y: 300, width: 300, height: 300))
        UIWindow.createWindowForTesting().addSubview(pad)
        return pad
    }

    private var pad: XCUIElement { app.otherElements["pad"] }

    @Test("An element is tapped once, twice, with two fingers, and with several taps and fingers")
    func taps() {
        let view = showPad()
        pad.tap()
        #expect(view.events == ["down 1", "up 1 taps 1"])
        view.events = []
        TimeLapse.advance(by: .seconds(1))
        pad.doubleTap()
        #expect(view.events == ["down 1", "up 1 taps 1", "down 1", "up 1 taps 2"])
        view.events = []
        TimeLapse.advance(by: .seconds(1))
        pad.twoFingerTap()
        #expect(view.events.joined(separator: " ").components(separatedBy: "down").count >= 2)
        view.events = []
        TimeLapse.advance(by: .seconds(1))
        pad.tap(withNumberOfTaps: 3, numberOfTouches: 1)
        #expect(view.events.last == "up 1 taps 3")
    }

    @Test("A coordinate is a point of the screen, which is tapped twice and pressed")
    func coordinates() {
        let view = showPad()
        let point = pad.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.25))
            .withOffset(CGVector(dx: 5, dy: -5))
        #expect(point.screenPoint == CGPoint(x: 200, y: 370))
        point.doubleTap()
        #expect(view.events == ["down 1", "up 1 taps 1", "down 1", "up 1 taps 2"])
        view.add(UILongPressGestureRecognizer()) { [unowned view] in view.events.append("pressed") }
        for (duration, isRecognized) in [(0.2, false), (0.7, true)] {
            view.events = []
            TimeLapse.advance(by: .seconds(1))
            point.press(forDuration: duration)
            #expect(view.events.contains("pressed") == isRecognized)
        }
    }

    @Test("A tap that a double tap may still become has been recognized when the call returns")
    func undecidedTaps() {
        let view = showPad()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        view.add(double) { [unowned view] in view.events.append("double") }
        view.add(single) { [unowned view] in view.events.append("single") }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.accessibilityIdentifier = "button"
        button.addAction(UIAction { [unowned view] _ in view.events.append("button") }, for: .touchUpInside)
        view.addSubview(button)
        view.events = []
        pad.tap()
        #expect(view.events.last == "single" && TimeLapse.now.description.hasPrefix("0."))
        pad.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        #expect(view.events.filter { $0 == "single" }.count == 2)
        pad.doubleTap()
        #expect(view.events.filter { $0 == "double" }.count == 1)
        #expect(view.events.filter { $0 == "single" }.count == 2)
        app.buttons["button"].tap()
        #expect(view.events.last == "button")
    }

    @Test(
        "Fingers and taps that a recognizer asks for are recognized",
        arguments: [(1, 1), (2, 1), (1, 2), (3, 3)])
    func recognizers(taps: Int, fingers: Int) {
        let view = showPad()
        var count = 0
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = taps
        recognizer.numberOfTouchesRequired = fingers
        view.add(recognizer) { count += 1 }
        pad.tap(withNumberOfTaps: taps, numberOfTouches: fingers)
        #expect(count == 1)
    }

    @Test("A tap lets no time pass but that of animations; tapOn lets it pass as the trait says")
    func lapse() {
        let window = UIWindow.createWindowForTesting()
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        button.setTitle("Load", for: .normal)
        button.addAction(
            UIAction { [weak button] _ in
                Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
                    button?.setTitle("Loaded", for: .normal)
                }
            }, for: .touchUpInside)
        window.addSubview(button)
        app.buttons["Load"].tap()
        #expect(app.buttons["Load"].exists)
        #expect(app.buttons["Loaded"].waitForExistence(timeout: 2))
        #expect(app.buttons["Loaded"].exists)
        button.setTitle("Load", for: .normal)
        tapOn(app.buttons["Load"])
        #expect(app.buttons["Loaded"].exists)
    }

    @Test("A press lasts as long as it says; pinches and rotations have their size")
    func recognized() {
        let view = showPad()
        var log: [String] = []
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 2
        view.add(press) { if press.state == .began { log.append("pressed") } }
        let pinch = UIPinchGestureRecognizer()
        view.add(pinch) {
            if pinch.state == .ended { log.append("pinched \((pinch.scale * 10).rounded() / 10)") }
        }
        let rotation = UIRotationGestureRecognizer()
        view.add(rotation) {
            if rotation.state == .ended { log.append("rotated \((rotation.rotation * 10).rounded() / 10)") }
        }
        pad.press(forDuration: 1.5)
        #expect(log == [])
        pad.press(forDuration: 2.5)
        #expect(log == ["pressed"])
        log = []
        pad.pinch(withScale: 2, velocity: 1)
        #expect(log == ["pinched 2.0"])
        log = []
        pad.rotate(.pi / 2, withVelocity: 1)
        #expect(log.contains("rotated 1.6"))
    }

    @Test("A drag after a press reorders rows")
    func reorder() {
        final class Rows: UITableViewController {
            var items = ["a", "b", "c"]
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                items.count
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = items[indexPath.row]
                cell.showsReorderControl = true
                return cell
            }
            override func tableView(
                _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
            ) {
                items.insert(items.remove(at: source.row), at: destination.row)
            }
        }
        let rows = Rows()
        UIWindow.createWindowForTesting().rootViewController = rows
        rows.setEditing(true, animated: false)
        app.buttons["Reorder a"].press(forDuration: 0.5, thenDragTo: app.buttons["Reorder c"])
        #expect(rows.items == ["b", "c", "a"])
    }

    @Test("An element found by its position stays the same while it is scrolled into view")
    func positions() {
        let table = NumberTable(rows: [30], style: .grouped)
        table.frame = UIScreen.main.bounds
        table.contentInset.top = 60
        UIWindow.createWindowForTesting().addSubview(table)
        table.layoutIfNeeded()
        table.contentOffset.y = table.rectForRow(at: IndexPath(row: 0, section: 0)).minY + 10
        let first = app.tables.staticTexts.element(boundBy: 0)
        #expect(first.label == "0.0")
        first.tap()
        #expect(table.selected == [IndexPath(row: 0, section: 0)])
        #expect(first.label == "Section 0")
    }

    @Test("A default drag coasts at most 200 points; a swipe scrolls further, the faster the more")
    func coasting() {
        let scrollView = UIScrollView(frame: UIScreen.main.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 20_000)
        scrollView.accessibilityIdentifier = "page"
        UIWindow.createWindowForTesting().addSubview(scrollView)
        let page = app.scrollViews["page"]
        func top(_ action: () -> Void) -> CGFloat {
            scrollView.contentOffset.y = 5000
            action()
            return scrollView.contentOffset.y - 5000
        }
        let start = page.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8))
        let drag = top {
            start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 0, dy: -200)))
        }
        #expect((190...400).contains(drag))
        let held = top {
            start.press(
                forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 0, dy: -200)),
                withVelocity: .default,
                thenHoldForDuration: 1)
        }
        #expect((180...201).contains(held))
        let speeds: [XCUIGestureVelocity] = [.slow, .default, .fast]
        let swipes = speeds.map { speed in top { page.swipeUp(velocity: speed) } }
        #expect(swipes == swipes.sorted() && swipes[0] > 0)
        #expect(top { page.swipeDown() } < 0)
        #expect(top { page.scroll(byDeltaX: 0, deltaY: -120) } == 120)
        #expect(top { page.scroll(byDeltaX: 0, deltaY: 100_000) } == -5047)
    }

    @Test("A drag of 62 points turns a page")
    func turning() {
        final class Source: NSObject, UIPageViewControllerDataSource {
            let pages = (0..<3).map { index in
                let page = UIViewController()
                page.view.addSubview(UILabel(text: "Page \(index)"))
                return page
            }
            func pageViewController(
                _ pager: UIPageViewController, viewControllerBefore page: UIViewController
            )
                -> UIViewController?
            {
                pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
            }
            func pageViewController(_ pager: UIPageViewController, viewControllerAfter page: UIViewController)
                -> UIViewController?
            {
                pages.firstIndex(of: page).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
            }
        }
        let source = Source()
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = source
        pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        UIWindow.createWindowForTesting().rootViewController = pager
        let middle = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        middle.press(forDuration: 0, thenDragTo: middle.withOffset(CGVector(dx: -62, dy: 0)))
        #expect(app.staticTexts["Page 1"].isHittable)
        middle.press(forDuration: 0, thenDragTo: middle.withOffset(CGVector(dx: 62, dy: 0)))
        #expect(app.staticTexts["Page 0"].isHittable)
    }

    @Test("An element that its tap removes, and an action within an action")
    func reentrant() {
        let window = UIWindow.createWindowForTesting()
        let (first, second) = (UIButton(type: .system), UIButton(type: .system))
        for (index, button) in [first, second].enumerated() {
            button.setTitle("\(index + 1)", for: .normal)
            button.frame = CGRect(x: 20, y: 100 + 100 * CGFloat(index), width: 100, height: 44)
            window.addSubview(button)
        }
        second.addAction(UIAction { [weak second] _ in second?.removeFromSuperview() }, for: .touchUpInside)
        first.addAction(UIAction { _ in app.buttons["2"].tap() }, for: .touchUpInside)
        app.buttons["1"].tap()
        #expect(!app.buttons["2"].exists)
        #expect(app.buttons["1"].isHittable)
    }

    @Test("What view code records during an action is recorded at the test's line")
    func lines() {
        let window = UIWindow.createWindowForTesting()
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        button.setTitle("Break", for: .normal)
        button.addAction(UIAction { _ in OddFailure().record() }, for: .touchUpInside)
        window.addSubview(button)
        let failures = FailureCollector.failures {
            app.buttons["Break"].tap()
            app.buttons["Break"].press(forDuration: 0.1)
            app.buttons["Break"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        }
        #expect(
            failures.map { $0.site?.description.components(separatedBy: ":").first }
                == Array(repeating: "ActionTests.swift", count: 3))
    }
}

/// Calls a closure, as a target of a recognizer.
@MainActor
private final class Handler: NSObject {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    func act() { action() }
}
