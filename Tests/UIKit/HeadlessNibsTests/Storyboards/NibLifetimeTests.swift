import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

@MainActor @Suite("How long objects of storyboards live") struct NibLifetimeTests {
    private nonisolated static let cell = """
        <tableViewCell reuseIdentifier="row" id="cell" customClass="LoadedCell" customModule="HeadlessNibsTests">
        <tableViewCellContentView key="contentView" id="cell-c"><subviews><label text="Tea" id="cell-l"/></subviews>
        </tableViewCellContentView><connections><outlet property="titleLabel" destination="cell-l" id="o1"/>
        <segue destination="next" kind="show" identifier="row" id="s1"/></connections></tableViewCell>
        """

    private nonisolated static func table(_ content: String) -> String {
        """
        <tableViewController id="first" sceneMemberID="viewController"><tableView key="view" style="plain" id="table">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\(content)
        <connections><outlet property="dataSource" destination="first" id="d1"/>
        <outlet property="delegate" destination="first" id="d2"/></connections></tableView></tableViewController>
        """
    }

    private nonisolated static let bars = controller(
        "first", class: "LoadedController",
        connections: "<segue destination=\"next\" kind=\"popoverPresentation\" identifier=\"go\" "
            + "popoverAnchorBarButtonItem=\"item\" id=\"s2\"><popoverArrowDirection key=\"popoverArrowDirection\" "
            + "up=\"YES\"/></segue>",
        more: """
            <navigationItem key="navigationItem" title="Tea" id="nav"><barButtonItem key="rightBarButtonItem" title="Go" \
            id="item"><connections><segue destination="next" kind="presentation" id="s1"/></connections></barButtonItem>
            <barButtonItem key="leftBarButtonItem" title="Count" id="left"><connections><action selector="count:" \
            destination="first" id="a1"/></connections></barButtonItem></navigationItem>
            """)

    private nonisolated static let gestures =
        controller(
            "first", class: "LoadedController",
            subviews: "<view id=\"pad\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/>"
                + "<gestureRecognizers/><connections><outletCollection property=\"gestureRecognizers\" "
                + "destination=\"tap\" appends=\"YES\" id=\"c1\"/></connections></view>"
                + button(
                    "b", "Count",
                    connections: "<action selector=\"count:\" destination=\"first\" "
                        + "eventType=\"touchUpInside\" id=\"a1\"/>"
                        + "<segue destination=\"next\" kind=\"show\" identifier=\"go\" id=\"s2\"/>"))
        + "<tapGestureRecognizer id=\"tap\"><connections><action selector=\"count:\" destination=\"first\" id=\"a2\"/>"
        + "<segue destination=\"next\" kind=\"presentation\" id=\"s1\"/></connections></tapGestureRecognizer>"

    private nonisolated static let popover = controller(
        "first", class: "LoadedController",
        subviews: button(
            "b", "Open",
            connections: "<segue destination=\"next\" kind=\"popoverPresentation\" identifier=\"go\" "
                + "popoverAnchorView=\"b\" id=\"s1\"/>"))

    @Test(
        "A controller is freed with its views when nothing holds it",
        arguments: [
            ("prototypes", table("<prototypes>\(cell)</prototypes>")),
            (
                "static cells",
                table(
                    "<sections><tableViewSection id=\"sec\"><cells>\(cell)</cells></tableViewSection></sections>"
                )
            ),
            ("bar button items", bars), ("gesture recognizers and actions", gestures),
            ("a popover", popover),
            ("embedded controllers", controller("first", subviews: container("box", embedding: "next"))),
            ("children", navigation("first", root: "next")),
        ])
    func freed(_ name: String, _ scene: String) throws {
        let board = try MemoryBoard(boardText([scene, controller("next", class: "LoadedDetail")]))
        var watched = Watched()
        let failures = try failureTexts {
            try inOwnWorld {
                let window = UIWindow(frame: UIScreen.main.bounds)
                let controller = try board.controller("first")
                window.rootViewController = controller
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
                watched.add(controller)
                let table = (controller as? UITableViewController)?.tableView
                if let cell = table?.dequeueReusableCell(withIdentifier: "row") { watched.add(cell) }
                for template in controller.origin?.segues ?? [] where template.identifier == "go" {
                    UIView.performWithoutAnimation { template.perform(sender: nil) }
                    window.layoutIfNeeded()
                    controller.presentedViewController.map { watched.add($0) }
                    UIView.performWithoutAnimation { controller.dismiss(animated: false) }
                }
                window.isHidden = true
                window.rootViewController = nil
            }
        }
        #expect(failures == [])
        #expect(watched.count > 0)
        #expect(watched.alive == [], "\(name)")
    }
}

/// Weak references to controllers and all their views.
@MainActor
struct Watched {
    private struct Reference {
        weak var object: AnyObject?
    }

    private var references: [Reference] = []
    var count: Int { references.count }

    mutating func add(_ controller: UIViewController) {
        references.append(Reference(object: controller))
        if controller.isViewLoaded { add(controller.view) }
        for child in controller.children { add(child) }
    }

    mutating func add(_ view: UIView) {
        references.append(Reference(object: view))
        for recognizer in view.gestureRecognizers ?? [] { references.append(Reference(object: recognizer)) }
        for subview in view.subviews { add(subview) }
    }

    /// The objects that are still there.
    var alive: [String] { references.compactMap { $0.object.map { "\(type(of: $0))" } } }
}
