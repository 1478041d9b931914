import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor private final class Counter {
    var values: [Int] = [0]
    let manager: UndoManager

    init(_ manager: UndoManager) {
        self.manager = manager
    }

    func set(_ value: Int) {
        let old = values[values.count - 1]
        manager.registerUndo(withTarget: self) { $0.set(old) }
        values.append(value)
    }
}

@MainActor @Suite("UndoManager") struct UndoManagerTests {
    /// Runs `body` with an undo manager and something whose changes it knows.
    private func play(_ body: (UndoManager, Counter) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let manager = UndoManager()
            body(manager, Counter(manager))
        }
    }

    @Test("Changes in one turn are undone together, and redone")
    func turns() {
        play { manager, counter in
            counter.set(1)
            counter.set(2)
            #expect(manager.groupingLevel == 1 && manager.canUndo && !manager.canRedo)
            UIApplication.shared.commit()
            #expect(manager.groupingLevel == 0)
            counter.set(3)
            manager.undo()
            #expect(counter.values == [0, 1, 2, 3, 2])
            manager.undo()
            #expect(counter.values == [0, 1, 2, 3, 2, 1, 0])
            #expect(!manager.canUndo && manager.canRedo)
            manager.redo()
            #expect(counter.values.last == 2)
            counter.set(9)
            #expect(!manager.canRedo)
            manager.undo()
            manager.undo()
            manager.undo()
            #expect(counter.values.last == 0)
        }
    }

    @Test("Explicit groups are undone as a whole, with the groups nested in them")
    func groups() {
        play { manager, counter in
            manager.groupsByEvent = false
            manager.beginUndoGrouping()
            counter.set(1)
            manager.beginUndoGrouping()
            counter.set(2)
            manager.setActionName("Inner")
            #expect(manager.groupingLevel == 2)
            manager.endUndoGrouping()
            manager.endUndoGrouping()
            #expect(manager.undoActionName == "Inner" && manager.undoMenuItemTitle == "Undo Inner")
            manager.beginUndoGrouping()
            counter.set(3)
            manager.setActionName("Change")
            manager.endUndoGrouping()
            #expect(manager.undoMenuItemTitle == "Undo Change" && manager.redoMenuItemTitle == "Redo")
            manager.undo()
            #expect(counter.values.last == 2 && manager.redoMenuItemTitle == "Redo Change")
            manager.undo()
            #expect(counter.values.last == 0 && manager.undoMenuItemTitle == "Undo")
            manager.redo()
            #expect(counter.values.last == 2 && manager.undoActionName == "Inner")
        }
    }

    @Test("The number of levels is limited, and none is kept while registering is disabled")
    func levels() {
        play { manager, counter in
            manager.levelsOfUndo = 2
            for value in 1...4 {
                counter.set(value)
                UIApplication.shared.commit()
            }
            manager.disableUndoRegistration()
            manager.disableUndoRegistration()
            manager.enableUndoRegistration()
            #expect(!manager.isUndoRegistrationEnabled)
            counter.set(5)
            manager.enableUndoRegistration()
            while manager.canUndo { manager.undo() }
            #expect(counter.values.last == 2)
        }
    }

    @Test("Actions can be removed all together, for one target, and vanish with a freed target")
    func forgetting() {
        play { manager, counter in
            var other: Counter? = Counter(manager)
            counter.set(1)
            other?.set(1)
            UIApplication.shared.commit()
            manager.removeAllActions(withTarget: counter)
            manager.undo()
            #expect(counter.values == [0, 1] && other?.values == [0, 1, 0])
            other?.set(2)
            other = nil
            manager.undo()
            counter.set(7)
            manager.removeAllActions()
            #expect(!manager.canUndo && !manager.canRedo && manager.groupingLevel == 0)
        }
    }

    @Test("Notifications of groups and of undoing are posted in order")
    func notifications() {
        play { manager, counter in
            let log = EventLog()
            for (name, word) in [
                (Notification.Name.NSUndoManagerDidOpenUndoGroup, "open"),
                (.NSUndoManagerWillCloseUndoGroup, "closing"), (.NSUndoManagerDidCloseUndoGroup, "closed"),
                (.NSUndoManagerWillUndoChange, "undoing"), (.NSUndoManagerDidUndoChange, "undone"),
            ] {
                _ = NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
                    MainActor.assumeIsolated { log.add(word) }
                }
            }
            counter.set(1)
            manager.undo()
            #expect(
                log.lines == ["open", "closing", "closed", "undoing", "open", "closing", "closed", "undone"])
        }
    }

    @Test("Impossible requests are failures that say why")
    func failures() {
        play { manager, counter in
            let failures = FailureCollector.failures {
                manager.groupsByEvent = false
                counter.set(1)
                manager.endUndoGrouping()
                manager.enableUndoRegistration()
                manager.beginUndoGrouping()
                manager.beginUndoGrouping()
                counter.set(2)
                manager.undo()
                manager.endUndoGrouping()
                manager.endUndoGrouping()
                manager.registerUndo(withTarget: counter) { $0.manager.undo() }
                manager.groupsByEvent = true
                manager.registerUndo(withTarget: counter) { $0.manager.redo() }
                manager.undo()
                manager.undo()
                manager.undo()
            }
            #expect(
                failures.map(\.text) == [
                    "Cannot register an undo action: groupsByEvent is false and no group is open."
                        + " Call beginUndoGrouping() first.",
                    "endUndoGrouping() does nothing: no undo group is open.",
                    "Registration with an undo manager cannot be enabled more often than it was disabled.",
                    "Nothing can be undone while 2 nested undo groups are open.",
                    "Cannot register an undo action: groupsByEvent is false and no group is open."
                        + " Call beginUndoGrouping() first.",
                    "Nothing can be redone during an undo or redo.",
                ])
        }
    }

    @Test(
        "A responder's undo manager is the nearest one up the chain, in the end the window's"
    )
    func chain() {
        UIApplication.withShared(UIApplication()) {
            let (view, field) = (UIView(), UITextField())
            #expect(view.undoManager == nil)
            let window = UIWindow.showing(view, field)
            #expect(view.undoManager != nil && view.undoManager === window.undoManager)
            #expect(field.undoManager !== window.undoManager)
        }
    }
}
