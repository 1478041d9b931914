import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Appearance of root controllers") struct RootAppearanceTests {
    static let comes = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    static let goes = ["viewWillDisappear", "viewDidDisappear"]

    let log = EventLog()

    private func lines(_ name: String, _ events: [String]) -> String {
        events.map { "\(name) \($0)" }.joined(separator: "\n")
    }

    @Test("A root's appearance methods are called in UIKit's order")
    func order() {
        UIApplication.withShared(UIApplication()) {
            let root = LoggingController("A", log)
            root.writesLayout = true
            let window = UIWindow()
            window.rootViewController = root
            #expect(log.take() == "")
            window.makeKeyAndVisible()
            #expect(
                log.take() == """
                    A viewDidLoad
                    A viewWillAppear
                    A viewIsAppearing
                    A viewWillLayoutSubviews
                    A viewDidLayoutSubviews
                    A viewDidAppear
                    """)
            #expect(root.view.frame == window.bounds)
        }
    }

    @Test("A root set in a visible window appears there, and the old one leaves")
    func replaced() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow.showing(LoggingController("A", log))
            _ = log.take()
            let other = LoggingController("B", log)
            window.rootViewController = other
            #expect(log.take() == lines("A", Self.goes) + "\nB viewDidLoad\n" + lines("B", Self.comes))
            #expect(window.subviews == [other.view])
            window.rootViewController = other
            #expect(log.take() == "")
            window.rootViewController = nil
            #expect(log.take() == lines("B", Self.goes))
            #expect(window.subviews == [])
        }
    }

    @Test("A root disappears and appears with its window")
    func hiddenAndShown() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow.showing(LoggingController("A", log))
            _ = log.take()
            window.isHidden = true
            #expect(log.take() == lines("A", Self.goes))
            window.isHidden = true
            #expect(log.take() == "")
            window.isHidden = false
            #expect(log.take() == lines("A", Self.comes))
        }
    }

    @Test("A root replaced in a hidden window gets no calls, and the new one appears with the window")
    func replacedWhileHidden() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow.showing(LoggingController("A", log))
            window.isHidden = true
            _ = log.take()
            window.rootViewController = LoggingController("B", log)
            #expect(log.take() == "")
            window.isHidden = false
            #expect(log.take() == "B viewDidLoad\n" + lines("B", Self.comes))
        }
    }

    @Test(
        "A root that is replaced during its own callback leaves nothing behind",
        arguments: [
            ("viewDidLoad", "A viewDidLoad"),
            ("viewWillAppear", "A viewDidLoad\nA viewWillAppear\nA viewIsAppearing\nA gone"),
            ("viewIsAppearing", "A viewDidLoad\nA viewWillAppear\nA viewIsAppearing\nA gone"),
            ("viewDidAppear", "A viewDidLoad\nA viewWillAppear\nA viewIsAppearing\nA viewDidAppear\nA gone"),
        ])
    func replacedWithin(event: String, expected: String) {
        UIApplication.withShared(UIApplication()) {
            let (first, second) = (LoggingController("A", log), LoggingController("B", log))
            let window = UIWindow()
            first.reactions[event] = { [unowned window] in window.rootViewController = second }
            window.rootViewController = first
            window.makeKeyAndVisible()
            let own = log.lines.filter { $0.hasPrefix("A") }.joined(separator: "\n")
            #expect(
                own == expected.replacing("A gone", with: lines("A", Self.goes)))
            let other = log.lines.filter { $0.hasPrefix("B") }.joined(separator: "\n")
            #expect(other == "B viewDidLoad\n" + lines("B", Self.comes))
            #expect(window.subviews == [second.view])
        }
    }

    @Test("A root that hides its window when it loads never appears")
    func hidesItsWindow() {
        UIApplication.withShared(UIApplication()) {
            let root = LoggingController("A", log)
            let window = UIWindow()
            root.reactions["viewDidLoad"] = { [unowned window] in window.isHidden = true }
            window.rootViewController = root
            window.makeKeyAndVisible()
            #expect(log.take() == "A viewDidLoad")
            #expect(window.subviews == [] && UIApplication.shared.windows == [])
        }
    }

    @Test("Each layout of the view is between the controller's callbacks")
    func layout() {
        final class Canvas: UIView {
            var log: EventLog?
            override func layoutSubviews() { log?.add("layoutSubviews") }
        }
        UIApplication.withShared(UIApplication()) {
            let root = LoggingController("A", log)
            let canvas = Canvas()
            canvas.log = log
            root.view = canvas
            let window = UIWindow.showing(root)
            _ = log.take()
            root.writesLayout = true
            canvas.setNeedsLayout()
            canvas.layoutIfNeeded()
            canvas.layoutIfNeeded()
            #expect(log.take() == "A viewWillLayoutSubviews\nlayoutSubviews\nA viewDidLayoutSubviews")
            window.frame.size.height = 500
            UIApplication.shared.commit()
            #expect(log.take() == "A viewWillLayoutSubviews\nlayoutSubviews\nA viewDidLayoutSubviews")
            #expect(canvas.frame == window.bounds)
        }
    }

    @Test("Within an event, viewDidAppear waits for its end")
    func withinEvent() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow.showing(LoggingController("A", log))
            _ = log.take()
            UIApplication.shared.clock.schedule(after: .seconds(1)) {
                window.rootViewController = LoggingController("B", log)
                log.add("handled")
            }
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(
                log.take() == """
                    A viewWillDisappear
                    A viewDidDisappear
                    B viewDidLoad
                    B viewWillAppear
                    B viewIsAppearing
                    handled
                    B viewDidAppear
                    """)
        }
    }
}
