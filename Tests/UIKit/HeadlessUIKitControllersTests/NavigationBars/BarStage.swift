import Foundation
import HeadlessUIKit
import TestSupport

/// A shown window with one bar in it, and a log of actions and delegate calls.
@MainActor
final class BarStage: UINavigationBarDelegate {
    let log = EventLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 400, height: 44))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    /// The requests that the delegate refuses, such as "pop Inbox".
    var refused: Set<String> = []

    init() {
        window.addSubview(toolbar)
        window.addSubview(bar)
        bar.delegate = self
        window.makeKeyAndVisible()
    }

    /// Runs `body` in a separate world, and returns the log.
    @discardableResult
    static func run(_ body: (BarStage) -> Void) -> String {
        UIApplication.withShared(UIApplication()) {
            let stage = BarStage()
            body(stage)
            UIApplication.shared.closeWindows()
            return stage.log.take()
        }
    }

    func pressed() { log.add("pressed") }
    func pressed(_ item: UIBarButtonItem) { log.add("pressed \(item.summary)") }
    func maybe(_ item: UIBarButtonItem, _ event: UIEvent?) { log.add("\(event?.type == .touches)") }
    func surely(_ item: UIBarButtonItem, _ event: UIEvent) { log.add("\(event.type == .touches)") }
    func wrong(_ sender: UIButton) { log.add("wrong") }

    func item(_ title: String?) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: self, action: BarStage.pressed(_:))
    }

    /// Taps the middle of the view that shows an item.
    func tap(_ item: UIBarButtonItem) {
        UIApplication.shared.commit()
        guard let view = item.shownView else { return log.add("\(item.summary) is not shown") }
        Finger.tap(view.convertToScreen(view.bounds).center)
    }

    /// The content of a bar, from left to right: each text with its minimum and maximum x.
    func places(in bar: UIView) -> [String] {
        UIApplication.shared.commit()
        return bar.subviews.map { view in
            let text = (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text ?? view.summary
            return "\(text) \(view.frame.minX.shortText)...\(view.frame.maxX.shortText)"
        }
    }

    // MARK: Delegate

    func note(_ what: String, _ item: UINavigationItem) -> Bool {
        log.add("should \(what) \(item.title ?? "?"), on top \(bar.topItem?.title ?? "-")")
        return !refused.contains("\(what) \(item.title ?? "?")")
    }

    func did(_ what: String, _ item: UINavigationItem) {
        let time = String(format: "%.2f", UIApplication.shared.timestamp)
        log.add("did \(what) \(item.title ?? "?"), on top \(bar.topItem?.title ?? "-"), at \(time)")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        note("push", item)
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { did("push", item) }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        note("pop", item)
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { did("pop", item) }
}
