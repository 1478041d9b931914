import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

/// How each element is found, and what is said if it is not.
@MainActor @Suite("Finding elements", .robot) struct FindingTests {
    private let window = UIWindow.createWindowForTesting()

    init() {
        XCUIApplication.register(ElementCase.PageView.self, as: .webView)
    }

    @Test("An element is found by its identifier and by its label", arguments: ElementCase.all)
    func names(_ item: ElementCase) {
        let view = window.add(item.makeView(), "thing", y: 100)
        let element = item.element("thing", App.shared)
        #expect(element.type == item.type)
        #expect(element.underlyingXCUIElement.view === view)
        view.accessibilityIdentifier = nil
        view.accessibilityLabel = "Thing"
        #expect(!element.underlyingXCUIElement.exists)
        #expect(item.element("Thing", App.shared).underlyingXCUIElement.view === view)
        #expect(item.element("Thing", App.shared).label == "Thing")
        #expect(item.element("Thing", App.shared).frameInScreen == view.frame)
    }

    @Test("An element is found inside its parent alone", arguments: ElementCase.all)
    func parents(_ item: ElementCase) {
        var views: [UIView] = []
        for (index, id) in ["first", "second", "third"].enumerated() {
            let box = window.add(UIView(), id, y: 60 + 260 * CGFloat(index), height: 240)
            guard id != "third" else { continue }
            let view = item.makeView()
            view.frame = box.bounds
            view.accessibilityIdentifier = "thing"
            box.addSubview(view)
            views.append(view)
        }
        for (id, view) in zip(["first", "second"], views) {
            #expect(item.element("thing", View(id: id)).underlyingXCUIElement.view === view)
        }
        let element = item.element("thing", View(id: "third"))
        #expect(!element.underlyingXCUIElement.exists)
        #expect(
            firstLines { element.waitFor(.exists, timeout: 1) } == [
                "Failed awaiting element to be exists with timeout 1.0: \(item.testDescription) \"thing\" in View \"third\" does not exist."
            ])
    }

    @Test("An element of another type with the name is named in the failure", arguments: ElementCase.all)
    func types(_ item: ElementCase) {
        let other = item.type == .other ? UILabel() : UIView()
        window.add(other, "thing", y: 100)
        let type = item.type == .other ? "staticText" : "other"
        #expect(
            firstLines(2) { item.element("thing", App.shared).waitFor(.exists, timeout: 2) } == [
                "Failed awaiting element to be exists with timeout 2.0: \(item.testDescription) \"thing\" does not exist.\n"
                    + "Nearest: \(type) #thing: type is .\(type), wanted .\(item.type)."
            ])
    }

    @Test("The element at an index is one of those with the name; one too many is a failure")
    func indices() {
        let buttons = (0..<3).map { window.addButton("Edit", y: 100 + 60 * CGFloat($0)) }
        for (index, button) in buttons.enumerated() {
            #expect(Button(id: "Edit", index: index).underlyingXCUIElement.view === button)
        }
        #expect(
            firstLines(2) { Button(id: "Edit", index: 3).tap() } == [
                "Failed awaiting element to be exists with timeout 30.0: Button \"Edit\"[3] does not exist.\n"
                    + "app.buttons.matching(identifier: \"Edit\") finds 3 elements; the index 3 is out of range."
            ])
    }

    @Test(
        "Without an identifier, the first element of the type is meant, and its absence is said plainly",
        arguments: [
            (ScrollView() as any Element, "ScrollView", "scrollView"), (Table(), "Table", "table"),
            (CollectionView(), "CollectionView", "collectionView"), (NavBar(), "NavBar", "navigationBar"),
            (TabBar(), "TabBar", "tabBar"), (keyboard, "Keyboard", "keyboard"), (Image(), "Image", "image"),
            (PageIndicator(), "PageIndicator", "pageIndicator"), (Alert(id: nil), "Alert", "alert"),
            (SegmentedControl(), "SegmentedControl", "segmentedControl"), (Icon(), "Icon", "icon"),
        ])
    func nameless(_ element: any Element, name: String, type: String) {
        #expect(
            firstLines(2) { element.waitFor(.exists, timeout: 0) } == [
                "Failed awaiting element to be exists with timeout 0.0: \(name) does not exist.\n"
                    + "There is no element of type .\(type)."
            ])
    }

    @Test("The whole text of an element that does not exist shows what there is, and the nearest")
    func wholeText() {
        window.addButton("Log out", y: 100)
        window.add(UILabel(), y: 200).text = "Welcome"
        #expect(
            failureTexts { Button(id: "Log uot").tap() } == [
                """
                Failed awaiting element to be exists with timeout 30.0: Button "Log uot" does not exist.
                Nearest: button "Log out": label is "Log out", wanted "Log uot".
                The elements:
                  application "App" (0 0; 390 844)
                    button "Log out" (20 100; 200 44) <-- nearest miss
                    staticText "Welcome" (20 200; 200 44)
                """
            ])
    }

    @Test("A parent that does not exist is named")
    func missingParent() {
        #expect(
            failureTexts { Table().cell(index: 4).tap() } == [
                """
                Failed awaiting element to be exists with timeout 30.0: Cell[4] in Table does not exist.
                Already app.tables.element(boundBy: 0) finds none.
                There is no element of type .table.
                The elements:
                  application "App" (0 0; 390 844)
                """
            ])
    }
}
