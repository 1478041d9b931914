import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

/// An element with an identifier and a type alone.
private struct Card: Element, Tappable {
    let id: String?
    let type: XCUIElement.ElementType = .other
}

/// An element that says itself what it is.
private struct Badge: Element, ValueRepresentable {
    let id: String? = "badge"
    let type: XCUIElement.ElementType = .staticText
    let parent: any Element
    let index = 1
    var label: String { "Badge: \(underlyingXCUIElement.label)" }
    var value: String { label }
}

/// An element with the initializer that most elements have.
private struct Tile: NamedElement, Tappable {
    let place: ElementPlace
    let type: XCUIElement.ElementType = .other
}

/// An element that is also found without a name.
private struct Caption: OptionallyNamedElement, ValueRepresentable {
    let place: ElementPlace
    let type: XCUIElement.ElementType = .staticText
    var value: String { label }
}

/// An element that is found in its own way.
private struct LastButton: Element, Tappable {
    let id: String? = nil
    let type: XCUIElement.ElementType = .button
    var underlyingXCUIElement: XCUIElement {
        parent.underlyingXCUIElement.buttons.element(boundBy: -1)
    }
}

/// A button with a gesture of the suite's own.
private struct Pad: Element, Tappable {
    let id: String?
    let type: XCUIElement.ElementType = .button
    let log: EventLog
}

extension Pad {
    func doubleTap() { log.add("our doubleTap of \(id ?? "")") }
}

extension Button {
    /// As in TABTestKit's README, but with a third tap, to tell it from ours.
    fileprivate func doubleTap() { underlyingXCUIElement.tap(withNumberOfTaps: 3, numberOfTouches: 1) }
}

/// A screen of the suite's own.
private struct NameScreen: Screen, Completable, Dismissable, Refreshable {
    let trait = Header(id: "Your name")
    let nextButton = Button(id: "Next")
    let backButton = Button(id: "Back")
    func complete() { nextButton.tap() }
    func dismiss() { backButton.tap() }
    func refresh() { Label(id: "Your name").waitFor(.exists) }
}

/// A screen that is scrolled by its trait.
private struct TermsScreen: ScrollableScreen {
    let trait = ScrollView(id: "terms")
}

/// A screen that passes scrolling on to another element than its trait.
private struct FeedScreen: Screen, Scrollable {
    let trait = View(id: "feed")
    func scroll(_ direction: ElementAttributes.Direction) { ScrollView(id: "terms").scroll(direction) }
}

private let nameScreen = NameScreen()

/// Elements and screens that suites make themselves.
@MainActor @Suite("Custom elements and screens", .robot) struct CustomElementTests: DefaultContexts {
    private let window = UIWindow.createWindowForTesting()

    @Test("An element with an identifier and a type has all else")
    func card() {
        let view = window.add(UIView(), "PaymentCard", y: 100)
        view.accessibilityLabel = "Visa"
        let card = Card(id: "PaymentCard")
        #expect(card.label == "Visa" && card.index == 0 && card.value == nil)
        #expect(card.parent.underlyingXCUIElement === App.shared)
        #expect(card.frameInScreen == view.frame)
        #expect(card.topCoordinate == CGVector(dx: 0.5, dy: 100 / XCUIDevice.shared.frame.height))
        card.waitFor(.visible, .hittable, timeout: 0)
        card.tap()
        #expect(
            firstLines { Card(id: "GiftCard").tap() } == [
                "Failed awaiting element to be exists with timeout 30.0: Card \"GiftCard\" does not exist."
            ])
    }

    @Test("An element's own parent, index, label and query are used")
    func overrides() {
        let box = window.add(UIView(), "box", y: 100, height: 200)
        for (index, text) in ["1", "2"].enumerated() {
            let label = UILabel(frame: CGRect(x: 0, y: 50 * index, width: 100, height: 40))
            label.text = text
            label.accessibilityIdentifier = "badge"
            box.addSubview(label)
        }
        #expect(Badge(parent: View(id: "box")).value == "Badge: 2")
        #expect(
            firstLines { Badge(parent: View(id: "bag")).waitFor(.exists, timeout: 1) } == [
                "Failed awaiting element to be exists with timeout 1.0: Badge \"badge\"[1] in View \"bag\" does not exist."
            ])
        var taps: [String] = []
        for title in ["First", "Last"] {
            window.addButton(title, y: title == "Last" ? 500 : 400) { taps.append(title) }
        }
        LastButton().tap()
        #expect(taps == ["Last"])
    }

    @Test("Elements made by their places are found by name, index and parent, and named in failures")
    func places() {
        let box = window.add(UIView(), "box", y: 100, height: 200)
        for (index, text) in ["one", "two"].enumerated() {
            let tile = UIView(frame: CGRect(x: 0, y: 60 * index, width: 100, height: 50))
            tile.accessibilityIdentifier = "tile"
            let label = UILabel(frame: tile.bounds)
            label.text = text
            tile.addSubview(label)
            box.addSubview(tile)
        }
        let tile = Tile(id: "tile", index: 1, parent: View(id: "box"))
        #expect(tile.id == "tile" && tile.index == 1 && tile.parent is View)
        #expect(tile.frameInScreen == CGRect(x: 20, y: 160, width: 100, height: 50))
        #expect(Caption(parent: tile).value == "two")
        #expect(Caption(index: 1).value == "two")
        #expect(Caption(id: "one").value == "one")
        #expect(
            firstLines { Tile(id: "tile", index: 2).waitFor(.exists, timeout: 1) } == [
                "Failed awaiting element to be exists with timeout 1.0: Tile \"tile\"[2] does not exist."
            ])
    }

    @Test("A gesture in an extension of the suite takes precedence over TABTestKit's")
    func ownGesture() {
        let log = EventLog()
        var taps = 0
        window.addButton("pad", y: 100) { taps += 1 }
        let pad = Pad(id: "pad", log: log)
        pad.doubleTap()
        let tappable: any Tappable = pad
        tappable.doubleTap()
        #expect(log.text == "our doubleTap of pad\nour doubleTap of pad")
        Button(id: "pad").doubleTap()
        #expect(taps == 3)
    }

    @Test("A screen is completed, dismissed and refreshed as it says")
    func screen() {
        let log = EventLog()
        let title = window.add(UILabel(), y: 60)
        title.text = "Your name"
        title.accessibilityTraits = .header
        window.addButton("Next", y: 120) { log.add("next") }
        window.addButton("Back", y: 180) { log.add("back") }
        nameScreen.await()
        complete(nameScreen)
        dismiss(nameScreen)
        refresh(nameScreen)
        nameScreen.complete()
        nameScreen.dismiss()
        #expect(log.text == "next\nback\nnext\nback")
        title.removeFromSuperview()
        #expect(
            firstLines { nameScreen.await() } == [
                "Failed awaiting element to be exists with timeout 30.0: Header \"Your name\" does not exist."
            ])
    }

    @Test("A screen is scrolled by its trait, or as it says")
    func scrolling() {
        let view = window.add(UIScrollView(), "terms", y: 60, width: 300, height: 600)
        view.contentSize = CGSize(width: 300, height: 3000)
        TermsScreen().scroll(.downwards)
        #expect(view.contentOffset.y > 0)
        let offset = view.contentOffset.y
        FeedScreen().scroll(.downwards)
        #expect(view.contentOffset.y > offset)
        let scrollable: any Scrollable = TermsScreen()
        scrollable.scroll(.upwards)
        scrollable.scroll(.upwards)
        scrollable.scroll(.upwards)
        #expect(view.contentOffset.y == 0)
        scroll(TermsScreen(), .downwards, until: Header(id: nil), isNot: .exists)
    }
}
