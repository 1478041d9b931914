import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Callbacks of the view hierarchy") struct UIViewCallbackTests {
    let log = EventLog()

    private func view(_ name: String) -> CallbackView { CallbackView(name, log) }

    private func window(_ name: String) -> UIWindow {
        let window = UIWindow()
        window.accessibilityIdentifier = name
        return window
    }

    @Test("Outside a window there are no window callbacks")
    func withoutWindow() {
        let (parent, child) = (view("parent"), view("child"))
        parent.addSubview(child)
        #expect(
            log.takeLines() == [
                "child willMove(toSuperview: parent)", "child didMoveToSuperview: parent",
                "parent didAddSubview(child)",
            ])
        child.removeFromSuperview()
        #expect(
            log.takeLines() == [
                "parent willRemoveSubview(child)", "child willMove(toSuperview: nil)",
                "child didMoveToSuperview: nil",
            ])
        child.removeFromSuperview()
        #expect(log.takeLines() == [])
    }

    @Test("Views that are added to a window get callbacks, parents before children")
    func intoWindow() {
        UIApplication.withShared(UIApplication()) {
            let window = window("window")
            let (parent, child, grandchild) = (view("parent"), view("child"), view("grandchild"))
            window.addSubview(parent)
            child.addSubview(grandchild)
            _ = log.takeLines()
            parent.addSubview(child)
            #expect(
                log.takeLines() == [
                    "child willMove(toSuperview: parent)", "child willMove(toWindow: window)",
                    "grandchild willMove(toWindow: window)", "child didMoveToWindow: window",
                    "grandchild didMoveToWindow: window", "child didMoveToSuperview: parent",
                    "parent didAddSubview(child)",
                ])
        }
    }

    @Test("Views that leave a window get callbacks, parents before children")
    func outOfWindow() {
        UIApplication.withShared(UIApplication()) {
            let window = window("window")
            let (parent, child, grandchild) = (view("parent"), view("child"), view("grandchild"))
            child.addSubview(grandchild)
            parent.addSubview(child)
            window.addSubview(parent)
            _ = log.takeLines()
            child.removeFromSuperview()
            #expect(
                log.takeLines() == [
                    "parent willRemoveSubview(child)", "child willMove(toSuperview: nil)",
                    "child willMove(toWindow: nil)", "grandchild willMove(toWindow: nil)",
                    "child didMoveToWindow: nil", "grandchild didMoveToWindow: nil",
                    "child didMoveToSuperview: nil",
                ])
            #expect(grandchild.window == nil)
            #expect(grandchild.superview === child)
        }
    }

    @Test("A move within a window calls back about the superview only")
    func withinWindow() {
        UIApplication.withShared(UIApplication()) {
            let window = window("window")
            let (old, new, child) = (view("old"), view("new"), view("child"))
            window.addSubview(old)
            window.addSubview(new)
            old.addSubview(child)
            _ = log.takeLines()
            new.addSubview(child)
            #expect(
                log.takeLines() == [
                    "child willMove(toSuperview: new)", "old willRemoveSubview(child)",
                    "child didMoveToSuperview: new", "new didAddSubview(child)",
                ])
        }
    }

    @Test("A move from one window to another calls back each view once")
    func betweenWindows() {
        UIApplication.withShared(UIApplication()) {
            let (one, two) = (window("one"), window("two"))
            let (child, grandchild) = (view("child"), view("grandchild"))
            child.addSubview(grandchild)
            one.addSubview(child)
            _ = log.takeLines()
            two.addSubview(child)
            #expect(
                log.takeLines() == [
                    "child willMove(toSuperview: two)", "child willMove(toWindow: two)",
                    "grandchild willMove(toWindow: two)", "child didMoveToWindow: two",
                    "grandchild didMoveToWindow: two", "child didMoveToSuperview: two",
                ])
            #expect(one.subviews.isEmpty)
            #expect(two.treeFaults() == [])
        }
    }

    @Test("Another place among the same siblings is no move")
    func reordering() {
        let (parent, one, two) = (view("parent"), view("one"), view("two"))
        parent.addSubview(one)
        parent.addSubview(two)
        _ = log.takeLines()
        parent.addSubview(one)
        parent.insertSubview(one, at: 0)
        parent.insertSubview(one, aboveSubview: two)
        parent.bringSubviewToFront(two)
        parent.sendSubviewToBack(two)
        parent.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(log.takeLines() == [])
    }
}
