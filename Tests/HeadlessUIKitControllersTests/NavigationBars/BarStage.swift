import Foundation
import TestSupport

@testable import HeadlessUIKit

/// A shown window with one bar in it, and a log of what items and delegates are told.
@MainActor
final class BarStage: UINavigationBarDelegate {
    let log = EventLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 400, height: 44))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    /// What the delegate says no to, such as "pop Inbox".
    var refused: Set<String> = []

    init() {
        window.addSubview(toolbar)
        window.addSubview(bar)
        bar.delegate = self
        window.makeKeyAndVisible()
    }

    /// Runs `body` in a world of its own, and returns the log.
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

    /// Puts a finger on the middle of what shows an item, and lifts it.
    func tap(_ item: UIBarButtonItem) {
        UIApplication.shared.commit()
        guard let view = item.shownView else { return log.add("\(item.summary) is not shown") }
        Finger.tap(view.convertToScreen(view.bounds).center)
    }

    /// What a bar shows, from left to right: the text, and from where to where it reaches.
    func places(in bar: UIView) -> [String] {
        UIApplication.shared.commit()
        return bar.subviews.map { view in
            let text = (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text ?? view.summary
            return "\(text) \(view.frame.minX.shortText)...\(view.frame.maxX.shortText)"
        }
    }

    // MARK: The delegate's part

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
