import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A responder that can become first responder and has an action.
private final class Editor: UIView {
    var log: EventLog?
    override var canBecomeFirstResponder: Bool { true }
    func save() { log?.add("editor saves") }
    func export(from sender: UIView) { log?.add("editor exports for \(sender.nameInLog)") }
}

private final class Document: UIViewController {
    var log: EventLog?
    func close() { log?.add("document closes") }
}

@MainActor @Suite("UIApplication.sendAction") struct UIApplicationActionTests {
    let log = EventLog()

    /// Runs `body` with a document shown, an editor in it, and a button beside the editor.
    private func withDocument(_ body: (Editor, UIView, Document) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            let (document, editor, button) = (Document(), Editor(), UIView())
            document.log = log
            editor.log = log
            button.accessibilityIdentifier = "button"
            document.loadedView.addSubview(editor)
            document.loadedView.addSubview(button)
            window.rootViewController = document
            window.makeKeyAndVisible()
            body(editor, button, document)
            window.isHidden = true
        }
    }

    @Test("An action without a target goes up the chain from the first responder")
    func fromFirstResponder() {
        withDocument { editor, button, _ in
            let application = UIApplication.shared
            let save = Selector(Editor.save)
            #expect(!application.sendAction(save, to: nil, from: button, for: nil))
            editor.becomeFirstResponder()
            #expect(application.sendAction(save, to: nil, from: button, for: nil))
            #expect(application.sendAction(Selector(Document.close), to: nil, from: button, for: nil))
            #expect(log.takeLines() == ["editor saves", "document closes"])
        }
    }

    @Test("Without a first responder it goes up from the sender")
    func fromSender() {
        withDocument { editor, button, _ in
            let application = UIApplication.shared
            #expect(application.sendAction(Selector(Document.close), to: nil, from: button, for: nil))
            #expect(!application.sendAction(Selector(Document.close), to: nil, from: nil, for: nil))
            #expect(!application.sendAction(Selector(Document.close), to: nil, from: "text", for: nil))
            #expect(log.takeLines() == ["document closes"])
        }
    }

    @Test("An action with a target goes to the target only")
    func target() {
        withDocument { editor, button, document in
            let application = UIApplication.shared
            let save = Selector(Editor.export(from:))
            #expect(application.sendAction(save, to: editor, from: button, for: nil))
            #expect(!application.sendAction(save, to: editor, from: "text", for: nil))
            #expect(!application.sendAction(save, to: document, from: button, for: nil))
            #expect(log.takeLines() == ["editor exports for button"])
        }
    }

    @Test("Any first responder can be resigned with an action without a target")
    func lettingGoOfFocus() {
        withDocument { editor, button, _ in
            #expect(editor.becomeFirstResponder())
            let application = UIApplication.shared
            #expect(application.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil))
            #expect(!editor.isFirstResponder)
            #expect(!application.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil))
            #expect(application.sendAction(Editor.export, to: editor, from: button, for: nil))
            #expect(log.lines.last == "editor exports for button")
        }
    }
}
