import FailureReporting
import Robot
import TestSupport
import Testing

/// Controllers made without a style, whose delegate decides about controllers and not about columns, as Apple's
/// documentation of UISplitViewControllerDelegate says under "Classic split views".
@MainActor @Suite("Classic split views", .robot) struct ClassicSplitTests {
    /// A delegate that logs what it is asked, and answers what a test sets.
    @MainActor
    final class Decider: UISplitViewControllerDelegate {
        let log = EventLog()
        var collapsed: UIViewController?
        var expanded: UIViewController?
        var takesSecondary = false
        var separated: UIViewController?
        var shows = false
        var orientations: UIInterfaceOrientationMask?

        private func name(_ controller: UIViewController) -> String {
            (controller as? UINavigationController)?.topViewController.map { "navigation of \(name($0))" }
                ?? controller.title ?? "?"
        }

        func primaryViewController(forCollapsing splitViewController: UISplitViewController)
            -> UIViewController?
        {
            log.add("primary for collapsing")
            return collapsed
        }
        func primaryViewController(forExpanding splitViewController: UISplitViewController)
            -> UIViewController?
        {
            log.add("primary for expanding")
            return expanded
        }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            log.add("collapse \(name(secondaryViewController)) onto \(name(primaryViewController))")
            return takesSecondary
        }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            log.add("separate from \(name(primaryViewController))")
            return separated
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
        ) -> Bool {
            log.add("show \(name(vc)) from \(sender ?? "nobody")")
            return shows
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
        ) -> Bool {
            log.add("show detail \(name(vc)) from \(sender ?? "nobody")")
            return shows
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log.add("top column, proposed \(proposedTopColumn)")
            return proposedTopColumn
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("did collapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("did expand") }
        func splitViewControllerSupportedInterfaceOrientations(
            _ splitViewController: UISplitViewController
        ) -> UIInterfaceOrientationMask { orientations ?? .all }
    }

    private let delegate = Decider()
    private let detail = UINavigationController(rootViewController: Self.screen("Detail"))

    private static func screen(_ text: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = text
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
        label.text = text
        controller.view.addSubview(label)
        return controller
    }

    /// A list and a detail in a controller that has room for both or not.
    private func show(isCompact: Bool, style: UISplitViewController.Style = .unspecified)
        -> UISplitViewController
    {
        let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        split.delegate = delegate
        split.traitOverrides.horizontalSizeClass = isCompact ? .compact : .regular
        split.viewControllers = [UINavigationController(rootViewController: Self.screen("List")), detail]
        let window = UIWindow.createWindowForTesting()
        window.frame.size = CGSize(width: 1180, height: 820)
        window.rootViewController = split
        return split
    }

    private func makeRoom(_ isCompact: Bool, in split: UISplitViewController) {
        split.traitOverrides.horizontalSizeClass = isCompact ? .compact : .regular
        TimeLapse.waitForAnimationsToFinish()
    }

    private func isSeen(_ text: String) -> Bool {
        allViews(withText(text), ofExactClass(UILabel.self), onScreenAndVisible(true))
            .contains { (view: UIView) -> Bool in view.bounds.width == 100 }
    }

    /// The screens that can be seen; titles in bars have other widths.
    private var seen: [String] { ["List", "Detail", "Other"].filter { isSeen($0) } }

    @Test("Both columns are shown where there is room")
    func expanded() {
        _ = show(isCompact: false)
        #expect(seen == ["List", "Detail"] && delegate.log.take() == "")
    }

    @Test(
        "Collapsing asks whether the delegate takes the secondary controller; by default it is on top",
        arguments: [true, false])
    func collapse(takes: Bool) {
        delegate.takesSecondary = takes
        let split = show(isCompact: true)
        #expect(
            delegate.log.take()
                == "primary for collapsing\ncollapse navigation of Detail onto navigation of List")
        #expect(split.isCollapsed && seen == [takes ? "List" : "Detail"])
        makeRoom(false, in: split)
        let top = takes ? "List" : "Detail"
        #expect(delegate.log.take() == "primary for expanding\nseparate from navigation of \(top)")
        #expect(seen == ["List", "Detail"] && detail.viewControllers.map(\.title) == ["Detail"])
        makeRoom(true, in: split)
        #expect(seen == [takes ? "List" : "Detail"])
    }

    @Test(
        "The delegate can name the controllers that are shown while collapsed and afterwards"
    )
    func others() {
        let split = show(isCompact: false)
        delegate.collapsed = Self.screen("Other")
        delegate.takesSecondary = true
        makeRoom(true, in: split)
        #expect(seen == ["Other"])
        delegate.expanded = UINavigationController(rootViewController: Self.screen("List"))
        delegate.separated = delegate.collapsed
        makeRoom(false, in: split)
        #expect(seen == ["List", "Other"])
        #expect(split.viewController(for: .secondary) === delegate.collapsed)
    }

    @Test("Showing asks the delegate; otherwise the column shows it, or the stack while collapsed")
    func showing() {
        let split = show(isCompact: false)
        delegate.shows = true
        split.showDetailViewController(Self.screen("Other"), sender: "row")
        split.show(Self.screen("Other"), sender: "row")
        #expect(delegate.log.take() == "show detail Other from row\nshow Other from row")
        #expect(seen == ["List", "Detail"])
        delegate.shows = false
        split.showDetailViewController(Self.screen("Other"), sender: nil)
        TimeLapse.waitForAnimationsToFinish()
        #expect(seen == ["List", "Other"])
        split.show(Self.screen("Detail"), sender: nil)
        TimeLapse.waitForAnimationsToFinish()
        #expect(seen == ["Detail", "Other"])
    }

    @Test(
        "While collapsed, a detail in a navigation controller is pushed, and gets its column where it fits"
    )
    func detailInNavigation() {
        delegate.takesSecondary = true
        let split = show(isCompact: true)
        let other = UINavigationController(rootViewController: Self.screen("Other"))
        let failures = failureTexts { split.showDetailViewController(other, sender: nil) }
        TimeLapse.waitForAnimationsToFinish()
        #expect(failures == [] && seen == ["Other"])
        tapOn(theFirstView(withLabel("List"), ofClass(UIButton.self) || withTraits(.button)))
        #expect(seen == ["List"])
        split.showDetailViewController(other, sender: nil)
        TimeLapse.waitForAnimationsToFinish()
        #expect(seen == ["Other"])
        makeRoom(false, in: split)
        #expect(seen == ["List", "Other"])
    }

    @Test("With a style, the delegate is asked about columns instead")
    func columns() {
        let split = show(isCompact: true, style: .doubleColumn)
        #expect(delegate.log.take() == "top column, proposed secondary\ndid collapse")
        split.showDetailViewController(Self.screen("Other"), sender: nil)
        makeRoom(false, in: split)
        #expect(delegate.log.take() == "did expand")
    }

    @Test("A column that the user left can be shown again while collapsed")
    func again() {
        let split = show(isCompact: true, style: .doubleColumn)
        for _ in 0..<3 {
            #expect(seen == ["Detail"])
            split.show(.primary)
            TimeLapse.waitForAnimationsToFinish()
            #expect(seen == ["List"])
            split.show(.secondary)
            TimeLapse.waitForAnimationsToFinish()
        }
    }

    @Test("A column that is replaced while collapsed shows its new controller")
    func replacing() {
        let split = show(isCompact: true, style: .doubleColumn)
        split.setViewController(Self.screen("Other"), for: .secondary)
        TimeLapse.waitForAnimationsToFinish()
        #expect(seen == ["Other"])
        split.setViewController(Self.screen("Detail"), for: .primary)
        TimeLapse.waitForAnimationsToFinish()
        #expect(seen == ["Other"])
        split.show(.primary)
        TimeLapse.waitForAnimationsToFinish()
        #expect(seen == ["Detail"])
        makeRoom(false, in: split)
        #expect(seen == ["Detail", "Other"])
    }

    @Test("The delegate decides about the orientations")
    func orientations() {
        delegate.orientations = .landscape
        let split = show(isCompact: false)
        #expect(split.supportedInterfaceOrientations == .landscape)
        split.delegate = nil
        #expect(split.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
    }
}
