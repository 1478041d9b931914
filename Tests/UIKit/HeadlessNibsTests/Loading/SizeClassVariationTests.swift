import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

// Xcode's help: a view that is not installed for the current size classes is made all the same, and has no superview;
// when the size classes change, the views and constraints that are installed for the new ones are added.
@MainActor @Suite("Views of a nib when size classes change", .serialized) struct SizeClassVariationTests {
    /// Shows a controller whose view is a nib's.
    private func show(_ content: String, _ body: @MainActor (UIWindow, UIView) throws -> Void) throws {
        let text = nibText(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
            <connections><outlet property="view" destination="root" id="o"/></connections></placeholder>
            <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(content)
            </view>
            """)
        let files = try bundle(["Turning.xib": text])
        let texts = try failureTexts {
            try UIApplication.withShared(UIApplication()) {
                let window = UIWindow(frame: UIScreen.main.bounds)
                let controller = UIViewController(nibName: "Turning", bundle: files)
                window.rootViewController = controller
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
                try body(window, controller.view)
            }
        }
        #expect(texts == [])
    }

    private func rotate(to orientation: UIDeviceOrientation, _ view: UIView) {
        SimulatedDevice.current.rotate(to: orientation)
        view.window?.layoutIfNeeded()
    }

    private static func label(_ id: String, _ text: String) -> String {
        """
        <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="0" y="0" width="50" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    private func texts(of view: UIView) -> [String] {
        view.subviews.compactMap { ($0 as? UILabel)?.text }
    }

    @Test(
        "A view that is installed for one size class comes when the device turns, and goes when it turns back"
    )
    func views() throws {
        try show(
            """
            <subviews>\(Self.label("a", "A"))\(Self.label("b", "B"))\(Self.label("c", "C"))</subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id="2"/>
            <constraint firstItem="c" firstAttribute="top" secondItem="root" secondAttribute="top" constant="9" id="3"/>
            </constraints>
            <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
            <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/>
            <exclude reference="c"/></mask></variation>
            """
        ) { _, view in
            #expect(texts(of: view) == ["A", "C"])
            rotate(to: .landscapeLeft, view)
            #expect(texts(of: view) == ["A", "B"])
            #expect(abs(view.subviews[1].frame.minY - view.subviews[0].frame.maxY - 8) < 0.01)
            rotate(to: .portrait, view)
            #expect(texts(of: view) == ["A", "C"])
            #expect(view.subviews.last?.frame.minY == 9)
            rotate(to: .landscapeRight, view)
            #expect(texts(of: view) == ["A", "B"])
            #expect(abs(view.subviews[1].frame.minY - view.subviews[0].frame.maxY - 8) < 0.01)
        }
    }

    @Test("Constraints are installed, and have their constants and priorities, by size class")
    func constraints() throws {
        try show(
            """
            <subviews>\(Self.label("a", "A"))</subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="1">
            <variation key="heightClass=compact" constant="70"/></constraint>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="2"/>
            <constraint firstItem="a" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="3"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="3"/></mask></variation>
            <variation key="heightClass=compact"><mask key="constraints"><exclude reference="2"/>
            <include reference="3"/></mask></variation>
            """
        ) { _, view in
            #expect(view.subviews[0].frame.origin == CGPoint(x: 10, y: 20))
            rotate(to: .landscapeLeft, view)
            #expect(view.subviews[0].frame.minX == 70)
            #expect(abs(view.subviews[0].frame.midY - view.bounds.midY) <= 0.5)
            rotate(to: .portrait, view)
            #expect(view.subviews[0].frame.origin == CGPoint(x: 10, y: 20))
        }
    }

    @Test("Values vary, and have their defaults again where the file has none; what code set otherwise stays")
    func values() throws {
        try show(
            """
            <subviews><stackView opaque="NO" axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0" y="0" width="50" height="20"/>
            <subviews>\(Self.label("a", "A"))
            <label hidden="YES" text="B" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="0" y="0" width="50" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="heightClass=compact" hidden="NO"><fontDescription key="fontDescription" type="boldSystem" \
            pointSize="30"/></variation></label>
            <label text="C" translatesAutoresizingMaskIntoConstraints="NO" id="c">
            <rect key="frame" x="0" y="0" width="50" height="20"/>
            <variation key="heightClass=compact" hidden="YES"><color key="backgroundColor" red="1" green="0.0" blue="0.0" \
            alpha="1" colorSpace="custom" customColorSpace="sRGB"/></variation></label></subviews>
            <variation key="heightClass=compact" axis="horizontal" alignment="center"/>
            </stackView></subviews>
            <constraints>
            <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
            </constraints>
            """
        ) { _, view in
            let stack = try #require(view.subviews.first as? UIStackView)
            let labels = stack.arrangedSubviews.compactMap { $0 as? UILabel }
            labels[1].text = "of code"
            stack.spacing = 11
            @MainActor func state() -> String {
                let second = labels[1], third = labels[2]
                return
                    "\(stack.axis == .vertical ? "vertical" : "horizontal") \(stack.alignment == .fill ? "fill" : "center") "
                    + "\(stack.spacing) \(second.isHidden) \(second.font.pointSize) \(second.text ?? "") "
                    + "\(third.isHidden) \(third.backgroundColor == nil ? "clear" : "red")"
            }
            #expect(state() == "vertical fill 11.0 true 17.0 of code false clear")
            rotate(to: .landscapeLeft, view)
            #expect(state() == "horizontal center 11.0 false 30.0 of code true red")
            rotate(to: .portrait, view)
            #expect(state() == "vertical fill 11.0 true 17.0 of code false clear")
        }
    }

    @Test("Arranged subviews come to their places in a stack")
    func stacks() throws {
        try show(
            """
            <subviews><stackView opaque="NO" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0" y="0" width="50" height="20"/>
            <subviews>\(Self.label("a", "A"))\(Self.label("b", "B"))\(Self.label("c", "C"))</subviews>
            <variation key="heightClass=regular"><mask key="subviews"><exclude reference="a"/>
            <exclude reference="b"/></mask></variation>
            </stackView></subviews>
            <constraints>
            <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
            </constraints>
            """
        ) { _, view in
            let stack = try #require(view.subviews.first as? UIStackView)
            @MainActor func arranged() -> [String] {
                stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text }
            }
            #expect(arranged() == ["C"])
            rotate(to: .landscapeLeft, view)
            #expect(arranged() == ["A", "B", "C"])
            rotate(to: .portrait, view)
            #expect(arranged() == ["C"] && stack.subviews.count == 1)
        }
    }

    @Test("Turning there and back makes one plan for each pair of size classes")
    func plans() throws {
        let document = try nib(
            """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <variation key="heightClass=compact" alpha="0.5"/></view>
            """)
        let upright = NibSizeClasses(horizontal: .compact, vertical: .regular)
        let lying = NibSizeClasses(horizontal: .compact, vertical: .compact)
        let plan = NibPlan(document, for: upright, keepsLeftOut: true)
        let turned = plan.plan(for: lying)
        #expect(plan.varies && turned !== plan)
        #expect(turned.plan(for: upright) === plan && turned.plan(for: lying) === turned)
        #expect(plan.plan(for: lying) === turned)
    }

    @Test("The views have changed when traitCollectionDidChange is called")
    func order() throws {
        let texts = try failureTexts {
            try UIApplication.withShared(UIApplication()) {
                let window = UIWindow(frame: UIScreen.main.bounds)
                let log = TraitLog(
                    nibName: "Turning",
                    bundle: try bundle([
                        "Turning.xib": nibText(
                            """
                            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                            <connections><outlet property="view" destination="root" id="o"/></connections></placeholder>
                            <view id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>\(Self.label("a", "A"))</subviews>
                            <variation key="heightClass=regular"><mask key="subviews"><exclude reference="a"/></mask></variation>
                            </view>
                            """)
                    ]))
                window.rootViewController = log
                window.makeKeyAndVisible()
                SimulatedDevice.current.rotate(to: .landscapeLeft)
                #expect(log.counts == [1])
            }
        }
        #expect(texts == [])
    }

    @Test("Cells follow their size classes, and nothing of a view is kept by what changes it")
    func cells() throws {
        let files = try bundle([
            "Row.xib": nibText(
                """
                <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                <tableViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                <subviews>\(Self.label("a", "A"))\(Self.label("b", "B"))</subviews>
                <variation key="heightClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation>
                </tableViewCellContentView></tableViewCell>
                """)
        ])
        weak var gone: UIView?
        try UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            let cell = try #require(
                UINib(nibName: "Row", bundle: files).instantiate(withOwner: nil).first as? UITableViewCell)
            window.addSubview(cell)
            gone = cell
            #expect(texts(of: cell.contentView) == ["A", "B"])
            SimulatedDevice.current.rotate(to: .landscapeLeft)
            #expect(texts(of: cell.contentView) == ["A"])
            cell.removeFromSuperview()
        }
        #expect(gone == nil)
    }
}

private final class TraitLog: UIViewController {
    var counts: [Int] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        counts.append(view.subviews.count)
    }
}
