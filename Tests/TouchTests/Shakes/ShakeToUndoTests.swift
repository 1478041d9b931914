import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse
import Touch

/// A shake that no responder handles, with something to undo.
@MainActor
@Suite("Shake to undo") struct ShakeToUndoTests {
    /// A responder with a number that can be changed, undone and redone.
    private final class Counter: UIView {
        var number = 0

        override var canBecomeFirstResponder: Bool { true }

        func set(_ new: Int) {
            let old = number
            undoManager?.registerUndo(withTarget: self) { $0.set(old) }
            undoManager?.setActionName("Counting")
            number = new
        }
    }

    private func scene(_ body: (Counter, UIWindow) -> Void) {
        inOwnApplication { window, _ in
            let counter = Counter(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            window.addSubview(counter)
            window.makeKeyAndVisible()
            counter.becomeFirstResponder()
            counter.set(1)
            UIApplication.shared.commit()
            body(counter, window)
        }
    }

    private var alert: UIAlertController? {
        UIApplication.shared.commit()
        return UIApplication.shared.shownAlerts.first
    }

    private var isKeyboardUp: Bool {
        UIApplication.shared.keyboard.frame.minY < UIScreen.main.bounds.height
    }

    private func shake() {
        shakeDevice()
        TimeLapse.advance(by: .seconds(1))
    }

    @Test("The alert offers what can be undone and redone, and does it; the first responder stays the same")
    func undoAndRedo() {
        scene { counter, window in
            shake()
            #expect(alert?.title == "Undo Counting" && alert?.actions.map(\.title) == ["Undo", "Cancel"])
            #expect(!window.isKeyWindow && counter.isFirstResponder)
            tapOn(theFirstView(withLabel("Undo")))
            #expect(counter.number == 0 && alert == nil && window.isKeyWindow && counter.isFirstResponder)
            shake()
            #expect(alert?.title == "Redo Counting" && alert?.actions.map(\.title) == ["Redo", "Cancel"])
            tapOn(theFirstView(withLabel("Redo")))
            #expect(counter.number == 1)
            counter.set(2)
            UIApplication.shared.commit()
            counter.undoManager?.undo()
            shake()
            #expect(alert?.title == "Undo Counting")
            #expect(alert?.actions.map(\.title) == ["Undo", "Redo Counting", "Cancel"])
            tapOn(theFirstView(withLabel("Redo Counting")))
            #expect(counter.number == 2)
            shake()
            tapOn(theFirstView(withLabel("Cancel")))
            #expect(counter.number == 2 && alert == nil && UIApplication.shared.windows == [window])
        }
    }

    @Test("Typing is undone, with the keyboard away meanwhile")
    func typing() {
        inOwnApplication { window, _ in
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            window.addSubview(field)
            window.makeKeyAndVisible()
            field.becomeFirstResponder()
            field.insertText("Hi")
            TimeLapse.advance(by: .seconds(1))
            #expect(isKeyboardUp)
            shake()
            #expect(alert?.title == "Undo Typing" && !isKeyboardUp)
            #expect(field.isFirstResponder)
            tapOn(theFirstView(withLabel("Undo")))
            TimeLapse.advance(by: .seconds(1))
            #expect(field.text == "" && field.isFirstResponder && isKeyboardUp)
        }
    }

    @Test(
        "No alert comes where it is not to",
        arguments: ["unsupported", "setting", "nothing to undo", "no focus", "handled"])
    func refused(why: String) {
        final class Shaken: UIView {
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
        }
        scene { counter, window in
            switch why {
            case "unsupported": UIApplication.shared.applicationSupportsShakeToEdit = false
            case "setting": UIApplication.shared.device.accessibility.isShakeToUndoEnabled = false
            case "nothing to undo": counter.undoManager?.removeAllActions()
            case "no focus": counter.resignFirstResponder()
            default:
                let shaken = Shaken(frame: window.bounds)
                window.addSubview(shaken)
                shaken.addSubview(counter)
                counter.becomeFirstResponder()
            }
            shake()
            #expect(alert == nil && UIApplication.shared.windows == [window])
        }
    }

    @Test("A second shake shows no second alert, and a test may end with the first one there")
    func twice() {
        weak var left: UIWindow?
        scene { _, window in
            shake()
            shakeDevice()
            window.makeKey()
            shake()
            #expect(UIApplication.shared.shownAlerts.count == 1 && UIApplication.shared.windows.count == 2)
            left = UIApplication.shared.windows.last
            UIApplication.shared.closeWindows()
        }
        #expect(left == nil)
    }
}
