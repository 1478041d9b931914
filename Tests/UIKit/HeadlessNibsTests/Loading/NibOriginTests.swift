import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

@MainActor @Suite("Where views of nibs come from") struct NibOriginTests {
    @Test("Views of a file say which object of it they are, and views of code say nothing")
    func views() throws {
        let board = try MemoryBoard(
            boardText([
                controller("first", subviews: "<label text=\"Total\" id=\"x7-Tf-2Qa\"/><view/>")
            ]))
        let view: UIView = try board.controller("first").view
        #expect(view.originNote == " (Main.storyboard, object first-view)")
        #expect(
            view.subviews.map(\.summaryWithOrigin) == [
                "UILabel \"Total\" (Main.storyboard, object x7-Tf-2Qa)", "UIView",
            ])
        #expect(view.subviews[0].summary == "UILabel \"Total\"")
        #expect(UIView().nibOrigin == nil)
    }

    @Test("All views of one element share one origin, also cells and what is inside them")
    func cells() throws {
        let board = try MemoryBoard(
            boardText([
                """
                <tableViewController id="first" sceneMemberID="viewController"><tableView key="view" id="t"><prototypes>
                <tableViewCell reuseIdentifier="row" id="cell"><tableViewCellContentView key="contentView" id="content">
                <subviews><label text="Tea" id="lab"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
                </tableView></tableViewController>
                """
            ]))
        let table = try board.controller("first").view as? UITableView
        let cells = (0..<2).compactMap { _ in table?.dequeueReusableCell(withIdentifier: "row") }
        #expect(cells.map(\.originNote) == Array(repeating: " (Main.storyboard, object cell)", count: 2))
        #expect(cells[0].nibOrigin === cells[1].nibOrigin)
        let label = cells[0].contentView.subviews.first
        #expect(label?.summaryWithOrigin == "UILabel \"Tea\" (Main.storyboard, object lab)")
    }

    @Test("Constraints of a file that contradict each other are named with its lines")
    func constraints() throws {
        let instance = try instance(
            """
            <view id="top"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="width" constant="10" id="c1"/>
            <constraint firstItem="box" firstAttribute="width" constant="20" id="c2"/></constraints></view>
            """)
        let sites = instance.constraints.values.map { "\($0.origin)" }.sorted()
        #expect(sites == ["Test.xib:7", "Test.xib:8"])
    }
}
