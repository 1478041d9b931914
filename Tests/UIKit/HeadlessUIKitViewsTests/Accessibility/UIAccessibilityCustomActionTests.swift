import HeadlessUIKit
import Testing

@MainActor @Suite("UIAccessibilityCustomAction") struct UIAccessibilityCustomActionTests {
    @MainActor final class Inbox {
        var log: [String] = []
        func delete() -> Bool {
            log.append("delete")
            return true
        }
        func archive(_ action: UIAccessibilityCustomAction) -> Bool {
            log.append("archive by \(action.name)")
            return false
        }
    }

    @Test("An action runs a closure or a method of a target, which it does not keep alive")
    func handlers() {
        var inbox: Inbox? = Inbox()
        let log = { inbox?.log }
        let delete = UIAccessibilityCustomAction(name: "Delete", target: inbox, selector: Inbox.delete)
        let archive = UIAccessibilityCustomAction(name: "Archive", target: inbox, selector: Inbox.archive)
        let closure = UIAccessibilityCustomAction(name: "Mark") { $0.name == "Mark" }
        #expect(delete.actionHandler?(delete) == true)
        #expect(archive.actionHandler?(archive) == false)
        #expect(closure.actionHandler?(closure) == true)
        #expect(log() == ["delete", "archive by Archive"])
        inbox = nil
        #expect(delete.actionHandler?(delete) == false)
        #expect(archive.actionHandler?(archive) == false)
    }
}
