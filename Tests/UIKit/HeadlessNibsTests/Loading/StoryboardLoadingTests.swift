import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

@MainActor @Suite("Loading storyboards") struct StoryboardLoadingTests {
    private func board(_ scenes: String..., initial: String? = "first") throws -> UIStoryboard {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
            <scenes>
            \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
            </scenes>
            </document>
            """
        return UIStoryboard(name: "Main", bundle: try bundle(["Main.storyboard": text]))
    }

    private func navigation(_ id: String, root: String) -> String {
        """
        <navigationController id="\(id)" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="\(id)-bar"/>
        <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-r"/></connections>
        </navigationController>
        """
    }

    private func inWindow(_ root: UIViewController?) throws -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    // Apple, UIViewController: a controller of a storyboard is made with init(coder:) and sent awakeFromNib; its view is
    // loaded when it is first accessed, with loadView and then viewDidLoad.
    @Test("A controller is made without its view, which is loaded and connected before viewDidLoad")
    func controllerAndView() throws {
        let storyboard = try board(
            controller(
                "first", "title=\"Start\" storyboardIdentifier=\"Start\"", class: "LoadedController",
                subviews:
                    "<label text=\"Hi\" id=\"lab\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"20\"/></label>",
                connections: "<outlet property=\"label\" destination=\"lab\" id=\"c1\"/>"))
        _ = LoadingLog.take()
        let first = try #require(storyboard.instantiateInitialViewController() as? LoadedController)
        #expect(
            LoadingLog.take() == """
                LoadedController init(coder:) titled Start, storyboard there
                LoadedController awakeFromNib, view not loaded
                """)
        first.loadViewIfNeeded()
        #expect(
            LoadingLog.take() == """
                LoadedController loadView
                LoadedController viewDidLoad, label Hi, children 0
                """)
        #expect(first.storyboard === storyboard)
        let made: LoadedDetail = storyboard.instantiateViewController(identifier: "Start") {
            LoadedDetail(coder: $0, made: "by code")
        }
        #expect(made.made == "by code" && made.title == "Start")
    }

    // Apple, "Using Segues": shouldPerformSegue, then the destination is made, then prepare; performSegue asks nobody.
    @Test("A button's segue asks, makes its destination, prepares and shows it")
    func show() throws {
        let storyboard = try board(
            navigation("first", root: "list"),
            controller(
                "list", class: "LoadedList",
                subviews: button(
                    "go", "Go",
                    connections:
                        "<segue destination=\"detail\" kind=\"show\" identifier=\"detail\" id=\"s1\"/>")),
            controller("detail", class: "LoadedDetail"))
        let window = try inWindow(storyboard.instantiateInitialViewController())
        let navigation = try #require(window.rootViewController as? UINavigationController)
        let list = try #require(navigation.topViewController as? LoadedList)
        _ = LoadingLog.take()
        UIView.performWithoutAnimation {
            (list.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        }
        #expect(
            LoadingLog.take() == """
                LoadedList shouldPerformSegue detail
                LoadedDetail init(coder:) titled nil, storyboard there
                LoadedDetail awakeFromNib, view not loaded
                LoadedList prepare for detail to LoadedDetail
                LoadedDetail loadView
                LoadedDetail viewDidLoad, label nil, children 0
                LoadedDetail viewWillAppear
                LoadedDetail viewDidAppear
                """)
        #expect(navigation.viewControllers.count == 2 && navigation.topViewController is LoadedDetail)
        list.performSegue(withIdentifier: "detail", sender: nil)
        #expect(!LoadingLog.take().contains("shouldPerformSegue"))
        #expect(
            failureTexts { list.performSegue(withIdentifier: "detial", sender: nil) } == [
                "LoadedList has no segue \"detial\": in Main.storyboard it has \"detail\".\n"
                    + "Try: set the segue's identifier in the storyboard."
            ])
    }

    @Test("A segue action makes the destination, and a custom segue shows it in its own manner")
    func segueAction() throws {
        let storyboard = try board(
            controller(
                "first", class: "LoadedList",
                connections: """
                    <segue destination="detail" kind="custom" identifier="own" customClass="CustomSegue" \
                    customModule="HeadlessNibsTests" destinationCreationSelector="makeDetail:sender:" id="s1"/>
                    """),
            controller("detail", class: "LoadedDetail"))
        let window = try inWindow(storyboard.instantiateInitialViewController())
        let list = try #require(window.rootViewController as? LoadedList)
        _ = LoadingLog.take()
        list.performSegue(withIdentifier: "own", sender: window)
        let log = LoadingLog.take()
        #expect(log.hasPrefix("LoadedList segue action for UIWindow\nLoadedDetail init(coder:)"))
        #expect(log.contains("prepare for own to LoadedDetail\nCustomSegue perform own"))
        #expect((list.presentedViewController as? LoadedDetail)?.made == "by the segue action")
    }

    // Apple, Technical Note 2298: prepare on the source, then the action on the destination, then the segue.
    @Test("An unwind segue goes back to the controller that has its action")
    func unwind() throws {
        let storyboard = try board(
            navigation("first", root: "list"),
            controller(
                "list", class: "LoadedList",
                connections: "<segue destination=\"detail\" kind=\"show\" identifier=\"detail\" id=\"s1\"/>"),
            controller(
                "detail", class: "LoadedDetail",
                subviews: button(
                    "back", "Back",
                    connections: """
                        <segue destination="detail-exit" kind="unwind" identifier="back" unwindAction="unwindToList:" id="s2"/>
                        """),
                connections:
                    "<segue destination=\"sheet\" kind=\"presentation\" identifier=\"sheet\" modalPresentationStyle=\"fullScreen\" id=\"s3\"/>"
            ),
            controller(
                "sheet", class: "LoadedDetail",
                connections:
                    "<segue destination=\"sheet-exit\" kind=\"unwind\" identifier=\"close\" unwindAction=\"unwindToList:\" id=\"s4\"/>"
            ))
        let window = try inWindow(storyboard.instantiateInitialViewController())
        let navigation = try #require(window.rootViewController as? UINavigationController)
        let list = try #require(navigation.topViewController as? LoadedList)
        UIView.performWithoutAnimation {
            list.performSegue(withIdentifier: "detail", sender: nil)
            let detail = navigation.topViewController as? LoadedDetail
            _ = LoadingLog.take()
            (detail?.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        }
        #expect(
            LoadingLog.take().hasPrefix(
                """
                LoadedDetail shouldPerformSegue back
                LoadedDetail prepare for back to LoadedList
                LoadedList unwindToList from LoadedDetail
                """))
        #expect(navigation.topViewController === list)
        UIView.performWithoutAnimation {
            list.performSegue(withIdentifier: "detail", sender: nil)
            navigation.topViewController?.performSegue(withIdentifier: "sheet", sender: nil)
        }
        let sheet = try #require(navigation.presentedViewController)
        #expect(sheet.modalPresentationStyle == .fullScreen)
        UIView.performWithoutAnimation { sheet.performSegue(withIdentifier: "close", sender: nil) }
        #expect(navigation.presentedViewController == nil && navigation.topViewController === list)
    }

    @Test("A container view shows the controller of its embed segue before viewDidLoad")
    func embed() throws {
        let storyboard = try board(
            controller(
                "first", class: "LoadedController",
                subviews: """
                    <containerView id="box"><rect key="frame" x="10" y="20" width="100" height="50"/>
                    <connections><segue destination="inner" kind="embed" identifier="box" id="s1"/></connections>
                    </containerView>
                    """),
            controller("inner", class: "LoadedDetail"))
        let first = try #require(storyboard.instantiateInitialViewController())
        _ = LoadingLog.take()
        first.loadViewIfNeeded()
        #expect(
            LoadingLog.take() == """
                LoadedController loadView
                LoadedController shouldPerformSegue box
                LoadedDetail init(coder:) titled nil, storyboard there
                LoadedDetail awakeFromNib, view not loaded
                LoadedController prepare for box to LoadedDetail
                LoadedDetail loadView
                LoadedDetail viewDidLoad, label nil, children 0
                LoadedController viewDidLoad, label nil, children 1
                """)
        #expect(first.children.first?.view.superview === first.view.subviews.first)
        #expect(first.children.first?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test(
        "Tabs, prototypes and static cells are those of the file, and a cell's segue comes before didSelect")
    func tables() throws {
        func cell(_ id: String, _ attributes: String, _ text: String, _ connections: String = "") -> String {
            """
            <tableViewCell \(attributes) id="\(id)" customClass="LoadedCell" customModule="HeadlessNibsTests">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" id="\(id)-c"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <subviews><label text="\(text)" id="\(id)-l"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
            </tableViewCellContentView>
            <connections><outlet property="titleLabel" destination="\(id)-l" id="\(id)-o"/>\(connections)</connections>
            </tableViewCell>
            """
        }
        func table(_ id: String, _ content: String) -> String {
            """
            <tableViewController id="\(id)" sceneMemberID="viewController">
            <tableView key="view" style="plain" rowHeight="-1" id="\(id)-t"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            \(content)
            <connections><outlet property="dataSource" destination="\(id)" id="\(id)-d"/></connections>
            </tableView>
            <connections></connections>
            </tableViewController>
            """
        }
        let storyboard = try board(
            """
            <tabBarController id="first" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
            <connections>
            <segue destination="static" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="dynamic" kind="relationship" relationship="viewControllers" id="r2"/>
            </connections></tabBarController>
            """,
            table(
                "static",
                """
                <sections><tableViewSection headerTitle="Head" id="sec"><cells>
                \(cell("one", "rowHeight=\"60\"", "One", "<segue destination=\"detail\" kind=\"presentation\" identifier=\"detail\" id=\"s\"/>"))
                \(cell("two", "", "Two"))
                </cells></tableViewSection></sections>
                """),
            table("dynamic", "<prototypes>\(cell("proto", "reuseIdentifier=\"row\"", "Row"))</prototypes>"),
            controller("detail", class: "LoadedDetail"))
        let window = try inWindow(storyboard.instantiateInitialViewController())
        let tabs = try #require(window.rootViewController as? UITabBarController)
        let first = try #require(tabs.viewControllers?.first as? UITableViewController)
        window.layoutIfNeeded()
        #expect(first.tableView.numberOfRows(inSection: 0) == 2)
        #expect(first.tableView(first.tableView, titleForHeaderInSection: 0) == "Head")
        let rows = first.tableView.visibleCells.compactMap { ($0 as? LoadedCell)?.titleLabel.text }
        #expect(rows == ["One", "Two"] && first.tableView.rectForRow(at: [0, 0]).height == 60)
        let second = try #require(tabs.viewControllers?.last as? UITableViewController)
        second.loadViewIfNeeded()
        let cell = second.tableView.dequeueReusableCell(withIdentifier: "row") as? LoadedCell
        #expect(cell?.titleLabel.text == "Row" && cell?.reuseIdentifier == "row")
    }

    @Test("A button in a prototype cell sends its action to the first responder")
    func firstResponderOfCells() throws {
        let storyboard = try board(
            """
            <tableViewController id="first" sceneMemberID="viewController">
            <tableView key="view" style="plain" id="table"><prototypes>
            <tableViewCell reuseIdentifier="row" id="cell">
            <tableViewCellContentView key="contentView" id="content"><subviews>
            \(button("b", "Copy", connections: "<action selector=\"copy:\" destination=\"any\" eventType=\"touchUpInside\" id=\"a\"/>"))
            </subviews></tableViewCellContentView>
            </tableViewCell></prototypes></tableView>
            </tableViewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="any" sceneMemberID="firstResponder"/>
            """)
        var cell: UITableViewCell?
        let texts = failureTexts {
            let first = storyboard.instantiateInitialViewController() as? UITableViewController
            cell = first?.tableView.dequeueReusableCell(withIdentifier: "row")
        }
        let control = try #require(cell?.contentView.subviews.first as? UIButton)
        #expect(texts == [])
        #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["copy:"])
    }

    @Test("Scenes that are not used are not read, and nothing of a controller outlives it")
    func lifetimes() throws {
        let storyboard = try board(
            controller(
                "first", class: "LoadedController",
                subviews: button(
                    "b", "Count",
                    connections:
                        "<action selector=\"count:\" destination=\"first\" eventType=\"touchUpInside\" id=\"a\"/>"
                ),
                connections: "<segue destination=\"broken\" kind=\"show\" identifier=\"next\" id=\"s\"/>"),
            "<viewController id=\"broken\" customClass=\"Absent\" sceneMemberID=\"viewController\"><strange/></viewController>"
        )
        weak var controller: UIViewController?
        weak var view: UIView?
        let texts = failureTexts {
            var made: UIViewController? = storyboard.instantiateInitialViewController()
            (controller, view) = (made, made?.view)
            (made?.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
            #expect((made as? LoadedController)?.total == 1)
            made = nil
        }
        #expect(texts.isEmpty)
        #expect(controller == nil && view == nil)
    }

    @Test(
        "A storyboard without an initial controller, an identifier that is missing and a circle are failures")
    func failures() throws {
        let lone = try board(controller("first", "storyboardIdentifier=\"Start\""), initial: nil)
        let texts = failureTexts {
            _ = lone.instantiateInitialViewController()
            _ = lone.instantiateViewController(withIdentifier: "Strat")
        }
        #expect(
            texts == [
                "Main.storyboard:2: the storyboard has no initial controller. An empty controller stands for it.\n"
                    + "Try: set \"Is Initial View Controller\" of one in Xcode.",
                "The storyboard \"Main\" has no controller \"Strat\": it has \"Start\". An empty controller stands for it.\n"
                    + "Try: set the storyboard identifier of the controller in Xcode.",
            ])
        let circle = try board(navigation("first", root: "second"), navigation("second", root: "first"))
        let circles = failureTexts { _ = circle.instantiateInitialViewController() }
        #expect(circles.count == 1 && circles[0].contains("contains itself"))
    }
}
