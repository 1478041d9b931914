import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("UIViewController") struct ControllerBreadthTests {
    let log = EventLog()

    final class BarController: UIViewController {
        var style = UIStatusBarStyle.lightContent
        var hides = true
        var child: UIViewController?

        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hides }
        override var prefersHomeIndicatorAutoHidden: Bool { hides }
        override var childForStatusBarStyle: UIViewController? { child }
        override var childForStatusBarHidden: UIViewController? { child }
        override var childForHomeIndicatorAutoHidden: UIViewController? { child }
    }

    @Test("The controller in front determines the status bar")
    func statusBar() throws {
        try UIApplication.withShared(UIApplication()) {
            let (a, sheet, full) = (UIViewController(), BarController(), BarController())
            let window = UIWindow.showing(a)
            let manager = try #require(window.windowScene?.statusBarManager)
            #expect(manager.statusBarStyle == .default && !manager.isStatusBarHidden)
            a.present(sheet, animated: false)
            #expect(manager.statusBarStyle == .default && !manager.isStatusBarHidden)
            sheet.modalPresentationCapturesStatusBarAppearance = true
            #expect(manager.statusBarStyle == .lightContent && manager.isStatusBarHidden)
            #expect(window.homeIndicatorIsAutoHidden)
            full.modalPresentationStyle = .fullScreen
            (full.style, full.hides) = (.darkContent, false)
            sheet.present(full, animated: false)
            #expect(manager.statusBarStyle == .darkContent && !manager.isStatusBarHidden)
            full.child = sheet
            #expect(manager.statusBarStyle == .lightContent && manager.isStatusBarHidden)
            sheet.child = full
            #expect([.lightContent, .darkContent].contains(manager.statusBarStyle))
            full.child = nil
            full.dismiss(animated: true)
            sheet.child = nil
            #expect(manager.statusBarStyle == .lightContent)
        }
    }

    @Test("Supported orientations depend on the idiom unless overridden, and the first is preferred")
    func orientations() {
        final class Sideways: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }
        }
        UIApplication.withShared(UIApplication()) {
            let a = UIViewController()
            let window = UIWindow.showing(a)
            #expect(a.supportedInterfaceOrientations == .allButUpsideDown && a.shouldAutorotate)
            PresentationStyleTests.pad(window)
            #expect(a.supportedInterfaceOrientations == .all)
            #expect(a.preferredInterfaceOrientationForPresentation == .portrait)
            #expect(Sideways().preferredInterfaceOrientationForPresentation == .landscapeLeft)
            #expect(
                UIInterfaceOrientation.landscapeLeft.isLandscape && UIInterfaceOrientation.portrait.isPortrait
            )
        }
    }

    @Test("One child replaces another, and both get their callbacks")
    func transition() {
        UIApplication.withShared(UIApplication()) {
            let (a, c, d) = (
                LoggingController("A", log), LoggingController("C", log), LoggingController("D", log)
            )
            a.contain(c)
            a.addChild(d)
            _ = UIWindow.showing(a)
            _ = log.take()
            a.transition(from: c, to: d, duration: 0.5) {
                c.view.alpha = 0
            } completion: {
                log.add("completion \($0)")
            }
            #expect(
                log.take() == """
                    D viewDidLoad
                    D viewWillAppear animated
                    C viewWillDisappear animated
                    D viewIsAppearing animated
                    """)
            UIApplication.shared.clock.advance(by: .milliseconds(500))
            #expect(log.take() == "C viewDidDisappear animated\nD viewDidAppear animated\ncompletion true")
            #expect(a.view.subviews == [d.view])
            let failures = FailureCollector.failures {
                a.transition(from: d, to: LoggingController("E", log), duration: 0)
                a.setOverrideTraitCollection(nil, forChild: LoggingController("F", log))
            }
            #expect(
                failures.map(\.text)
                    == ["E", "F"].map {
                        "LoggingController \"\($0)\" is not a child of LoggingController \"A\": add it with addChild first."
                    })
        }
    }

    @Test("`show` is passed up to the nearest container that shows controllers; without one it presents")
    func showing() {
        final class Stack: UIViewController {
            var shown: [String] = []
            override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc.title ?? "") }
        }
        UIApplication.withShared(UIApplication()) {
            let (stack, middle, inner) = (Stack(), UIViewController(), LoggingController("I", log))
            stack.addChild(middle)
            middle.addChild(inner)
            stack.view.addSubview(middle.view)
            middle.view.addSubview(inner.view)
            _ = UIWindow.showing(stack)
            inner.show(LoggingController("B", log), sender: nil)
            #expect(stack.shown == ["B"] && stack.presentedViewController == nil)
            let detail = LoggingController("D", log)
            inner.showDetailViewController(detail, sender: nil)
            #expect(stack.presentedViewController === detail)
        }
    }

    @Test("The edit button is in step with editing, by code and by touch")
    func editing() {
        final class List: UIViewController {
            var calls: [String] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append("\(editing) \(animated)")
            }
        }
        UIApplication.withShared(UIApplication()) {
            let list = List()
            let item = list.editButtonItem
            #expect(item === list.editButtonItem && item.title == "Edit" && item.style == .plain)
            list.isEditing = true
            #expect(item.title == "Done" && item.style == .done)
            UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
            #expect(item.title == "Edit" && !list.isEditing)
            #expect(list.calls == ["true false", "false true"])
        }
    }

    @Test("Key commands can be added to a controller and removed")
    func keyCommands() {
        let controller = UIViewController()
        let command = UIKeyCommand(input: "n", modifierFlags: .command, action: UIViewController.viewDidLoad)
        controller.addKeyCommand(command)
        #expect(controller.keyCommands?.count == 1)
        controller.removeKeyCommand(command)
        #expect(controller.keyCommands == nil)
    }
}
