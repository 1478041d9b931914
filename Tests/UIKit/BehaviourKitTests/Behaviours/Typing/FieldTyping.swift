import UIKit

enum FieldTyping: Behaviour {
    static let title = "For each character typed a field asks its delegate, changes, and sends editingChanged"

    static func run(on stage: Stage) async {
        let log = FieldLog(stage)
        log.logsSelection = true
        let field = log.field("field")
        await stage.show(field)
        _ = field.becomeFirstResponder()
        await stage.pause()
        stage.step("type ab")
        await stage.make(.type("ab"))
        stage.step("delete")
        await stage.make(.pressDelete)
        stage.step("resign")
        _ = field.resignFirstResponder()
    }
}
