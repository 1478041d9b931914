import UIKit

enum ButtonInTappableView: Behaviour {
    static let title = "A button's tap is the button's, not that of a recognizer of the view below it"

    static func run(on stage: Stage) async {
        let view = LoggingView("view", .touches, on: stage)
        view.frame = CGRect(x: 50, y: 200, width: 200, height: 200)
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        button.backgroundColor = .green
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchCancel, "touchCancel"),
        ]
        for (event, name) in events {
            button.addAction(UIAction { _ in stage.log("button \(name)") }, for: event)
        }
        view.addSubview(button)
        let tap = UITapGestureRecognizer()
        stage.watch(tap, as: "tap")
        view.addGestureRecognizer(tap)
        await stage.show(view)
        stage.step("tap the button")
        await stage.make(.tap, on: button)
        stage.step("tap the button, which has a recognizer, too")
        let own = UITapGestureRecognizer()
        stage.watch(own, as: "button's tap")
        button.addGestureRecognizer(own)
        await stage.make(.tap, on: button)
    }
}
