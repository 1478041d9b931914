import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

/// Which elements exist for steps, and which of several is meant.
@MainActor @Suite("Elements that steps see", .robot) struct AssertedSituationTests {
    private let window = UIWindow.createWindowForTesting()

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
            Hiding(#"UILabel "Total" #total is there, but it has alpha 0."#) { $0.alpha = 0 },
            Hiding(#"UILabel "Total" #total is there, but its superview UIView #box is hidden."#) {
                $0.superview?.isHidden = true
            },
        ])
    fileprivate func hidden(_ hiding: Hiding) {
        let box = UIView(frame: window.bounds)
        box.accessibilityIdentifier = "box"
        window.addSubview(box)
        let label = box.addLabel("Total", "total")
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
        window.addLabel("Total", "total", y: 5000)
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
        scrollView.addLabel("Total", "total", y: 300)
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
        window.addLabel("Total", "total")
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
        card.addLabel("1234", "number", y: 10)
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
        window.addLabel("Old", "title", y: 100)
        let cover = addCover()
        cover.addLabel("New", "title", y: 200)
        Then.IShouldSeeLabel("title", withText: "New")
        #expect(Then.element(withIdentifier: "title") === cover.subviews[0])
        #expect(Then.uiLabelText(for: "title") == "New")
        #expect(
            failureTexts { Then.IShouldSeeLabel("title", withText: "Old") } == [
                """
                Then IShouldSeeLabel(_:withText:): title, Old: failed after 2 s of virtual time.
                Expected label with id "title" to have text "Old", but its text is "New".
                2 match; the first visible one is checked: staticText "New" #title at (20 200; 200 30).
                """
            ])
    }

    @Test("Of several elements none of which can be seen, the first is meant")
    func severalOutOfView() {
        window.addLabel("First", "title", y: 3000)
        window.addLabel("Second", "title", y: 4000)
        Then.IShouldSeeLabel("title", withText: "First")
        #expect(
            failureTexts { Then.IShouldSeeLabel("title", withText: "Second") } == [
                """
                Then IShouldSeeLabel(_:withText:): title, Second: failed after 2 s of virtual time.
                Expected label with id "title" to have text "Second", but its text is "First".
                2 match; the first one, as none is visible, is checked: staticText "First" #title at (20 3000; 200 30).
                """
            ])
    }

    @Test("With an identifier and a label, any element that has both is seen")
    func severalWithLabels() {
        window.addLabel("Apple", "title", y: 100)
        window.addLabel("Mango", "title", y: 200)
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
