import Foundation
import HeadlessUIKit
import TestSupport
import Testing

extension Notification.Name {
    fileprivate static let saved = Notification.Name("saved")
}

// Code as applications write it, with `#selector` replaced by `Selector`.

/// An observer, and a target of timers, that belongs to no actor.
private class Recorder {
    nonisolated(unsafe) var log: [String] = []

    init() {
        NotificationCenter.default.addObserver(
            self, selector: Selector("saved:", Recorder.saved(_:)), name: .saved, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    func saved(_ notification: Notification) { log.append("saved \(notification.object ?? "nil")") }
    func tick(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "nil")") }
    func tock() { log.append("tock") }
}

/// A base class whose target is `self`.
private class BaseController: UIViewController {
    var log: [String] = []
    var link: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: Selector("changed", BaseController.changed), name: .saved, object: nil)
        link = CADisplayLink(target: self, selector: Selector("step:", BaseController.step(_:)))
        link?.add(to: .main, forMode: .common)
    }

    func changed() { log.append("changed") }
    func step(_ link: CADisplayLink) { log.append("step") }
    func rename(_ name: Any?) { log.append("rename \(name ?? "nil")") }
}

private final class DerivedController: BaseController {
    override func changed() { log.append("derived changed") }
}

@MainActor @Suite("Selectors as actions") struct SelectorSignatureTests {
    @Test(
        "An observer of any class is added anywhere, and called until it is removed or freed"
    )
    func notifications() {
        inOwnWorld {
            var recorder: Recorder? = Recorder()
            weak let observer = recorder
            NotificationCenter.default.post(name: .saved, object: "a")
            #expect(recorder?.log == ["saved a"])
            NotificationCenter.default.removeObserver(recorder as Any, name: .saved, object: nil)
            NotificationCenter.default.post(name: .saved, object: "b")
            #expect(recorder?.log == ["saved a"])
            recorder = nil
            #expect(observer == nil)
        }
    }

    @Test("An observer without the method is a failure when the notification is posted")
    func observerWithoutMethod() {
        inOwnWorld {
            let recorder = Recorder()
            NotificationCenter.default.removeObserver(recorder)
            NotificationCenter.default.addObserver(recorder, selector: "lost:", name: .saved, object: nil)
            #expect(
                failureTexts { NotificationCenter.default.post(name: .saved, object: nil) } == [
                    "The notification saved called nothing: no method lost: of Recorder is known."
                        + " Try: Selector(\"lost:\", Recorder.lost(_:)), or list it in the class's selectors."
                ])
        }
    }

    @Test("A timer calls a method of any class with itself, and has the user info")
    func timers() {
        inOwnWorld {
            let recorder = Recorder()
            let clock = UIApplication.shared.clock
            let timer = Timer.scheduledTimer(
                timeInterval: 1, target: recorder, selector: Selector("tick:", Recorder.tick(_:)),
                userInfo: ["n": 1], repeats: true)
            let other = Timer(
                timeInterval: 1, target: recorder, selector: Selector(Recorder.tock), userInfo: nil,
                repeats: false)
            RunLoop.main.add(other, forMode: .common)
            clock.advance(by: .seconds(2))
            #expect(recorder.log == ["tick [\"n\": 1]", "tock", "tick [\"n\": 1]"])
            timer.invalidate()
            clock.advance(by: .seconds(2))
            #expect(recorder.log.count == 3)
            let lost = Timer(
                timeInterval: 1, target: recorder, selector: "lost", userInfo: nil, repeats: false)
            #expect(
                failureTexts { lost.fire() } == [
                    "A timer called nothing: no method lost of Recorder is known."
                        + " Try: Selector(\"lost\", Recorder.lost), or list it in the class's selectors."
                ])
        }
    }

    @Test("`self` of a base class is a target, and an overriding method is called")
    func baseClasses() {
        inOwnWorld {
            let controller = DerivedController()
            controller.loadViewIfNeeded()
            NotificationCenter.default.post(name: .saved, object: nil)
            UIApplication.shared.clock.advance(by: .milliseconds(17))
            #expect(controller.log == ["derived changed", "step"])
            controller.link?.invalidate()
            let lost = CADisplayLink(target: controller, selector: "lost")
            lost.add(to: .main, forMode: .common)
            let texts = failureTexts { UIApplication.shared.clock.advance(by: .milliseconds(17)) }
            lost.invalidate()
            #expect(
                texts == [
                    "A display link called nothing: no method lost of DerivedController is known."
                        + " Try: Selector(\"lost\", DerivedController.lost), or list it in the class's selectors."
                ])
        }
    }

    @Test("A custom action and an undo call the method of a selector")
    func others() {
        inOwnWorld {
            let controller = BaseController()
            let action = UIAccessibilityCustomAction(
                name: "Rename", target: controller, selector: Selector("rename:", BaseController.rename(_:)))
            #expect(action.actionHandler?(action) == true)
            let manager = UndoManager()
            manager.registerUndo(
                withTarget: controller, selector: Selector("rename:", BaseController.rename(_:)),
                object: "old")
            manager.undo()
            #expect(controller.log.count == 2 && controller.log.last == "rename old")
            let lost = UIAccessibilityCustomAction(name: "Lost", target: controller, selector: "lost")
            #expect(
                failureTexts { _ = lost.actionHandler?(lost) } == [
                    "The accessibility action \"Lost\" cannot call its action on BaseController: no method lost of"
                        + " BaseController is known. Try: Selector(\"lost\", BaseController.lost), or list it in"
                        + " the class's selectors."
                ])
            manager.registerUndo(withTarget: controller, selector: "lost", object: nil)
            #expect(
                failureTexts { manager.undo() } == [
                    "Undo called nothing: no method lost of BaseController is known."
                        + " Try: Selector(\"lost\", BaseController.lost), or list it in the class's selectors."
                ])
        }
    }

    @Test("A responder can perform the actions that it has, and editing actions if it says so")
    func actions() {
        inOwnWorld {
            let controller = BaseController()
            let rename = Selector("rename:", BaseController.rename(_:))
            #expect(controller.canPerformAction(rename, withSender: nil))
            #expect(!controller.canPerformAction("lost", withSender: nil))
            #expect(!controller.canPerformAction(.copy, withSender: nil))
            #expect(
                Selector("paste:") == .paste && Selector("copy:", UIResponder.copy(_:)) == .copy)
            #expect(controller.view?.target(forAction: rename, withSender: nil) as AnyObject === controller)
            #expect(
                UIApplication.shared.sendAction(rename, to: nil, from: controller.view, for: nil))
            #expect(!UIApplication.shared.sendAction("lost", to: nil, from: controller.view, for: nil))
            #expect(controller.log.count == 1)
        }
    }
}
