import UIKit

enum RemovalOfFirstResponder: Behaviour {
    static let title = "A field that leaves the window with its superview no longer has the keyboard"

    static func run(on stage: Stage) async {
        let log = FieldLog(stage)
        let field = log.field("field")
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        box.addSubview(field)
        let controller = await stage.show(box)
        _ = field.becomeFirstResponder()
        await stage.pause()
        stage.step("remove the superview")
        box.removeFromSuperview()
        await stage.pause()
        stage.log("is first: \(field.isFirstResponder)")
        stage.step("disabled")
        field.isEnabled = false
        controller.view.addSubview(box)
        stage.log("returns \(field.becomeFirstResponder())")
    }
}
