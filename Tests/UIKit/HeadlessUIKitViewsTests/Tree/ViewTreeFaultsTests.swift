import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("Checks of the view hierarchy") struct ViewTreeFaultsTests {
    let log = EventLog()

    @Test("A sound tree has no faults")
    func sound() {
        let (parent, child) = (CallbackView("parent", log), CallbackView("child", log))
        parent.addSubview(child)
        #expect(parent.treeFaults() == [])
        #expect(child.faultsFromRoot() == [])
        #expect(child.treeFaults() == ["child is not a root"])
    }

    @Test("Links that do not agree are faults")
    func links() {
        let (parent, child) = (CallbackView("parent", log), CallbackView("child", log))
        parent.addSubview(child)
        child.superviewLink = nil
        #expect(parent.treeFaults() == ["child is in parent and does not know"])
        child.superviewLink = parent
        parent.subviews.append(child)
        #expect(parent.treeFaults() == ["child is in the tree twice"])
        parent.subviews = []
        #expect(child.faultsFromRoot() == ["child is not in its superview"])
        child.superviewLink = nil
    }

    @Test("A window link that is not the root's is a fault")
    func windows() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            let child = CallbackView("child", log)
            window.addSubview(child)
            child.windowLink = nil
            #expect(window.treeFaults() == ["child has another window than its root"])
        }
    }

    @Test("The ancestors of a view that needs layout must be marked")
    func layout() {
        let (parent, child) = (CallbackView("parent", log), CallbackView("child", log))
        parent.addSubview(child)
        parent.flags.remove(.containsViewNeedingLayout)
        #expect(parent.treeFaults() == ["parent does not know that child waits for layout"])
    }
}
