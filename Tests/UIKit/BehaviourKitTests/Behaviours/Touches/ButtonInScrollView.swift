import UIKit

enum ButtonInScrollView: Behaviour {
    static let title = "A scroll view lets its button have a tap, and not the beginning of a swipe"

    static func run(on stage: Stage) async {
        let scrollView = UIScrollView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        scrollView.backgroundColor = .lightGray
        scrollView.contentSize = CGSize(width: 200, height: 2000)
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 25, y: 100, width: 150, height: 100)
        button.backgroundColor = .green
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchCancel, "touchCancel"),
        ]
        for (event, name) in events {
            button.addAction(UIAction { _ in stage.log("button \(name)") }, for: event)
        }
        scrollView.addSubview(button)
        await stage.show(scrollView)
        stage.step("tap")
        await stage.make(.tap, on: button)
        stage.step("swipe fast")
        await stage.make(.flick, on: button)
        await stage.pause(3)
        stage.log("scrolled: \(scrollView.contentOffset.y > 0)")
    }
}
