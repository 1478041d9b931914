import UIKit

enum FieldRefusals: Behaviour {
    static let title = "A character that the delegate refuses changes nothing, and sends no event"

    static func run(on stage: Stage) async {
        let log = FieldLog(stage)
        let field = log.field("field")
        await stage.show(field)
        _ = field.becomeFirstResponder()
        await stage.pause()
        log.refused = "x"
        stage.step("type axb")
        await stage.make(.type("axb"))
        stage.log("text \(field.text ?? "")")
    }
}
