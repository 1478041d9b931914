import UIKit

enum FieldChangesInCode: Behaviour {
    static let title = "A field asks its delegate about typed text, not about text set or inserted in code"

    static func run(on stage: Stage) async {
        let log = FieldLog(stage)
        log.logsSelection = true
        let field = log.field("field")
        await stage.show(field)
        stage.step("text = one, not first responder")
        field.text = "one"
        await stage.pause()
        stage.step("become first responder")
        _ = field.becomeFirstResponder()
        await stage.pause()
        stage.step("text = two, first responder")
        field.text = "two"
        await stage.pause()
        stage.step("insertText(s)")
        field.insertText("s")
        await stage.pause()
        stage.log("text \(field.text ?? "")")
        stage.step("deleteBackward")
        field.deleteBackward()
        await stage.pause()
        stage.log("text \(field.text ?? "")")
    }
}
