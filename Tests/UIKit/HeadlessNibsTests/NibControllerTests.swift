import HeadlessUIKit
import Testing

@testable import HeadlessNibs

@MainActor
@Suite("Controllers of nibs and storyboards") struct NibControllerTests {
    /// Makes the controller of a nib as its plan says; not its view.
    private func controller(_ source: String) throws -> (UIViewController, ControllerPlan, NibInstance) {
        let plan = NibPlan(try nib(source))
        let builder = NibBuilder()
        let instance = NibInstance(plan)
        for case .controller(let controller) in plan.topLevel {
            let made = controller.make()
            builder.fill(made, controller, in: instance)
            return (made, controller, instance)
        }
        throw NoController()
    }

    private struct NoController: Error {}

    @Test("A controller has what its element says of its presentation, its edges and its size")
    func values() throws {
        let (controller, _, instance) = try controller(
            """
            <viewController title="Tea" definesPresentationContext="YES" modalPresentationStyle="formSheet" \
            modalTransitionStyle="crossDissolve" hidesBottomBarWhenPushed="YES" extendedLayoutIncludesOpaqueBars="YES" \
            automaticallyAdjustsScrollViewInsets="NO" storyboardIdentifier="Tea" \
            useStoryboardIdentifierAsRestorationIdentifier="YES" id="c">
            <extendedEdge key="edgesForExtendedLayout" top="YES" bottom="YES"/>
            <value key="contentSizeForViewInPopover" type="size"><size key="value" width="320" height="240"/></value>
            <nil key="simulatedTopBarMetrics"/><size key="freeformSize" width="10" height="10"/></viewController>
            """)
        #expect(instance.report.text == "")
        #expect(instance.object("c") === controller)
        #expect((controller.title, controller.definesPresentationContext) == ("Tea", true))
        #expect(
            (controller.modalPresentationStyle, controller.modalTransitionStyle) == (
                .formSheet, .crossDissolve
            ))
        #expect(
            (controller.hidesBottomBarWhenPushed, controller.extendedLayoutIncludesOpaqueBars) == (true, true)
        )
        #expect(!controller.automaticallyAdjustsScrollViewInsets)
        #expect(controller.edgesForExtendedLayout == [.top, .bottom])
        #expect(controller.preferredContentSize == CGSize(width: 320, height: 240))
    }

    @Test("A controller has the items that bars show for it, which references find by their ids")
    func items() throws {
        let (controller, _, instance) = try controller(
            """
            <viewController id="c"><navigationItem key="navigationItem" title="Tea" id="n">
            <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/></navigationItem>
            <tabBarItem key="tabBarItem" systemItem="history" id="t"/>
            <toolbarItems><barButtonItem title="One" id="one"/><barButtonItem title="Two" id="two"/></toolbarItems>
            </viewController>
            """)
        #expect(instance.report.text == "")
        #expect(controller.navigationItem === instance.object("n"))
        #expect((controller.navigationItem.title, controller.tabBarItem.title) == ("Tea", "History"))
        #expect(controller.navigationItem.rightBarButtonItem === instance.object("add"))
        #expect(controller.tabBarItem === instance.object("t"))
        #expect(controller.toolbarItems?.map(\.title) == ["One", "Two"])
    }

    @Test("A navigation controller's bars are those that it has, with what the file says of them")
    func navigation() throws {
        let (controller, _, instance) = try controller(
            """
            <navigationController toolbarHidden="NO" id="c">
            <navigationBar key="navigationBar" largeTitles="YES" translucent="NO" id="bar">
            <rect key="frame" x="0" y="20" width="375" height="96"/>
            <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" white="1" alpha="1" \
            colorSpace="calibratedWhite"/></navigationBarAppearance></navigationBar>
            <nil name="viewControllers"/><toolbar key="toolbar" barStyle="black" id="tools"/></navigationController>
            """)
        #expect(instance.report.text == "")
        let navigation = try #require(controller as? UINavigationController)
        #expect(navigation.navigationBar === instance.view("bar"))
        #expect(navigation.toolbar === instance.view("tools"))
        #expect((navigation.navigationBar.prefersLargeTitles, navigation.isToolbarHidden) == (true, false))
        #expect(navigation.navigationBar.standardAppearance.backgroundColor == UIColor(white: 1, alpha: 1))
        navigation.viewControllers = [UIViewController()]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.width == 375)
    }

    @Test(
        "Each kind of controller is made with its own class",
        arguments: [
            ("viewController", "UIViewController"), ("tableViewController", "UITableViewController"),
            ("collectionViewController", "UICollectionViewController"),
            ("navigationController", "UINavigationController"), ("tabBarController", "UITabBarController"),
            ("splitViewController", "UISplitViewController"), ("pageViewController", "UIPageViewController"),
        ])
    func kinds(_ element: String, _ type: String) throws {
        let (made, _, instance) = try controller("<\(element) id=\"c\"/>")
        #expect("\(Swift.type(of: made))" == type)
        #expect(instance.report.text == "")
    }

    @Test("Table, split and page controllers have their own values")
    func ownValues() throws {
        let table = try controller(
            """
            <tableViewController clearsSelectionOnViewWillAppear="NO" id="c">
            <tableView key="view" style="insetGrouped" id="table"/>
            </tableViewController>
            """)
        #expect((table.0 as? UITableViewController)?.clearsSelectionOnViewWillAppear == false)
        #expect((table.0 as? UITableViewController)?.tableView.style == .insetGrouped)
        let split = try controller(
            "<splitViewController allowDoubleColumnStyle=\"YES\" preferredDisplayMode=\"beside\" id=\"c\"/>"
        ).0
        #expect((split as? UISplitViewController)?.style == .doubleColumn)
        #expect((split as? UISplitViewController)?.preferredDisplayMode == .oneBesideSecondary)
        let pages = try controller(
            "<pageViewController transitionStyle=\"scroll\" navigationOrientation=\"vertical\" id=\"c\"/>"
        ).0
        #expect((pages as? UIPageViewController)?.navigationOrientation == .vertical)
    }

    // Xcode stores all refresh controls as disabled, in public nibs of applications whose lists are refreshed.
    @Test("A table controller's refresh control is that of its table, and is enabled")
    func refreshControl() throws {
        let instance = try instance(
            """
            <tableViewController id="c"><tableView key="view" id="table"/>
            <refreshControl key="refreshControl" enabled="NO" contentHorizontalAlignment="center" id="refresh"/>
            </tableViewController>
            """)
        #expect(instance.report.text == "")
        let control = try #require((instance.view("table") as? UITableView)?.refreshControl)
        #expect(control === instance.view("refresh"))
        #expect(control.isEnabled)
    }

    @Test(
        "A controller of a framework that is not there is in the report; with a class of the application it is not"
    )
    func foreign() throws {
        #expect(
            try controller("<glkViewController id=\"c\"/>").2.report.text
                == "Test.xib:5: <glkViewController> c: there is no class glkViewController")
        #expect(
            try controller("<hostingController customClass=\"Tea\" id=\"c\"/>").2.report.text == "")
    }
}
