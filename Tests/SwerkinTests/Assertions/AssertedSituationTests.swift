import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

/// Which elements exist for steps, and which of several is meant.
@MainActor @Suite("What steps see", .robot) struct AssertedSituationTests {
    private let window = UIWindow.createWindowForTesting()

    /// Adds a label with an identifier.
    @discardableResult
    private func addLabel(_ text: String, _ id: String, y: CGFloat = 100, to view: UIView? = nil) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
        label.text = text
        label.accessibilityIdentifier = id
        (view ?? window).addSubview(label)
        return label
    }

    /// A view over the whole window.
    private func addCover() -> UIView {
        let cover = UIView(frame: window.bounds)
        cover.backgroundColor = .white
        cover.accessibilityIdentifier = "cover"
        window.addSubview(cover)
        return cover
    }

    @Test(
        "What is hidden does not exist, and the failure says that it is there",
        arguments: [
            Hiding(#"UILabel "Total" #total is there, but it is hidden."#) { $0.isHidden = true },
            Hiding(#"UILabel "Total" #total is there, but it has alpha 0.0."#) { $0.alpha = 0 },
            Hiding(#"UILabel "Total" #total is there, but UIView #box is hidden."#) {
                $0.superview?.isHidden = true
            },
        ])
    fileprivate func hidden(_ hiding: Hiding) {
        let box = UIView(frame: window.bounds)
        box.accessibilityIdentifier = "box"
        window.addSubview(box)
        let label = addLabel("Total", "total", to: box)
        Then.IShouldSeeElement("total")
        hiding.hide(label)
        Then.IShouldNotSeeElement("total")
        Then.IShouldNotSeeElement(withLabel: "Total")
        Then.IShouldNotBeAbleToSeeElement(withLabel: "Total")
        Then.IShouldNotBeAbleToTouchElement(withText: "Total")
        #expect(
            failureTexts { Then.IShouldSeeElement("total") } == [
                """
                Then IShouldSeeElement(_:): total: failed after 2 s of virtual time.
                Did not find element with id "total" within 2 s.
                \(hiding.reason)
                """
            ])
    }

    @Test("What is off screen exists, but cannot be seen or touched")
    func offScreen() {
        addLabel("Total", "total", y: 5000)
        Then.IShouldSeeLabel("total", withText: "Total")
        Then.IShouldNotBeAbleToSeeElement(withLabel: "Total")
        Then.IShouldNotBeAbleToTouchElement(withText: "Total")
        #expect(
            failureTexts { Then.IShouldNotSeeElement("total") } == [
                """
                Then IShouldNotSeeElement(_:): total: failed.
                Expected no element with id "total", but found staticText "Total" #total at (20 5000; 200 30).
                It is off screen or covered, but only hidden elements count as absent.
                """
            ])
    }

    @Test("What a scroll view has scrolled away exists, but cannot be seen")
    func clipped() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        scrollView.contentSize = CGSize(width: 390, height: 1000)
        window.addSubview(scrollView)
        addLabel("Total", "total", y: 300, to: scrollView)
        Then.IShouldSeeElement("total")
        Then.IShouldNotBeAbleToSeeElement(withLabel: "Total")
        scrollView.contentOffset.y = 200
        #expect(
            failureTexts { Then.IShouldNotBeAbleToSeeElement(withLabel: "Total") } == [
                """
                Then IShouldNotBeAbleToSeeElement(withLabel:): Total: failed.
                Expected element with label "Total" not to be visible, but found staticText "Total" #total \
                at (20 200; 200 30).
                """
            ])
    }

    @Test("What is covered exists, but cannot be seen or touched")
    func covered() {
        addLabel("Total", "total")
        let cover = addCover()
        Then.IShouldSeeElement(withLabel: "Total")
        Then.IShouldNotBeAbleToSeeElement(withLabel: "Total")
        Then.IShouldNotBeAbleToTouchElement(withText: "Total")
        #expect(
            failureTexts { Then.IShouldBeAbleToTouchElement(withText: "Total") } == [
                """
                Then IShouldBeAbleToTouchElement(withText:): Total: failed after 2 s of virtual time.
                Expected element with label "Total" to be touchable, but it is covered by UIView #cover \
                at (0 0; 390 844) of the window.
                """
            ])
        #expect(!cover.isHidden)
    }

    @Test("Elements that are not views are found, and those inside an accessibility element")
    func elementsInside() {
        let chart = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "July"
        bar.accessibilityIdentifier = "bar"
        bar.accessibilityValue = "20 sales"
        bar.accessibilityTraits = [.button, .selected]
        bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 20, height: 100)
        chart.accessibilityElements = [bar]
        window.addSubview(chart)
        let card = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 100))
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card"
        window.addSubview(card)
        addLabel("1234", "number", y: 10, to: card)
        Then.IShouldSeeElement("bar", withValue: "20 sales")
        Then.IShouldSeeElement("bar", withTrait: .selected)
        Then.IShouldSeeButton("bar", containsText: "July")
        Then.IShouldSeeButton(withLabel: "July", isEnabled: true)
        Then.IShouldSeeLabel("number", withText: "1234")
        // A finger needs no accessibility element.
        Then.IShouldBeAbleToTouchElement(withText: "1234")
        Then.IShouldBeAbleToTouchElement(withText: "July")
        #expect(
            Then.elementIsTappable(withIdentifier: "number") && Then.elementIsTappable(withIdentifier: "bar"))
        #expect(Then.element(withIdentifier: "bar") === chart)
        #expect(
            failureTexts { Then.IShouldSeeButton("bar", isHighlighted: true) } == [
                """
                Then IShouldSeeButton(_:isHighlighted:): bar, true: failed after 2 s of virtual time.
                Expected button with id "bar" to be highlighted, but it has no highlighted state.
                """
            ])
    }

    @Test("An element that is not a view cannot be touched where its view is covered")
    func coveredPart() {
        let chart = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "July"
        bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 20, height: 100)
        chart.accessibilityElements = [bar]
        window.addSubview(chart)
        Then.IShouldBeAbleToTouchElement(withText: "July")
        _ = addCover()
        Then.IShouldNotBeAbleToTouchElement(withText: "July")
        #expect(!Then.elementIsTappable(withLabel: "July"))
        #expect(
            failureTexts { Then.IShouldBeAbleToTouchElement(withText: "July") } == [
                """
                Then IShouldBeAbleToTouchElement(withText:): July: failed after 2 s of virtual time.
                Expected element with label "July" to be touchable, but it is covered by UIView #cover \
                at (0 0; 390 844) of the window.
                """
            ])
    }

    @Test("Of several elements the first that can be seen is meant")
    func several() {
        addLabel("Old", "title", y: 100)
        let cover = addCover()
        addLabel("New", "title", y: 200, to: cover)
        Then.IShouldSeeLabel("title", withText: "New")
        #expect(Then.element(withIdentifier: "title") === cover.subviews[0])
        #expect(Then.uiLabelText(for: "title") == "New")
        #expect(
            failureTexts { Then.IShouldSeeLabel("title", withText: "Old") } == [
                """
                Then IShouldSeeLabel(_:withText:): title, Old: failed after 2 s of virtual time.
                Expected label with id "title" to have text "Old", but its text is "New".
                2 elements fit. The first of them that can be seen is meant: staticText "New" #title at (20 200; 200 30).
                """
            ])
    }

    @Test("With an identifier and a label, any element that has both is seen")
    func severalWithLabels() {
        addLabel("Apple", "title", y: 100)
        addLabel("Mango", "title", y: 200)
        Then.IShouldSeeElement("title", withLabel: "Apple")
        Then.IShouldSeeElement("title", withLabel: "Mango")
        Then.IShouldSeeElement("title", withPartialLabel: "ang")
        Then.IShouldNotSeeInlineError("title", withText: "Cherry")
        #expect(
            failureTexts { Then.IShouldNotSeeInlineError("title", withText: "Mango") } == [
                """
                Then IShouldNotSeeInlineError(_:withText:): title, Mango: failed.
                Expected inline error with id "title" not to have text "Mango", but found staticText "Mango" #title \
                at (20 200; 200 30).
                """
            ])
    }

    @Test("The keyboard's accessory, an alert and a popover are seen, the frontmost first")
    func otherWindows() {
        let controller = UIViewController()
        window.rootViewController = controller
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        field.accessibilityIdentifier = "field"
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = [UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)]
        bar.items?[0].accessibilityIdentifier = "done"
        field.inputAccessoryView = bar
        controller.view.addSubview(field)
        tapOn(field)
        Then.IShouldSeeTextField("field", isFocused: true)
        Then.IShouldSeeButton("done", withLabel: "Done")
        let alert = UIAlertController(title: "Sure?", message: "All is lost.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        controller.present(alert, animated: false)
        Then.IShouldSeeElement(withLabel: "All is lost.")
        Then.IShouldSeeButton(withLabel: "Cancel", isEnabled: true)
        Then.IShouldNotBeAbleToTouchElement(withText: "Done")
    }

    @Test("The elements of a popover are seen")
    func popover() {
        let controller = UIViewController()
        window.rootViewController = controller
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = controller.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
        addLabel("Tip", "tip", y: 10, to: content.view)
        Then.IShouldNotSeeElement("tip")
        controller.present(content, animated: true)
        Then.IShouldSeeLabel("tip", withText: "Tip")
        #expect(window.topMostController() === content)
        TimeLapse.waitForAnimationsToFinish()
    }

    @Test("Bar items, tabs and segments are buttons, found by the identifier and label of the item")
    func bars() {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .done, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem?.accessibilityIdentifier = "finish"
        page.navigationItem.rightBarButtonItem?.accessibilityLabel = "Finish"
        page.navigationItem.rightBarButtonItem?.isEnabled = false
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
        tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "Orders", image: nil, tag: 0)
        tabs.viewControllers?[1].tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 1)
        tabs.viewControllers?[1].tabBarItem.accessibilityIdentifier = "searchTab"
        window.rootViewController = tabs
        Then.IShouldSeeButton("finish", withLabel: "Finish")
        Then.IShouldSeeButton("finish", containsText: "Done")
        Then.IShouldSeeButton(withLabel: "Finish", isEnabled: false)
        Then.IShouldSeeButton("searchTab", withLabel: "Search")
        Then.IShouldSeeButton("searchTab", containsText: "Search")
        Then.IShouldSeeButton("searchTab", isHighlighted: false)
        Then.IShouldSeeElement("searchTab", withTrait: .button)
        #expect(Then.elementIsSelected(withLabel: "Orders"))
    }

    @Test("A text field and an action of an alert are seen, a hidden alert is not")
    func alertFields() {
        window.rootViewController = UIViewController()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.accessibilityIdentifier = "name" }
        let save = UIAlertAction(title: "Save", style: .default)
        save.isEnabled = false
        alert.addAction(save)
        window.rootViewController?.present(alert, animated: false)
        Then.IShouldSeeTextField("name", isFocused: true)
        Then.IShouldSeeTextField("name", withText: "nothing")
        Then.IShouldSeeButton(withLabel: "Save", isEnabled: false)
        alert.dismiss(animated: false)
        Then.IShouldNotSeeTextField("name")
        Then.IShouldNotSeeElement(withLabel: "Save")
    }

    @Test("All windows are searched, the front one first")
    func windows() {
        addLabel("Behind", "title")
        let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        front.windowLevel = .alert
        addLabel("In front", "title", y: 50, to: front)
        addLabel("Only here", "other", y: 80, to: front)
        front.isHidden = false
        Then.IShouldSeeLabel("title", withText: "In front")
        Then.IShouldSeeLabel("other", withText: "Only here")
        #expect(
            Then.allElements(withIdentifier: "title").map { ($0 as? UILabel)?.text } == [
                "In front", "Behind",
            ])
        front.isHidden = true
        Then.IShouldSeeLabel("title", withText: "Behind")
        Then.IShouldNotSeeElement("other")
    }

    @Test("Without a window nothing is seen, and the failure says so")
    func noWindow() {
        window.isHidden = true
        Then.IShouldNotSeeElement("total")
        #expect(
            failureTexts { Then.IShouldSeeElement("total") } == [
                """
                Then IShouldSeeElement(_:): total: failed after 2 s of virtual time.
                Did not find element with id "total" within 2 s.
                No application is running: there is no window.
                """
            ])
    }

    @Test(
        "An empty text is a failure, also where nothing is to be found",
        arguments: [
            Search(#"element with id "": the id"#) { $0.IShouldSeeElement("") },
            Search(#"element with label "": the label"#) { $0.IShouldSeeElement(withLabel: "") },
            Search(#"element with id "": the id"#) { $0.IShouldNotSeeElement("") },
            Search(#"label with id "": the id"#) { $0.IShouldSeeLabel("", withText: "nothing") },
            Search(#"element with label prefix "": the label"#) { $0.IShouldSeeElement(startsWithLabel: "") },
            Search(#"element with partial label "": the label"#) {
                $0.IShouldSeeElement(withPartialLabel: "")
            },
            Search(#"element with partial value "": the value"#) {
                $0.IShouldSeeElement(containingValue: "")
            },
            Search(#"text field with field name "": the field name"#) {
                $0.IShouldSeeTextField(withFieldName: "", isFocused: false)
            },
        ])
    fileprivate func emptyTexts(_ search: Search) {
        window.addSubview(UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30)))
        let texts = failureTexts { search.step(Then) }
        #expect(
            texts.map { $0.split(separator: "\n").dropFirst().map(String.init) } == [
                ["Cannot look for \(search.name) is empty."]
            ])
    }
}

/// A way to hide a view, and the reason that a failure gives.
private struct Hiding: Sendable {
    let reason: String
    let hide: @MainActor @Sendable (UIView) -> Void

    init(_ reason: String, _ hide: @escaping @MainActor @Sendable (UIView) -> Void) {
        self.reason = reason
        self.hide = hide
    }
}

/// A step that looks for something, and its beginning in failures.
private struct Search: Sendable {
    let name: String
    let step: @MainActor @Sendable (Steps) -> Void

    init(_ name: String, _ step: @escaping @MainActor @Sendable (Steps) -> Void) {
        self.name = name
        self.step = step
    }
}
