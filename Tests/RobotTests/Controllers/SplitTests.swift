import FailureReporting
import Robot
import Testing

@MainActor @Suite("Split views with columns", .robot) struct SplitTests {
    private func screen(_ text: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = text
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
        label.text = text
        controller.view.addSubview(label)
        return controller
    }

    /// A split controller with "List" and "Detail", on a screen with room for both or not.
    private func split(
        width: UIUserInterfaceSizeClass, size: CGSize? = nil, delegate: Columns? = nil
    ) -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = delegate
        split.traitOverrides.horizontalSizeClass = width
        split.setViewController(screen("List"), for: .primary)
        split.setViewController(screen("Detail"), for: .secondary)
        let window = UIWindow.createWindowForTesting()
        if let size { window.frame.size = size }
        window.rootViewController = split
        return split
    }

    @MainActor
    final class Columns: UISplitViewControllerDelegate {
        var top = UISplitViewController.Column.primary
        private(set) var lines: [String] = []

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { top }

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) {
            lines.append("will change to \(displayMode)")
        }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
        {
            lines.append("will show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
        {
            lines.append("will hide \(column)")
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expanded") }
    }

    private func isSeen(_ text: String) -> Bool {
        !allViews(withText(text), ofClass(UILabel.self), onScreenAndVisible(true)).isEmpty
            && theFirstView(withText(text), ofExactClass(UILabel.self)).first?.window != nil
    }

    private func frame(_ controller: UIViewController?) -> CGRect? {
        controller?.navigationController?.view.frame
    }

    @Test("On a wide screen both columns are side by side")
    func wide() {
        let split = split(width: .regular, size: CGSize(width: 1180, height: 820))
        #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
        #expect(frame(split.viewController(for: .primary)) == CGRect(x: 0, y: 0, width: 320, height: 820))
        #expect(frame(split.viewController(for: .secondary)) == CGRect(x: 320, y: 0, width: 860, height: 820))
    }

    @Test(
        "On a tall screen the primary column overlays the secondary one on request, until a tap outside")
    func high() {
        let delegate = Columns()
        let split = split(width: .regular, size: CGSize(width: 820, height: 1180), delegate: delegate)
        #expect(split.displayMode == .secondaryOnly && !isSeen("List") && isSeen("Detail"))
        split.show(.primary)
        TimeLapse.waitForAnimationsToFinish()
        #expect(split.displayMode == .oneOverSecondary && isSeen("List"))
        #expect(frame(split.viewController(for: .secondary))?.width == 820)
        tapOn(CGPoint(x: 380, y: 600))
        #expect(split.displayMode == .secondaryOnly && !isSeen("List"))
        #expect(
            delegate.lines.suffix(4) == [
                "will change to oneOverSecondary", "will show primary",
                "will change to secondaryOnly", "will hide primary",
            ])
    }

    @Test("On a narrow screen there is one stack, with the column on top that the delegate chooses")
    func narrow() {
        let delegate = Columns()
        let split = split(width: .compact, delegate: delegate)
        #expect(split.isCollapsed && isSeen("List") && !isSeen("Detail"))
        split.show(.secondary)
        TimeLapse.waitForAnimationsToFinish()
        #expect(isSeen("Detail"))
        split.show(.primary)
        TimeLapse.waitForAnimationsToFinish()
        #expect(isSeen("List") && !isSeen("Detail"))
        split.showDetailViewController(screen("Other"), sender: nil)
        TimeLapse.waitForAnimationsToFinish()
        #expect(isSeen("Other"))
        #expect(delegate.lines == ["collapsed"])
    }

    @Test("Without a delegate the secondary column is on top, and the back button leads to the primary one")
    func back() {
        let split = split(width: .compact)
        #expect(isSeen("Detail"))
        tapOn(theFirstView(withLabel("List")))
        #expect(isSeen("List") && split.viewControllers.count == 1)
    }

    @Test("As the width changes, columns collapse and expand again, with what was pushed")
    func changing() {
        let delegate = Columns()
        delegate.top = .secondary
        let split = split(width: .regular, size: CGSize(width: 1180, height: 820), delegate: delegate)
        let detail = split.viewController(for: .secondary)
        detail?.navigationController?.pushViewController(screen("Deeper"), animated: false)
        split.traitOverrides.horizontalSizeClass = .compact
        UIApplication.shared.windows[0].layoutIfNeeded()
        #expect(split.isCollapsed && isSeen("Deeper"))
        let stack = split.viewController(for: .primary)?.navigationController
        #expect(stack?.viewControllers.map(\.title) == ["List", "Detail", "Deeper"])
        split.traitOverrides.horizontalSizeClass = .regular
        UIApplication.shared.windows[0].layoutIfNeeded()
        #expect(!split.isCollapsed && isSeen("List") && isSeen("Deeper"))
        #expect(stack?.viewControllers.map(\.title) == ["List"])
        #expect(detail?.navigationController?.viewControllers.map(\.title) == ["Detail", "Deeper"])
        #expect(delegate.lines.filter { $0 == "collapsed" || $0 == "expanded" } == ["collapsed", "expanded"])
    }

    @Test("A column's controller is freed when another one replaces it")
    func leaks() {
        let split = split(width: .regular, size: CGSize(width: 1180, height: 820))
        weak let old = split.viewController(for: .secondary)
        split.setViewController(screen("New"), for: .secondary)
        #expect(old == nil && isSeen("New"))
    }

    @Test("A supplementary column in a controller of two columns is a failure")
    func failure() {
        let split = UISplitViewController(style: .doubleColumn)
        let texts = FailureCollector.failures { split.setViewController(screen("A"), for: .supplementary) }
            .map(\.text)
        #expect(
            texts == [
                "UISplitViewController has two columns, and no supplementary one."
                    + " Make it with the style .tripleColumn."
            ])
    }
}
