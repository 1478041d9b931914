import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What a view does inside a callback.
private enum Meddling: String, CaseIterable, Sendable {
    case removeChild, removeSibling, removeParent, moveChildElsewhere, moveChildToOtherWindow, addChildAgain
    case moveParentElsewhere, moveParentToOtherWindow, moveParentOutOfWindow, moveGrandchild,
        moveChildIntoSibling
}

/// Three hierarchies whose callbacks can interfere with each other.
@MainActor
private struct Scene {
    let log = EventLog()
    let window = UIWindow()
    let otherWindow = UIWindow()
    let views: [String: CallbackView]

    init() {
        var views: [String: CallbackView] = [:]
        for name in ["home", "parent", "sibling", "child", "grandchild", "elsewhere"] {
            views[name] = CallbackView(name, log)
        }
        self.views = views
        window.addSubview(self["home"])
        window.addSubview(self["parent"])
        self["parent"].addSubview(self["sibling"])
        self["child"].addSubview(self["grandchild"])
        window.accessibilityIdentifier = "window"
        otherWindow.accessibilityIdentifier = "otherWindow"
        _ = log.takeLines()
    }

    subscript(name: String) -> CallbackView { views[name] ?? CallbackView(name, log) }

    func meddle(_ meddling: Meddling) {
        switch meddling {
        case .removeChild: self["child"].removeFromSuperview()
        case .removeSibling: self["sibling"].removeFromSuperview()
        case .removeParent: self["parent"].removeFromSuperview()
        case .moveChildElsewhere: self["elsewhere"].addSubview(self["child"])
        case .moveChildToOtherWindow: otherWindow.addSubview(self["child"])
        case .addChildAgain: self["parent"].insertSubview(self["child"], at: 0)
        case .moveParentElsewhere: self["elsewhere"].addSubview(self["parent"])
        case .moveParentToOtherWindow: otherWindow.addSubview(self["parent"])
        case .moveParentOutOfWindow: self["parent"].removeFromSuperview()
        case .moveGrandchild: self["sibling"].addSubview(self["grandchild"])
        case .moveChildIntoSibling: self["sibling"].addSubview(self["child"])
        }
    }

    var faults: [String] {
        window.treeFaults() + otherWindow.treeFaults()
            + views.sorted { $0.key < $1.key }.flatMap { $0.value.faultsFromRoot() }
    }
}

@MainActor @Suite("Hierarchy changes in callbacks") struct UIViewReentrancyTests {
    /// Runs `steps` once for each callback that they cause, with `meddling` run in that one.
    private func meddleInEachCallback(_ meddling: Meddling, _ steps: [(Scene) -> Void]) {
        var nth = 0
        var wasReached = true
        while wasReached {
            UIApplication.withShared(UIApplication()) {
                let scene = Scene()
                var count = 0
                wasReached = false
                for view in scene.views.values {
                    view.reaction = { callback in
                        count += 1
                        guard count == nth + 1 else { return }
                        wasReached = true
                        scene.meddle(meddling)
                        #expect(scene.faults == [], "in \(callback) of \(view.name), number \(nth)")
                    }
                }
                for step in steps {
                    step(scene)
                    #expect(scene.faults == [], "number \(nth): \(scene.log.lines)")
                }
                for view in scene.views.values { view.reaction = nil }
            }
            nth += 1
        }
        #expect(nth > 10)
    }

    @Test("Whatever a callback does to the tree, the tree is sound", arguments: Meddling.allCases)
    private func addMoveRemove(meddling: Meddling) {
        meddleInEachCallback(
            meddling,
            [
                { $0["home"].addSubview($0["child"]) },
                { $0["parent"].addSubview($0["child"]) },
                { $0["child"].removeFromSuperview() },
                { $0["parent"].addSubview($0["child"]) },
                { $0.otherWindow.addSubview($0["child"]) },
                { $0["elsewhere"].addSubview($0["child"]) },
            ])
    }

    @Test("A superview that moves to another window in a callback takes the new view along")
    func superviewMoves() {
        UIApplication.withShared(UIApplication()) {
            let scene = Scene()
            scene["child"].reaction = { callback in
                if callback == "willMove(toSuperview: parent)" { scene.meddle(.moveParentToOtherWindow) }
            }
            scene["parent"].addSubview(scene["child"])
            #expect(scene["child"].superview === scene["parent"])
            #expect(scene["grandchild"].window === scene.otherWindow)
            scene["child"].reaction = nil
        }
    }

    @Test("A view that was added elsewhere while it was removed stays there")
    func goesElsewhere() {
        UIApplication.withShared(UIApplication()) {
            let scene = Scene()
            scene["parent"].addSubview(scene["child"])
            scene["child"].reaction = { callback in
                if callback == "willMove(toSuperview: nil)" { scene.meddle(.moveChildElsewhere) }
            }
            scene["child"].removeFromSuperview()
            #expect(scene["child"].superview === scene["elsewhere"])
            #expect(scene["child"].window == nil)
            scene["child"].reaction = nil
        }
    }

    @Test("A view that only its superview holds survives its own removal in every callback")
    func lastReference() {
        let log = EventLog()
        let parent = CallbackView("parent", log)
        parent.addSubview(CallbackView("child", log))
        parent.subviews.first?.removeFromSuperview()
        #expect(parent.subviews.isEmpty)
        #expect(log.takeLines().last == "child didMoveToSuperview: nil")
    }

    @Test("A view that a callback removes while its superview is about to move is not told that it moves")
    func removedBeforeItMoves() {
        UIApplication.withShared(UIApplication()) {
            let scene = Scene()
            scene["parent"].addSubview(scene["child"])
            scene["parent"].removeFromSuperview()
            _ = scene.log.takeLines()
            scene["sibling"].reaction = { callback in
                if callback == "willMove(toWindow: window)" { scene["child"].removeFromSuperview() }
            }
            scene.window.addSubview(scene["parent"])
            let lines = scene.log.takeLines()
            #expect(lines.contains("child willMove(toSuperview: nil)"))
            #expect(!lines.contains { $0.hasPrefix("grandchild") || $0.hasPrefix("child willMove(toWindow") })
            scene["sibling"].reaction = nil
        }
    }
}
