import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Child view controllers") struct ContainmentTests {
    let log = EventLog()

    @Test("A child of a visible parent begins to appear immediately, and has appeared at the turn's end")
    func adding() {
        UIApplication.withShared(UIApplication()) {
            let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
            _ = UIWindow.showing(parent)
            _ = log.take()
            child.writesLayout = true
            parent.contain(child)
            #expect(parent.children == [child] && child.parent === parent)
            #expect(
                log.take() == """
                    C willMove(toParent:) P
                    C viewDidLoad
                    C viewWillAppear
                    C viewIsAppearing
                    C didMove(toParent:) P
                    """)
            UIApplication.shared.commit()
            #expect(
                log.take() == "C viewWillLayoutSubviews\nC viewDidLayoutSubviews\nC viewDidAppear")
        }
    }

    @Test("A child that leaves its parent disappears, and gets didMove(toParent: nil) last")
    func removing() {
        UIApplication.withShared(UIApplication()) {
            let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
            parent.contain(child)
            _ = UIWindow.showing(parent)
            _ = log.take()
            child.leave()
            #expect(parent.children == [] && child.parent == nil)
            #expect(
                log.take() == """
                    C willMove(toParent:) nil
                    C viewWillDisappear
                    C viewDidDisappear
                    C didMove(toParent:) nil
                    """)
            child.removeFromParent()
            #expect(log.take() == "")
        }
    }

    @Test("Children appear and disappear with their parent, however deeply nested")
    func nested() {
        UIApplication.withShared(UIApplication()) {
            let controllers = ["P", "C", "G"].map { LoggingController($0, log) }
            controllers[0].contain(controllers[1])
            controllers[1].contain(controllers[2])
            _ = log.take()
            let window = UIWindow.showing(controllers[0])
            #expect(
                log.take() == """
                    P viewWillAppear
                    C viewWillAppear
                    G viewWillAppear
                    P viewIsAppearing
                    C viewIsAppearing
                    G viewIsAppearing
                    P viewDidAppear
                    C viewDidAppear
                    G viewDidAppear
                    """)
            window.isHidden = true
            #expect(
                log.take() == """
                    P viewWillDisappear
                    C viewWillDisappear
                    G viewWillDisappear
                    P viewDidDisappear
                    C viewDidDisappear
                    G viewDidDisappear
                    """)
        }
    }

    @Test("A child whose view is not in the hierarchy gets no calls when its parent appears")
    func viewElsewhere() {
        UIApplication.withShared(UIApplication()) {
            let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
            parent.addChild(child)
            _ = child.view
            _ = log.take()
            _ = UIWindow.showing(parent)
            #expect(!log.lines.contains { $0.hasPrefix("C") })
            #expect(!log.lines.isEmpty)
        }
    }

    @Test(
        "A child that is added while its parent appears has appeared after it",
        arguments: ["viewWillAppear", "viewIsAppearing", "viewDidLayoutSubviews"])
    func addedOnTheWay(event: String) {
        UIApplication.withShared(UIApplication()) {
            let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
            parent.writesLayout = true
            parent.reactions[event] = { [unowned parent] in
                if child.parent == nil { parent.contain(child) }
            }
            _ = UIWindow.showing(parent)
            let appearances = log.lines.filter { $0.contains("Appear") }
            #expect(appearances.filter { $0.hasPrefix("C") } == RootAppearanceTests.comes.map { "C \($0)" })
            #expect(appearances.last == "C viewDidAppear")
        }
    }

    @Test("A child is removed from its previous parent")
    func changingParents() {
        let (first, second) = (LoggingController("P", log), LoggingController("Q", log))
        let child = LoggingController("C", log)
        first.addChild(child)
        first.addChild(child)
        #expect(first.children == [child])
        second.addChild(child)
        #expect(first.children == [] && second.children == [child] && child.parent === second)
        #expect(log.take() == "C willMove(toParent:) P\nC willMove(toParent:) Q")
    }

    @Test("A controller cannot be a child of itself or of one inside it")
    func loops() {
        let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
        parent.addChild(child)
        _ = log.take()
        let failures = FailureCollector.failures {
            parent.addChild(parent)
            child.addChild(parent)
        }.map(\.text)
        #expect(
            failures
                == ["P", "C"].map { name in
                    "LoggingController \"P\" cannot be a child of LoggingController \"\(name)\":"
                        + " that is the same controller, its descendant, or one that it presents."
                })
        #expect(parent.parent == nil && parent.children == [child] && child.children == [])
        #expect(log.take() == "")
    }

    @Test("A controller cannot be a child of one that it presents")
    func presenterAsChild() {
        UIApplication.withShared(UIApplication()) {
            let (presenter, presented) = (LoggingController("A", log), LoggingController("B", log))
            _ = UIWindow.showing(presenter)
            presenter.present(presented, animated: false)
            let failures = FailureCollector.failures { presented.addChild(presenter) }.map(\.text)
            #expect(
                failures == [
                    "LoggingController \"A\" cannot be a child of LoggingController \"B\":"
                        + " that is the same controller, its descendant, or one that it presents."
                ])
        }
    }

    @Test("No controller outlives its last reference once it has left")
    func lifetimes() {
        UIApplication.withShared(UIApplication()) {
            let parent = LoggingController("P", log)
            let window = UIWindow.showing(parent)
            weak var child: LoggingController?
            do {
                let controller = LoggingController("C", log)
                child = controller
                parent.contain(controller)
                UIApplication.shared.commit()
            }
            #expect(child != nil)
            child?.leave()
            #expect(child == nil)
            #expect(window.rootViewController === parent)
        }
    }

    @Test("A root that is replaced is freed")
    func rootLifetime() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow.showing(LoggingController("A", log))
            weak let replaced = window.rootViewController
            #expect(replaced != nil)
            window.rootViewController = LoggingController("B", log)
            #expect(replaced == nil)
        }
    }
}
