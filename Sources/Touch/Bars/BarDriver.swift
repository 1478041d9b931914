import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Taps a button of a navigation bar, found by its side and index.
@MainActor
struct BarDriver {
    enum Side: String {
        case left, right
    }

    let name: String
    let lapse: Lapse

    func tap(_ side: Side, at index: Int, of given: UINavigationBar?) {
        guard let bar = given ?? frontBar() else { return }
        UIApplication.shared.commit()
        let items = buttons(side, of: bar)
        guard items.indices.contains(index) else {
            let other = side == .left ? Side.right : .left
            let others = list(buttons(other, of: bar), at: other)
            let has = items.isEmpty && others != nil ? others : list(items, at: side)
            let wanted =
                index == 0 ? "no \(side) bar button" : "no \(side) bar button at index \(index)"
            fail("\(bar.nameInReports) has \(wanted); \(has ?? "it has no buttons").")
            return
        }
        tap(items[index])
    }

    func tapBack(of given: UINavigationBar?) {
        guard let bar = given ?? frontBar() else { return }
        UIApplication.shared.commit()
        if let item = bar.backButtonItem { return tap(item) }
        let reason =
            bar.backItem == nil
            ? "it has no back item" : "its top item hides it, or has a left item in its place"
        fail("\(bar.nameInReports) has no back button; \(reason).")
    }

    private func tap(_ item: UIBarButtonItem) {
        GestureRunner.tap(name, lapse: lapse).perform(onEachOf: item)
    }

    /// The items of a side: the left ones from left to right, the back button first; the right ones from right to left.
    private func buttons(_ side: Side, of bar: UINavigationBar) -> [UIBarButtonItem] {
        side == .left ? bar.leftItems : bar.topItem?.rightBarButtonItems ?? []
    }

    private func list(_ items: [UIBarButtonItem], at side: Side) -> String? {
        if items.isEmpty { return nil }
        return "its \(side) items are " + items.map(\.summary).joined(separator: ", ")
    }

    /// The frontmost visible navigation bar; none is a failure.
    private func frontBar() -> UINavigationBar? {
        UIApplication.shared.commit()
        for window in UIApplication.shared.windows.reversed() {
            var found: UINavigationBar?
            window.visit { view in
                if view.isHidden || view.alpha < 0.01 { return .past }
                // Later views are in front.
                if let bar = view as? UINavigationBar { found = bar }
                return .into
            }
            if let found { return found }
        }
        fail("there is no navigation bar on the screen.")
        return nil
    }

    private func fail(_ reason: String) {
        TouchFailure(misuse: "\(name) failed: \(reason)").record()
    }
}

extension UINavigationBar {
    /// The bar in a few words: `the navigation bar "Inbox"`.
    fileprivate var nameInReports: String {
        let title = topItem?.title ?? ""
        return title.isEmpty ? "the navigation bar" : "the navigation bar \"\(title.inOneLine)\""
    }
}
