import UIKit

enum TextViewTyping: Behaviour {
    static let title = "A text view asks before each change, and return is a character"

    static func run(on stage: Stage) async {
        let log = TextViewLog(stage)
        let view = log.textView()
        await stage.show(view)
        stage.step("become first responder")
        _ = view.becomeFirstResponder()
        await stage.pause()
        stage.step("type a")
        await stage.make(.type("a"))
        stage.step("return")
        await stage.make(.pressReturn)
        stage.step("text = b, in code")
        view.text = "b"
        await stage.pause()
        stage.step("resign")
        _ = view.resignFirstResponder()
    }
}
