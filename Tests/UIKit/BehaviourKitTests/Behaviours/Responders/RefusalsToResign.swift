import UIKit

enum RefusalsToResign: Behaviour {
    static let title = "A field that may not end editing keeps the keyboard, unless it is ended by force"

    static func run(on stage: Stage) async {
        let log = FieldLog(stage)
        let first = log.field("first")
        let second = log.field("second", y: 200)
        await stage.show(first, second)
        _ = first.becomeFirstResponder()
        await stage.pause()
        log.mayEnd = false
        stage.step("second.becomeFirstResponder")
        stage.log("returns \(second.becomeFirstResponder()), first is first: \(first.isFirstResponder)")
        stage.step("first.resignFirstResponder")
        stage.log("returns \(first.resignFirstResponder()), first is first: \(first.isFirstResponder)")
        stage.step("endEditing(true)")
        stage.log("returns \(stage.window.endEditing(true)), first is first: \(first.isFirstResponder)")
    }
}
