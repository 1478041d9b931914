import UIKit

enum FieldReturn: Behaviour {
    static let title = "The return key asks the delegate, and an action for editingDidEndOnExit ends editing"

    static func run(on stage: Stage) async {
        let log = FieldLog(stage)
        let field = log.field("field")
        await stage.show(field)
        _ = field.becomeFirstResponder()
        await stage.pause()
        stage.step("return")
        await stage.make(.pressReturn)
        stage.log("is first: \(field.isFirstResponder)")
    }
}
