import UIKit

enum FieldToField: Behaviour {
    static let title = "From field to field: the next one is asked first, and begins after the other ended"

    static func run(on stage: Stage) async {
        let log = FieldLog(stage)
        let first = log.field("first")
        let second = log.field("second", y: 200)
        await stage.show(first, second)
        stage.step("first.becomeFirstResponder")
        stage.log("returns \(first.becomeFirstResponder())")
        await stage.pause()
        stage.step("second.becomeFirstResponder")
        stage.log("returns \(second.becomeFirstResponder())")
        await stage.pause()
        stage.step("endEditing of the window")
        stage.log("returns \(stage.window.endEditing(false))")
    }
}
