import FailureReporting
import Foundation
import TestSupport
import Testing
import Touch

/// The verbs as methods: each does what the function does.
@MainActor
@Suite("Gestures as methods") struct TargetMethodTests {
    typealias Action = @MainActor @Sendable (any TouchTarget) -> Void

    /// A verb as a function and as a method, with the line on which it is written down here.
    struct Verb: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var function: Action
        var method: Action
        var line: UInt

        init(
            _ name: String, _ function: @escaping Action, method: @escaping Action, line: UInt = #line
        ) {
            testDescription = name
            self.function = function
            self.method = method
            self.line = line
        }
    }

    nonisolated static let point = CGPoint(x: 9, y: 9)
    nonisolated static let way = CGVector(dx: 30, dy: 20)
    nonisolated static let middle = CGPoint(x: 100, y: 50)

    nonisolated static let gestures = [
        Verb("tap", { tapOn($0) }, method: { $0.tap() }),
        Verb("forced tap", { tapOn($0, with: .pencil(), force: true) }) {
            $0.tap(with: .pencil(), force: true)
        },
        Verb("taps", { tapOn($0, times: 3) }, method: { $0.tap(times: 3) }),
        Verb("double tap", { doubleTapOn($0) }, method: { $0.doubleTap() }),
        Verb("two fingers", { twoFingerTapOn($0) }, method: { $0.twoFingerTap() }),
        Verb("long press", { longPressOn($0) }, method: { $0.longPress() }),
        Verb("left", { swipeLeftOn($0) }, method: { $0.swipeLeft() }),
        Verb("right", { swipeRightOn($0, 40) }, method: { $0.swipeRight(40) }),
        Verb("up", { swipeUpOn($0, fingers: 2) }, method: { $0.swipeUp(fingers: 2) }),
        Verb("down", { swipeDownOn($0, duration: .zero) }, method: { $0.swipeDown(duration: .zero) }),
        Verb("flick", { flick($0, velocity: way) }, method: { $0.flick(velocity: way) }),
        Verb("drag", { dragOn($0, from: .zero, to: point) }, method: { $0.drag(from: .zero, to: point) }),
        Verb(
            "drag along", { dragOn($0, along: [.zero, point]) }, method: { $0.drag(along: [.zero, point]) }),
        Verb("drag onto", { drag($0, onto: $0.anchor(.left)) }, method: { $0.drag(onto: $0.anchor(.left)) }),
        Verb("pan", { panOn($0, by: way, fingers: 2) }, method: { $0.pan(by: way, fingers: 2) }),
        Verb("pinch", { pinchOn($0, scale: 2) }, method: { $0.pinch(scale: 2) }),
        Verb("rotation", { rotateOn($0, by: 1) }, method: { $0.rotate(by: 1) }),
        Verb("linearly", { touchAndMoveLinearlyOn($0, from: .zero, to: point) }) {
            $0.touchAndMoveLinearly(from: .zero, to: point)
        },
        Verb("linearly along", { touchAndMoveLinearlyOn($0, along: [.zero, point]) }) {
            $0.touchAndMoveLinearly(along: [.zero, point])
        },
        Verb("linearly around", { touchAndMoveLinearlyAroundPointOn($0, center: middle, delta: way) }) {
            $0.touchAndMoveLinearlyAroundPoint(center: middle, delta: way)
        },
        Verb("linearly from the middle", { touchAndMoveLinearlyFromCenterOf($0, delta: way) }) {
            $0.touchAndMoveLinearlyFromCenter(delta: way)
        },
        Verb("hovering", { hoverOver($0, for: .seconds(1)) }, method: { $0.hover(for: .seconds(1)) }),
    ]

    nonisolated static let others = [
        Verb("scroll into view", { scrollIntoView($0) }, method: { $0.scrollIntoView() }),
        Verb("scroll to", { scrollOn($0, to: .bottom) }, method: { $0.scroll(to: .bottom) }),
        Verb("scroll by", { scrollOn($0, by: way) }, method: { $0.scroll(by: way) }),
        Verb("scroll by an amount", { scrollOn($0, by: 9) }, method: { $0.scroll(by: 9) }),
        Verb("scroll until", { scrollOn($0, until: allViews(withTag(7))) }) {
            $0.scroll(until: allViews(withTag(7)))
        },
        Verb("scroll until there is", { scrollOn($0, until: withTag(7), atMost: 3) }) {
            $0.scroll(until: withTag(7), atMost: 3)
        },
        Verb("drag and drop", { dragAndDrop($0, to: $0) }, method: { $0.dragAndDrop(to: $0) }),
        Verb("switch", { turn($0, to: true) }, method: { $0.turn(to: true) }),
        Verb("page", { turn($0, to: 2) }, method: { $0.turn(to: 2) }),
        Verb("slider", { slide($0, to: 0.75) }, method: { $0.slide(to: 0.75) }),
        Verb("stepper to", { step($0, to: 4) }, method: { $0.step(to: 4) }),
        Verb("stepper by", { step($0, by: 3) }, method: { $0.step(by: 3) }),
        Verb("title", { select($0, segment: "Large") }, method: { $0.select(segment: "Large") }),
        Verb("index", { select($0, segmentAt: 1) }, method: { $0.select(segmentAt: 1) }),
        Verb("row", { pick($0, row: 1) }, method: { $0.pick(row: 1) }),
        Verb("row's title", { pick($0, title: "One") }, method: { $0.pick(title: "One") }),
        Verb("date", { pick($0, date: Date(timeIntervalSinceReferenceDate: 0)) }) {
            $0.pick(date: Date(timeIntervalSinceReferenceDate: 0))
        },
        Verb("duration", { pick($0, duration: .seconds(60)) }, method: { $0.pick(duration: .seconds(60)) }),
    ]

    @Test("A gesture as a method sends the same touches at the same times", arguments: gestures)
    func sameTouches(_ verb: Verb) {
        func log(of action: Action) -> [String] {
            var lines: [String] = []
            withWatchedView { view, log in
                action(view)
                lines = log.lines + ["\(TimeLapse.now.offset)"]
            }
            return lines
        }
        let lines = log(of: verb.method)
        #expect(lines == log(of: verb.function))
        #expect(lines.count > 1 || verb.testDescription == "hovering")
    }

    @Test(
        "A failure of a method has the function's text, and stands at the caller's line",
        arguments: gestures + others)
    func failures(_ verb: Verb) throws {
        try withWatchedView { view, _ in
            view.superview?.isHidden = true
            let expected = FailureCollector.failures { verb.function(view) }
            let failures = FailureCollector.failures { verb.method(view) }
            #expect(failures.map(\.text) == expected.map(\.text))
            let site = try #require(failures.first?.site)
            #expect("\(site.fileID)" == "TouchTests/TargetMethodTests.swift")
            #expect(verb.line...verb.line + 2 ~= site.line)
        }
    }

    @Test("Controls are set by methods, of views and of what is found")
    func controls() {
        inOwnApplication { window, _ in
            let toggle = UISwitch().named("switch", 10, 100, 51, 31, in: window)
            let slider = UISlider().named("slider", 10, 150, 228, 34, in: window)
            let stepper = UIStepper().named("stepper", 10, 200, 94, 32, in: window)
            let sizes = UISegmentedControl(items: ["Small", "Large"]).named(
                "sizes", 10, 250, 200, 32, in: window)
            let pages = UIPageControl().named("pages", 10, 300, 200, 26, in: window)
            pages.numberOfPages = 5
            toggle.turn(to: true)
            theFirstView(withIdentifier("slider")).slide(to: 0.75)
            stepper.step(to: 4)
            [stepper].step(by: -1)
            theFirstView(withIdentifier("sizes")).select(segment: "Large")
            pages.turn(to: 2)
            #expect(toggle.isOn && slider.value == 0.75 && stepper.value == 3)
            #expect(sizes.selectedSegmentIndex == 1 && pages.currentPage == 2)
            theFirstElement(withRole(.toggle)).tap()
            sizes.select(segmentAt: 0)
            #expect(!toggle.isOn && sizes.selectedSegmentIndex == 0)
        }
    }

    @Test("A list is scrolled by methods")
    func scrolling() {
        inOwnApplication { window, _ in
            let list = UIScrollView().named("list", 0, 100, 300, 400, in: window)
            list.contentSize = CGSize(width: 300, height: 2000)
            let last = UIButton().named("last", 0, 1900, 100, 50, in: list)
            list.scroll(by: 300)
            #expect(list.contentOffset.y == 300)
            theFirstView(withIdentifier("list")).scroll(to: .bottom)
            #expect(list.contentOffset.y == 1600)
            list.scroll(to: .top)
            list.scroll(until: withIdentifier("last"))
            #expect(last.isHittable)
            list.scroll(to: .top)
            last.scrollIntoView()
            #expect(last.isHittable)
        }
    }

    /// A page of a test's own, with verbs of its own.
    @MainActor
    private final class OrderPage {
        private(set) var steps: [String] = []

        func step(_ name: String) { steps.append(name) }

        /// Inside this class the functions of the same names cannot be called.
        func select(_ size: String) {
            step("select \(size)")
            theFirstView(withIdentifier("sizes")).select(segment: size)
        }

        func order(_ count: Int) {
            step("order \(count)")
            theFirstView(withIdentifier("stepper")).step(to: Double(count))
        }
    }

    @Test("A page whose own methods have the names of verbs calls the methods of targets")
    func page() {
        inOwnApplication { window, _ in
            let sizes = UISegmentedControl(items: ["Small", "Large"]).named(
                "sizes", 10, 250, 200, 32, in: window)
            let stepper = UIStepper().named("stepper", 10, 200, 94, 32, in: window)
            let page = OrderPage()
            page.select("Large")
            page.order(2)
            #expect(page.steps == ["select Large", "order 2"])
            #expect(sizes.selectedSegmentIndex == 1 && stepper.value == 2)
        }
    }

    /// A view of a test's own, in which the names of the functions mean what they always did.
    private final class Canvas: UIView {
        var name: String { "\(type(of: self))" }

        private(set) var isTouched = false

        func touch() { tapOn(self) }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = true }
    }

    @Test("Inside a view class of a test's own, type(of:) and the functions can be called as ever")
    func viewClass() {
        inOwnApplication { window, _ in
            let canvas = Canvas().named("canvas", 0, 0, 100, 100, in: window)
            canvas.touch()
            #expect(canvas.name == "Canvas" && canvas.isTouched)
        }
    }

    @Test("A bar button item, a point and several targets are tapped by methods")
    func targets() {
        withWatchedView { view, log in
            CGPoint(x: 110, y: 120).tap()
            [view, view].tap()
            view.point(CGPoint(x: 1, y: 2)).tap()
            #expect(log.lines.filter { $0.contains("began") }.count == 4)
            #expect(
                log.lines.first == "0 began (10, 20)" && log.lines.contains { $0.hasSuffix("began (1, 2)") })
        }
        inOwnApplication { window, log in
            let root = UIViewController()
            let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in log.add("edit") })
            root.navigationItem.rightBarButtonItem = item
            window.rootViewController = UINavigationController(rootViewController: root)
            UIApplication.shared.commit()
            item.tap()
            #expect(log.lines == ["edit"])
        }
    }
}
