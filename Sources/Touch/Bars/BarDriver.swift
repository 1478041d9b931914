import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// A tap on a button of a navigation bar, found by where it is.
@MainActor
struct BarDriver {
    enum Side: String {
        case left, right
    }

    let name: String
    let lapse: Lapse

    /// Taps on a button at a side.
    func tap(_ side: Side, at index: Int, of given: UINavigationBar?) {
        guard let bar = given ?? frontBar() else { return }
        UIApplication.shared.commit()
        let items = buttons(side, of: bar)
        guard items.indices.contains(index) else {
            let other = side == .left ? Side.right : .left
            let others = list(buttons(other, of: bar), at: other)
            let has = items.isEmpty && others != nil ? others : list(items, at: side)
            let wanted =
                index == 0 ? "no button at the \(side)" : "no button at the \(side) at index \(index)"
            fail("\(bar.nameInReports) has \(wanted); \(has ?? "it has none at all").")
            return
        }
        tap(items[index])
    }

    /// Taps on the button that leads back.
    func tapBack(of given: UINavigationBar?) {
        guard let bar = given ?? frontBar() else { return }
        UIApplication.shared.commit()
        if let item = bar.backButtonItem { return tap(item) }
        let reason =
            bar.backItem == nil
            ? "there is nothing to go back to" : "what it shows hides it, or takes its place"
        fail("\(bar.nameInReports) has no back button; \(reason).")
    }

    private func tap(_ item: UIBarButtonItem) {
        GestureRunner.tap(name, lapse: lapse).perform(onEachOf: item)
    }

    /// The items at a side: at the left from left to right, the back button first; at the right from right to left.
    private func buttons(_ side: Side, of bar: UINavigationBar) -> [UIBarButtonItem] {
        side == .left ? bar.leftItems : bar.topItem?.rightBarButtonItems ?? []
    }

    private func list(_ items: [UIBarButtonItem], at side: Side) -> String? {
        if items.isEmpty { return nil }
        return "at the \(side) it has " + items.map(\.summary).joined(separator: ", ")
    }

    /// The navigation bar in front of all others that can be seen; a failure if there is none.
    private func frontBar() -> UINavigationBar? {
        UIApplication.shared.commit()
        for window in UIApplication.shared.windows.reversed() {
            var found: UINavigationBar?
            window.visit { view in
                if view.isHidden || view.alpha < 0.01 { return .past }
                // Who comes later stands in front.
                if let bar = view as? UINavigationBar { found = bar }
                return .into
            }
            if let found { return found }
        }
        fail("there is no navigation bar on the screen.")
        return nil
    }

    private func fail(_ reason: String) {
        TouchFailure(misuse: "\(name) cannot be done: \(reason)").record()
    }
}

extension UINavigationBar {
    /// The bar in a few words: `the navigation bar "Inbox"`.
    fileprivate var nameInReports: String {
        let title = topItem?.title ?? ""
        return title.isEmpty ? "the navigation bar" : "the navigation bar \"\(title.inOneLine)\""
    }
}
