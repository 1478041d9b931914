import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

@MainActor @Suite("Views that screens and steps find", .robot) struct ViewableTests {
    private let window = UIWindow.createWindowForTesting()
    private let card = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    private let title = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    private let button = UIButton(frame: CGRect(x: 0, y: 40, width: 100, height: 40))
    private let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    private let secret = UILabel(frame: CGRect(x: 0, y: 150, width: 100, height: 20))

    init() {
        card.accessibilityIdentifier = "card.main"
        card.accessibilityLabel = "Card"
        title.text = "Title"
        title.accessibilityIdentifier = "card.title"
        button.setTitle("Go", for: .normal)
        button.accessibilityIdentifier = "go.button"
        slider.value = 0.5
        secret.text = "Secret"
        secret.accessibilityIdentifier = "card.secret"
        secret.isHidden = true
        let part = UIAccessibilityElement(accessibilityContainer: card)
        part.accessibilityLabel = "Part"
        part.accessibilityIdentifier = "card.part"
        part.accessibilityValue = "7"
        card.accessibilityElements = [part]
        for view in [title, button, slider, secret] { card.addSubview(view) }
        window.addSubview(card)
    }

    @Test("Views are found by identifier, its beginning, and label")
    func finding() {
        #expect(Then.element(withIdentifier: "card.title") === title)
        #expect(Then.element(withLabel: "Go") === button)
        #expect(Then.element(withIdentifier: "card.secret") == nil)
        #expect(Then.element(withIdentifier: "card.part") === card)
        #expect(Then.allElements(withIdentifier: "card.main") == [card])
        #expect(Then.allElements(withIdentifierPrefix: "card.") == [card, title])
        #expect(Then.allElements(withIdentifierPrefix: "") == [])
        title.accessibilityIdentifier = "card.main"
        #expect(Then.allElements(withIdentifier: "card.main") == [card, title])
    }

    @Test("The labels, values and views inside a view are listed, hidden ones as well")
    func inside() {
        #expect(Then.allLabels(for: card) == ["Card", "Title", "Go", "Go", "Secret", "Part"])
        #expect(Then.allValues(for: card) == ["50%", "7"])
        #expect(Array(Then.allNestedSubviews(card).prefix(2)) == [title, button])
        #expect(Then.allNestedSubviews(card).contains(secret))
        #expect(Then.allNestedSubviews(card).contains(slider))
        #expect(!Then.allNestedSubviews(card).contains(card))
        #expect(Then.allNestedSubviews(secret) == [])
    }

    @Test("A view lists its labels, identifiers and pairs, without what is hidden")
    func lists() {
        #expect(card.getAllAccessibilityLabels() == ["Card", "Title", "Go", "Go", "Part"])
        #expect(
            card.getAllAccessibilityIdentifiers() == ["card.main", "card.title", "go.button", "card.part"])
        #expect(
            card.getAllAccessibilityIdentifiers(withPrefix: "card.") == [
                "card.main", "card.title", "card.part",
            ])
        #expect(card.getAllAccessibilityIdentifiers(withSuffix: ".button") == ["go.button"])
        #expect(card.getAllUIViews(withIdentifier: "card.title") == [title])
        #expect(card.getAllUIViews(withIdentifier: "card.secret") == [])
        #expect(card.getAllUIViewsWithIdentifierPrefix("card.") == [card, title])
        #expect(card.getAllUIViewsWithIdentifierSuffix("n") == [card, button])
        let pairs = card.getAllAccessibilityElements()
        #expect(pairs.map(\.label) == ["Card", "Title", "Go", "Part"])
        #expect(pairs.map(\.identifier) == ["card.main", "card.title", "go.button", "card.part"])
    }

    @Test("A view hierarchy 20,000 levels deep is listed")
    func depth() {
        var inner = card
        for level in 0..<20_000 {
            let view = UIView()
            if level == 19_999 { view.accessibilityIdentifier = "innermost" }
            inner.addSubview(view)
            inner = view
        }
        #expect(card.getAllAccessibilityIdentifiers(withPrefix: "inner") == ["innermost"])
        #expect(Then.allNestedSubviews(card).last === inner || Then.allNestedSubviews(card).contains(inner))
        #expect(Then.allElements(withIdentifier: "innermost") == [inner])
    }

    @Test("A window's controller on top is the last one presented, of a navigation controller its top")
    func controllers() {
        #expect(window.topMostController() === window.rootViewController)
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        #expect(window.topMostController() === navigation)
        #expect(window.currentViewController() === root)
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: false)
        #expect(window.currentViewController() === pushed)
        let sheet = UIViewController()
        pushed.present(sheet, animated: false)
        #expect(window.topMostController() === sheet)
        #expect(window.currentViewController() === sheet)
        window.rootViewController = nil
        #expect(window.topMostController() == nil)
        #expect(window.currentViewController() == nil)
    }
}
