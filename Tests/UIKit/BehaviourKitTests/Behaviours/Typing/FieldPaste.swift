import UIKit

enum FieldPaste: Behaviour {
    static let title = "Pasted text is one change, over what is selected"

    static func run(on stage: Stage) async {
        let log = FieldLog(stage)
        let field = log.field("field")
        field.text = "one two"
        await stage.show(field)
        _ = field.becomeFirstResponder()
        await stage.pause()
        stage.step("select all")
        field.selectAll(nil)
        await stage.pause()
        stage.step("paste")
        UIPasteboard.general.string = "three"
        field.paste(nil)
        await stage.pause()
        stage.log("text \(field.text ?? "")")
    }
}
