import UIKit

enum InputViews: Behaviour {
    static let title = "A field's accessory is on screen while it is first responder"

    static func run(on stage: Stage) async {
        let names = [
            (UIResponder.keyboardWillShowNotification, "keyboardWillShow"),
            (UIResponder.keyboardDidShowNotification, "keyboardDidShow"),
            (UIResponder.keyboardWillHideNotification, "keyboardWillHide"),
            (UIResponder.keyboardDidHideNotification, "keyboardDidHide"),
        ]
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        field.inputAccessoryView = accessory
        await stage.show(field)
        let observers = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { stage.logOnce(text) }
            }
        }
        func logViews() {
            stage.log("accessory: \(accessory.window != nil), other: \(other.window != nil)")
        }
        stage.step("become first responder")
        _ = field.becomeFirstResponder()
        await stage.pause()
        logViews()
        stage.step("resign")
        _ = field.resignFirstResponder()
        await stage.pause()
        logViews()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        stage.step("another accessory, while it is first responder")
        _ = field.becomeFirstResponder()
        await stage.pause()
        field.inputAccessoryView = other
        field.reloadInputViews()
        await stage.pause()
        logViews()
    }
}
