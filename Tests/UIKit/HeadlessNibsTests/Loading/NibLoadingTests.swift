import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

@MainActor @Suite("Loading nibs") struct NibLoadingTests {
    private let card = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="card" customClass="LoadedCard" customModule="HeadlessNibsTests">
        <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
        <subviews>
        <label opaque="NO" text="Total" id="lab" customClass="LoadedLabel" customModule="HeadlessNibsTests">
        <rect key="frame" x="10" y="10" width="100" height="21"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="code" value="A7"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <real key="value" value="4"/>
        </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        </label>
        <button opaque="NO" buttonType="system" id="b1"><rect key="frame" x="10" y="40" width="100" height="30"/></button>
        <button opaque="NO" buttonType="system" id="b2"><rect key="frame" x="10" y="80" width="100" height="30"/></button>
        </subviews>
        <connections>
        <outlet property="label" destination="lab" id="c1"/>
        <outletCollection property="buttons" destination="b2" collectionClass="NSMutableArray" id="c2"/>
        <outletCollection property="buttons" destination="b1" collectionClass="NSMutableArray" id="c3"/>
        </connections>
        </view>
        """

    // Apple, "Resource Programming Guide", "The Nib Object Life Cycle": objects are unarchived with init(coder:), then
    // connected, then sent awakeFromNib. Xcode Help: runtime attributes are set as a nib is loaded, before awakeFromNib.
    @Test("Objects of a nib are made, get runtime attributes, are connected, and then wake")
    func order() throws {
        _ = LoadingLog.take()
        let made = UINib(data: Data(nibText(card).utf8), bundle: nil).instantiate(withOwner: nil)
        let view = try #require(made.first as? LoadedCard)
        #expect(
            LoadingLog.take() == """
                init(coder:) of the card begins
                init(coder:) of the label, text Total
                init(coder:) of the card ends with 3 subviews
                set code of the label to A7
                set the outlet label of the card
                set 2 buttons of the card
                awakeFromNib of the card
                awakeFromNib of the label in LoadedCard
                """)
        #expect(view.label?.layer.cornerRadius == 4 && made.count == 1)
        #expect(view.buttons.map { $0.frame.minY } == [80, 40])
    }

    @Test("An owner's outlets and actions are connected, and a nib makes new objects each time")
    func owner() throws {
        let nib = UINib(
            data: Data(
                nibText(
                    """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadedController">
                    <connections>
                    <outlet property="label" destination="lab" id="c1"/>
                    <outlet property="view" destination="root" id="c2"/>
                    </connections>
                    </placeholder>
                    <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <subviews>
                    <label text="One" id="lab"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
                    \(button("b", "Count", connections: "<action selector=\"count:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\"/>"))
                    </subviews></view>
                    """
                ).utf8), bundle: nil)
        let owners = [
            LoadedController(nibName: nil, bundle: nil), LoadedController(nibName: nil, bundle: nil),
        ]
        for owner in owners { #expect(nib.instantiate(withOwner: owner).count == 1) }
        #expect(owners[0].label.text == "One" && owners[0].label !== owners[1].label)
        let control = try #require(owners[1].view.subviews.last as? UIButton)
        control.sendActions(for: .touchUpInside)
        #expect(owners.map(\.total) == [0, 1])
    }

    @Test("A controller finds the nib of its name, or of its class's name, with its view")
    func controllerNibs() throws {
        let files = try bundle([
            "Loose.xib": nibText(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                <connections><outlet property="view" destination="root" id="c2"/></connections>
                </placeholder>
                <view id="root" tag="7"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/></view>
                """)
        ])
        let controller = UIViewController(nibName: "Loose", bundle: files)
        #expect(controller.view.tag == 7)
    }

    // Xcode's help: a view that is not installed is made all the same, and has no superview.
    @Test(
        "An outlet to a view that is not installed for the size classes is set, and the view has no superview"
    )
    func notInstalled() {
        let owner = LoadedController(nibName: nil, bundle: nil)
        let texts = failureTexts {
            _ = UINib(
                data: Data(
                    nibText(
                        """
                        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadedController">
                        <connections><outlet property="label" destination="lab" id="c1"/></connections>
                        </placeholder>
                        <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                        <subviews>
                        <label text="One" id="lab"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
                        </subviews>
                        <variation key="widthClass=compact">
                        <mask key="subviews"><exclude reference="lab"/></mask>
                        </variation>
                        </view>
                        """
                    ).utf8), bundle: nil
            ).instantiate(withOwner: owner)
        }
        #expect(texts.isEmpty && owner.label?.text == "One" && owner.label?.superview == nil)
    }

    @Test("Registered nibs make cells with the identifier that they were registered for")
    func cells() throws {
        let files = try bundle([
            "Row.xib": nibText(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <tableViewCell id="cell" customClass="LoadedCell" customModule="HeadlessNibsTests">
                <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                <tableViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                <subviews><label text="Row" id="lab"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
                </tableViewCellContentView>
                <connections><outlet property="titleLabel" destination="lab" id="c"/></connections>
                </tableViewCell>
                """)
        ])
        _ = LoadingLog.take()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UINib(nibName: "Row", bundle: files), forCellReuseIdentifier: "row")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "row") as? LoadedCell)
        #expect(cell.reuseIdentifier == "row" && cell.titleLabel.superview === cell.contentView)
        #expect(LoadingLog.take() == "LoadedCell awakeFromNib, label Row")
    }

    @Test("A nib may have controllers, which are made with their views, and connected")
    func controllers() throws {
        let text = nibText(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <viewController id="c" customClass="LoadedController" customModule="HeadlessNibsTests">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews><label text="Tea" id="l"/>
            <button id="b"><connections><action selector="count:" destination="c" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view>
            <navigationItem key="navigationItem" title="Teas" id="n"/>
            <connections><outlet property="label" destination="l" id="o"/></connections></viewController>
            <view id="other"/>
            """)
        let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        let controller = try #require(made.first as? LoadedController)
        #expect(made.count == 2 && made[1] is UIView && made[1] as? UIView !== controller.view)
        #expect(controller.navigationItem.title == "Teas" && controller.label.superview === controller.view)
        (controller.view.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(controller.total == 1)
    }
}
