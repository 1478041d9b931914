import HeadlessUIKit
import Testing

@testable import HeadlessNibs

@MainActor
@Suite("Views of nibs") struct NibBuilderTests {
    // As wide as labels in "System Bold" in public nibs; `boldSystemFont` is semibold.
    @Test("The system's bold font of a nib is bold, and that of code semibold")
    func bold() throws {
        let label = try instance(
            """
            <label text="Tea" id="label">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/></label>
            """
        ).view("label")
        #expect((label as? UILabel)?.font == .systemFont(ofSize: 15, weight: .bold))
        #expect(UIFont.boldSystemFont(ofSize: 15) == .systemFont(ofSize: 15, weight: .semibold))
    }

    @Test("A font may have the system's size, and a symbol one colour in several shades")
    func words() throws {
        let instance = try instance(
            """
            <view id="top"><subviews>
            <label text="Tea" id="label"><fontDescription key="fontDescription" type="system" size="system"/></label>
            <imageView id="image"><imageReference key="image" image="Kettle" renderingMode="hierarchical-single"/>
            </imageView></subviews></view>
            """, resources: "<image name=\"Kettle\" width=\"31\" height=\"17\"/>")
        #expect(instance.report.text == "")
        #expect((instance.view("label") as? UILabel)?.font == .systemFont(ofSize: UIFont.systemFontSize))
        #expect((instance.view("image") as? UIImageView)?.image?.renderingMode == .automatic)
    }

    @Test("Views have the classes, frames and values of their elements, in their order")
    func values() throws {
        let instance = try instance(
            """
            <view contentMode="scaleAspectFit" alpha="0.5" hidden="YES" tag="7" clipsSubviews="YES" id="top">
            <rect key="frame" x="10" y="20.5" width="300" height="200"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
            <subviews>
            <label text="Tea &amp; cake" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="2" id="label">
            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
            <color key="textColor" systemColor="secondaryLabelColor"/></label>
            <imageView image="Kettle" horizontalHuggingPriority="251" id="image"/>
            <switch on="YES" id="switch"/>
            <stackView axis="vertical" spacing="12" alignment="center" distribution="fillEqually" id="stack">
            <subviews><button buttonType="system" id="button"><state key="normal" title="Brew"/></button></subviews>
            </stackView>
            </subviews>
            <color key="backgroundColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
            </view>
            """, resources: "<image name=\"Kettle\" width=\"31\" height=\"17\"/>")
        #expect(instance.report.text == "")
        let top = try #require(instance.view("top"))
        #expect(top.frame == CGRect(x: 10, y: 20.5, width: 300, height: 200))
        #expect(top.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
        #expect((top.alpha, top.isHidden, top.tag, top.clipsToBounds) == (0.5, true, 7, true))
        #expect(top.backgroundColor == UIColor(white: 0.25, alpha: 1))
        #expect(
            top.subviews.map { "\(type(of: $0))" } == ["UILabel", "UIImageView", "UISwitch", "UIStackView"])
        let label = try #require(instance.view("label") as? UILabel)
        #expect((label.text, label.numberOfLines, label.textAlignment) == ("Tea & cake", 2, .center))
        #expect(label.font == .systemFont(ofSize: 15, weight: .semibold))
        #expect(label.textColor == .secondaryLabel)
        let image = try #require(instance.view("image") as? UIImageView)
        #expect(image.image?.size == CGSize(width: 31, height: 17))
        #expect(image.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect((instance.view("switch") as? UISwitch)?.isOn == true)
        let stack = try #require(instance.view("stack") as? UIStackView)
        #expect((stack.axis, stack.spacing, stack.alignment) == (.vertical, 12, .center))
        #expect(stack.distribution == .fillEqually)
        #expect((stack.arrangedSubviews.first as? UIButton)?.title(for: .normal) == "Brew")
    }

    @Test("Constraints relate views, their superviews and guides, with priority, multiplier and identifier")
    func constraints() throws {
        let instance = try instance(
            """
            <view id="top"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
            constant="12" id="c1"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="top" constant="7" id="c2"/>
            <constraint firstItem="box" firstAttribute="width" secondItem="top" secondAttribute="width" \
            multiplier="1:4" identifier="quarter" id="c3"/>
            <constraint firstItem="box" firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="c4"/>
            <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" priority="250" id="c5"/>
            <constraint firstItem="box" firstAttribute="height" constant="90" placeholder="YES" id="c6"/>
            </constraints></view>
            """)
        #expect(instance.report.text == "")
        let (top, box) = try (#require(instance.view("top")), #require(instance.view("box")))
        top.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 12, y: 7, width: 80, height: 193))
        #expect(instance.constraints["c3"]?.identifier == "quarter")
        #expect(instance.constraints["c4"]?.relation == .greaterThanOrEqual)
        #expect(instance.constraints["c5"]?.priority == .defaultLow)
        #expect(instance.constraints["c6"] == nil)
    }

    @Test("On the canvas placeholder constraints count, and views have the sizes that were typed for them")
    func canvas() throws {
        let source = """
            <view id="top"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" placeholderIntrinsicWidth="44" \
            placeholderIntrinsicHeight="infinite" id="box"/></subviews>
            <constraints>
            <constraint firstItem="box" firstAttribute="height" constant="90" placeholder="YES" id="c1"/>
            </constraints></view>
            """
        let drawn = try instance(source, isOnCanvas: true)
        drawn.view("top")?.layoutIfNeeded()
        #expect(drawn.view("box")?.bounds.size == CGSize(width: 44, height: 90))
        let loaded = try instance(source)
        loaded.view("top")?.layoutIfNeeded()
        #expect(loaded.view("box")?.bounds.size == .zero)
    }

    @Test(
        "What is not known is in the report with its line, and the rest is made",
        arguments: [
            ("<hologram id=\"x\"/>", "Test.xib:5: <hologram> x is not known"),
            (
                "<view id=\"x\"><subviews>\n<hologram id=\"y\"/></subviews></view>",
                "Test.xib:6: <hologram> y is not known"
            ),
            ("<label glow=\"YES\" id=\"x\"/>", "Test.xib:5: <label> x: glow=\"YES\" is not known"),
            (
                "<label textAlignment=\"up\" id=\"x\"/>",
                "Test.xib:5: <label> x: textAlignment cannot be \"up\""
            ),
            (
                "<label numberOfLines=\"two\" id=\"x\"/>",
                "Test.xib:5: <label> x: numberOfLines cannot be \"two\""
            ),
            (
                "<label id=\"x\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\"/></label>",
                "Test.xib:5: <rect>: frame cannot be \"x 1 y 2 width 3\""
            ),
            (
                "<view id=\"x\"><halo key=\"aura\"/></view>",
                "Test.xib:5: <view> x: <halo> for aura is not known"
            ),
            ("<imageView image=\"Pot\" id=\"x\"/>", "Test.xib:5: <imageView> x: there is no image \"Pot\""),
            ("<mapView id=\"x\"/>", "Test.xib:5: <mapView> x: there is no class mapView"),
            (
                "<view id=\"x\"><constraints><constraint firstItem=\"x\" firstAttribute=\"width\" secondItem=\"z\" "
                    + "secondAttribute=\"width\" id=\"c\"/></constraints></view>",
                "Test.xib:5: <constraint> c: secondItem refers to \"z\", which is not there"
            ),
            (
                "<view id=\"x\"><constraints><constraint firstAttribute=\"top\" id=\"c\"/></constraints></view>",
                "Test.xib:5: <constraint> c: top needs a second item"
            ),
            (
                "<view id=\"x\"><constraints><constraint firstItem=\"x\" firstAttribute=\"top\" secondItem=\"x\" "
                    + "secondAttribute=\"leading\" id=\"c\"/></constraints></view>",
                "Test.xib:5: <constraint> c: top and leading cannot be compared"
            ),
            (
                "<view id=\"x\"><constraints><constraint firstItem=\"x\" firstAttribute=\"leading\" secondItem=\"x\" "
                    + "id=\"c\"/></constraints></view>",
                "Test.xib:5: <constraint> c: leading and nothing cannot be compared"
            ),
            (
                "<view id=\"x\"><constraints><constraint firstItem=\"x\" firstAttribute=\"leading\" secondItem=\"x\" "
                    + "secondAttribute=\"left\" id=\"c\"/></constraints></view>",
                "Test.xib:5: <constraint> c: leading and left cannot be compared"
            ),
            (
                "<view id=\"y\"/><view id=\"x\"><constraints><constraint firstItem=\"x\" firstAttribute=\"top\" "
                    + "secondItem=\"y\" secondAttribute=\"top\" id=\"c\"/></constraints></view>",
                "Test.xib:5: <constraint> c: its items have no common ancestor"
            ),
        ])
    func report(_ source: String, _ text: String) throws {
        let instance = try instance(source + "\n<view tag=\"3\" id=\"last\"/>")
        #expect(instance.report.text == text)
        #expect(instance.view("last")?.tag == 3)
    }

    @Test("A cell's labels and its content view are those that the cell has")
    func cells() throws {
        let instance = try instance(
            """
            <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" \
            reuseIdentifier="tea" id="cell"><rect key="frame" x="0" y="0" width="320" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><subviews>
            <label text="Assam" id="t"/><label text="Strong" id="d"/></subviews></tableViewCellContentView>
            </tableViewCell>
            """)
        #expect(instance.report.text == "")
        let cell = try #require(instance.view("cell") as? UITableViewCell)
        #expect(cell.reuseIdentifier == "tea")
        #expect(instance.view("content") === cell.contentView)
        #expect(cell.textLabel?.text == "Assam")
        #expect(instance.view("d") === cell.detailTextLabel)
    }

    @Test("A plan makes as many hierarchies as are asked for, each of its own")
    func severalTimes() throws {
        let plan = NibPlan(
            try nib("<view id=\"top\"><subviews><label text=\"Tea\" id=\"label\"/></subviews></view>"))
        let instances = [NibBuilder().instantiate(plan), NibBuilder().instantiate(plan)]
        let labels = instances.compactMap { $0.view("label") as? UILabel }
        #expect(labels.map(\.text) == ["Tea", "Tea"])
        #expect(labels.first !== labels.last)
    }

    // As in frames that Xcode stored in public nibs.
    @Test("On the canvas, indicators that do not spin are shown, and hidden ones that spin are not")
    func indicators() throws {
        let instance = try instance(
            """
            <view id="top"><rect key="frame" x="0" y="0" width="90" height="40"/><subviews>
            <activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="medium" id="still"/>
            <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="medium" id="spinning"/>
            <activityIndicatorView hidden="YES" hidesWhenStopped="YES" animating="YES" id="hidden"/>
            </subviews></view>
            """, isOnCanvas: true)
        #expect(["still", "spinning", "hidden"].map { instance.view($0)?.isHidden } == [false, false, true])
    }
}
