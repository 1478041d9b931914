import HeadlessUIKit
import Testing

@testable import HeadlessNibs

@MainActor
@Suite("Objects of nibs that are not views") struct NibObjectTests {
    @Test("Gesture recognizers have the classes and values of their elements")
    func recognizers() throws {
        let instance = try instance(
            """
            <view id="top"/>
            <tapGestureRecognizer cancelsTouchesInView="NO" delaysTouchesBegan="YES" numberOfTapsRequired="2" id="tap"/>
            <pongPressGestureRecognizer allowableMovement="20" minimumPressDuration="0.25" id="press"/>
            <panGestureRecognizer enabled="NO" minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="pan"/>
            <swipeGestureRecognizer direction="left" numberOfTouchesRequired="2" id="swipe"/>
            <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="edge">
            <rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
            <pinchGestureRecognizer id="pinch"/><rotationGestureRecognizer id="rotation"/>
            """)
        #expect(instance.report.text == "")
        let tap = try #require(instance.object("tap") as? UITapGestureRecognizer)
        #expect((tap.numberOfTapsRequired, tap.numberOfTouchesRequired) == (2, 1))
        #expect(
            (tap.cancelsTouchesInView, tap.delaysTouchesBegan, tap.delaysTouchesEnded) == (false, true, true))
        let press = try #require(instance.object("press") as? UILongPressGestureRecognizer)
        #expect((press.allowableMovement, press.minimumPressDuration) == (20, 0.25))
        let pan = try #require(instance.object("pan") as? UIPanGestureRecognizer)
        #expect((pan.minimumNumberOfTouches, pan.maximumNumberOfTouches, pan.isEnabled) == (2, 3, false))
        let swipe = try #require(instance.object("swipe") as? UISwipeGestureRecognizer)
        #expect((swipe.direction, swipe.numberOfTouchesRequired) == (.left, 2))
        #expect((instance.object("edge") as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
        #expect(instance.object("pinch") is UIPinchGestureRecognizer)
        #expect(instance.object("rotation") is UIRotationGestureRecognizer)
        #expect(instance.looseObjects.map(\.plan.kind).first == "tapGestureRecognizer")
    }

    @Test("A toolbar's items are objects of their own, in the order of the file, with the views inside")
    func toolbar() throws {
        let instance = try instance(
            """
            <toolbar barStyle="black" translucent="NO" id="bar"><items>
            <barButtonItem title="Brew" style="done" width="60" tag="4" id="brew">
            <color key="tintColor" systemColor="systemRedColor"/></barButtonItem>
            <barButtonItem systemItem="flexibleSpace" id="space"/>
            <barButtonItem enabled="NO" image="Pot" landscapeImage="Cup" id="pot">
            <inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/></barButtonItem>
            <barButtonItem id="own"><view key="customView" id="box"><subviews><label text="Tea" id="label"/></subviews>
            </view></barButtonItem></items></toolbar>
            """,
            resources: """
                <image name="Pot" width="20" height="20"/><image name="Cup" width="16" height="16"/>
                """)
        #expect(instance.report.text == "")
        let bar = try #require(instance.view("bar") as? UIToolbar)
        #expect((bar.barStyle, bar.isTranslucent) == (.black, false))
        let items = try #require(bar.items)
        #expect(items.elementsEqual(["brew", "space", "pot", "own"]) { $0 === instance.object($1) })
        #expect((items[0].style, items[0].width, items[0].tag) == (.done, 60, 4))
        #expect(items[0].tintColor == .systemRed)
        #expect(items[2].imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect((items[2].image?.size.width, items[2].landscapeImagePhone?.size.width) == (20, 16))
        #expect(!items[2].isEnabled)
        #expect(items[3].customView === instance.view("box"))
        #expect(instance.view("label")?.superview === items[3].customView)
    }

    @Test("A navigation item has its title, its view, its buttons on both sides, and how its title is shown")
    func navigationItem() throws {
        let instance = try instance(
            """
            <navigationBar largeTitles="YES" id="bar">
            <textAttributes key="titleTextAttributes">
            <fontDescription key="fontDescription" type="system" pointSize="21"/>
            <color key="textColor" systemColor="systemRedColor"/></textAttributes><items>
            <navigationItem title="Tea" prompt="Hot" largeTitleDisplayMode="never" hidesBackButton="YES" \
            leftItemsSupplementBackButton="YES" backButtonTitle="Back" id="item">
            <barButtonItem key="backBarButtonItem" title="Kitchen" id="back"/>
            <leftBarButtonItems><barButtonItem title="One" id="one"/><barButtonItem title="Two" id="two"/>
            </leftBarButtonItems><barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>
            <segmentedControl key="titleView" id="segments"><segments><segment title="A"/></segments></segmentedControl>
            </navigationItem></items></navigationBar>
            """)
        #expect(instance.report.text == "")
        let item = try #require(instance.object("item") as? UINavigationItem)
        let bar = try #require(instance.view("bar") as? UINavigationBar)
        #expect(bar.topItem === item)
        #expect(bar.prefersLargeTitles)
        #expect(bar.titleTextAttributes?[.font] as? UIFont == .systemFont(ofSize: 21))
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemRed)
        #expect((item.title, item.prompt, item.largeTitleDisplayMode) == ("Tea", "Hot", .never))
        #expect((item.hidesBackButton, item.leftItemsSupplementBackButton) == (true, true))
        #expect(item.backBarButtonItem === instance.object("back"))
        #expect(item.leftBarButtonItems?.map(\.title) == ["One", "Two"])
        #expect(item.rightBarButtonItem === instance.object("add"))
        #expect(item.titleView === instance.view("segments"))
    }

    @Test("A tab bar's items have images, badges and tags, and the one that the file names is selected")
    func tabs() throws {
        let instance = try instance(
            """
            <tabBar selectedItem="two" itemPositioning="centered" id="bar"><items>
            <tabBarItem title="Tea" image="Pot" selectedImage="Cup" badgeValue="3" tag="5" id="one"/>
            <tabBarItem systemItem="search" id="two"/></items>
            <color key="unselectedItemTintColor" systemColor="systemRedColor"/></tabBar>
            """,
            resources: """
                <image name="Pot" width="20" height="20"/><image name="Cup" width="16" height="16"/>
                """)
        #expect(instance.report.text == "")
        let bar = try #require(instance.view("bar") as? UITabBar)
        let item = try #require(bar.items?.first)
        #expect((item.title, item.badgeValue, item.tag) == ("Tea", "3", 5))
        #expect((item.image?.size.width, item.selectedImage?.size.width) == (20, 16))
        #expect(bar.selectedItem === instance.object("two"))
        #expect(bar.selectedItem?.title == "Search")
        #expect(bar.itemPositioning == .centered)
        #expect(bar.unselectedItemTintColor == .systemRed)
    }

    @Test("A collection view has the layout of its element, with its sizes")
    func layout() throws {
        let instance = try instance(
            """
            <collectionView id="list"><collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
            minimumLineSpacing="3" minimumInteritemSpacing="4" id="flow"><size key="itemSize" width="50" height="60"/>
            <size key="headerReferenceSize" width="7" height="8"/><inset key="sectionInset" minX="1" minY="2" maxX="3" \
            maxY="4"/></collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="tea" id="cell"/></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="head"/></collectionView>
            """)
        #expect(instance.report.text == "")
        let list = try #require(instance.view("list") as? UICollectionView)
        let flow = try #require(instance.object("flow") as? UICollectionViewFlowLayout)
        #expect(list.collectionViewLayout === flow)
        #expect((flow.scrollDirection, flow.itemSize) == (.horizontal, CGSize(width: 50, height: 60)))
        #expect((flow.minimumLineSpacing, flow.minimumInteritemSpacing) == (3, 4))
        #expect(flow.headerReferenceSize == CGSize(width: 7, height: 8))
        #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        let plan = try #require(instance.roots.first?.plan)
        #expect(plan.cells.map(\.reuseIdentifier) == ["tea"])
        #expect(plan.supplementaryViews.map(\.kind) == [UICollectionView.elementKindSectionHeader])
    }

    @Test("An object of a class that the file names is made by the application, and set up as the file says")
    func customObject() throws {
        final class Recognizer: UITapGestureRecognizer {}
        let document = try nib(
            """
            <view id="top"/><tapGestureRecognizer numberOfTapsRequired="3" customClass="Recognizer" id="tap"/>
            <customObject customClass="Kettle" id="kettle"><connections>
            <outlet property="view" destination="top" id="o"/></connections></customObject>
            """)
        var builder = NibBuilder()
        builder.makeObject = { plan, fill in
            guard plan.customClass?.name == "Recognizer" else { return nil }
            let recognizer = Recognizer()
            fill(recognizer)
            return recognizer
        }
        let instance = builder.instantiate(NibPlan(document))
        #expect(instance.report.text == "")
        let tap = try #require(instance.object("tap") as? Recognizer)
        #expect(tap.numberOfTapsRequired == 3)
        let kettle = try #require(instance.looseObjects.last)
        #expect((kettle.plan.customClass?.name, kettle.plan.connections.count) == ("Kettle", 1))
    }

    @Test(
        "What an object's element cannot have is in the report with its line",
        arguments: [
            (
                "<tapGestureRecognizer glow=\"YES\" id=\"x\"/>",
                "<tapGestureRecognizer> x: glow=\"YES\" is not known"
            ),
            (
                "<swipeGestureRecognizer direction=\"inward\" id=\"x\"/>",
                "<swipeGestureRecognizer> x: direction cannot be \"inward\""
            ),
            (
                "<tapGestureRecognizer numberOfTapsRequired=\"0\" id=\"x\"/>",
                "<tapGestureRecognizer> x: numberOfTapsRequired cannot be \"0\""
            ),
            (
                "<toolbar id=\"x\"><items><hologram id=\"y\"/></items></toolbar>", "<hologram> y is not known"
            ),
            (
                "<tabBar selectedItem=\"y\" id=\"x\"/>",
                "<tabBar> x: selectedItem refers to \"y\", which is not there"
            ),
            (
                "<view id=\"x\"><constraints><constraint firstItem=\"t\" firstAttribute=\"width\" constant=\"1\" "
                    + "id=\"c\"/></constraints></view><tapGestureRecognizer id=\"t\"/>",
                "<constraint> c: firstItem refers to \"t\", which is not there"
            ),
        ])
    func report(_ source: String, _ text: String) throws {
        #expect(try instance(source).report.text == "Test.xib:5: " + text)
    }
}
