import HeadlessUIKit
import Testing

@testable import HeadlessNibs

@MainActor
@Suite("What Xcode adds to nibs at build time") struct NibBuildTimeTests {
    @Test(
        "A view with a fixed frame follows its superview's size as its autoresizing mask says",
        arguments: [
            ("", CGRect(x: 10, y: 20, width: 30, height: 40)),
            ("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", CGRect(x: 10, y: 20, width: 30, height: 40)),
            ("widthSizable=\"YES\" heightSizable=\"YES\"", CGRect(x: 10, y: 20, width: 130, height: 90)),
            ("flexibleMinX=\"YES\" flexibleMinY=\"YES\"", CGRect(x: 110, y: 70, width: 30, height: 40)),
        ])
    func fixedFrames(_ mask: String, _ frame: CGRect) throws {
        let instance = try instance(
            """
            <view id="top"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="10" y="20" width="30" height="40"/>
            <autoresizingMask key="autoresizingMask" \(mask)/></view>
            </subviews></view>
            """)
        #expect(instance.report.text == "")
        let (top, box) = try (#require(instance.view("top")), #require(instance.view("box")))
        top.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        top.frame.size = CGSize(width: 200, height: 150)
        top.layoutIfNeeded()
        #expect(box.frame == frame)
    }

    @Test("A view with a fixed frame keeps it, although Auto Layout aligns less of it")
    func fixedAlignment() throws {
        let instance = try instance(
            """
            <view id="top"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <subviews><switch fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="switch">
            <rect key="frame" x="10" y="20" width="51" height="31"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></switch></subviews></view>
            """)
        let (top, control) = try (#require(instance.view("top")), #require(instance.view("switch")))
        top.layoutIfNeeded()
        #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    }

    @Test(
        "A button without a font in the file has that of a new button of its type",
        arguments: [("", 18), ("buttonType=\"system\"", 15), ("buttonType=\"roundedRect\"", 15)]
            as [(String, CGFloat)])
    func buttonFonts(_ type: String, _ size: CGFloat) throws {
        let button = try instance("<button \(type) id=\"b\"/>").view("b") as? UIButton
        #expect(button?.titleLabel?.font == .systemFont(ofSize: size))
    }

    @Test("A button of the application's class has the type in the file")
    func buttonTypes() throws {
        let instance = try instance(
            "<button buttonType=\"system\" customClass=\"HurryButton\" customModule=\"Errands\" id=\"b\"/>",
            isOnCanvas: true)
        let button = try #require(instance.view("b") as? UIButton)
        #expect(button.buttonType == .system && button.titleLabel?.font == .systemFont(ofSize: 15))
    }

    // Frames that Xcode stored in public nibs.
    @Test("A button with a configuration does not show the title that it had before")
    func formerTitles() throws {
        let instance = try instance(
            """
            <button buttonType="system" id="b"><state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" image="camera" catalog="system"/></button>
            """)
        let button = try #require(instance.view("b") as? UIButton)
        #expect(button.currentTitle == nil && button.currentImage != nil)
        #expect(instance.report.text == "")
    }

    @Test("A stack view with margins in the file arranges its subviews within them")
    func stackMargins() throws {
        let instance = try instance(
            """
            <stackView axis="vertical" id="stack"><rect key="frame" x="0" y="0" width="100" height="80"/>
            <subviews><view id="box"/></subviews>
            <directionalEdgeInsets key="directionalLayoutMargins" top="16" leading="4" bottom="6" trailing="10"/>
            </stackView>
            """)
        instance.view("stack")?.layoutIfNeeded()
        #expect(instance.view("box")?.frame == CGRect(x: 4, y: 16, width: 86, height: 58))
    }

    @Test("The guides of bars, of before there were safe areas, are at the edges of the safe area")
    func barGuides() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
            <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
            <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/>
            </layoutGuides>
            <view key="view" id="top"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="c1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="c2"/>
            </constraints></view></viewController></objects></scene></scenes></document>
            """
        let instance = NibBuilder().instantiate(
            NibPlan(try NibDocument(reading: Array(text.utf8), file: "Old.storyboard")))
        #expect(instance.report.text == "")
        let (top, box) = try (#require(instance.view("top")), #require(instance.view("box")))
        let controller = UIViewController()
        controller.view = top
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let safe = top.safeAreaInsets
        #expect(safe.top >= 64)
        #expect((box.frame.minY, box.frame.maxY) == (safe.top, 400 - safe.bottom))
        window.isHidden = true
    }
}
