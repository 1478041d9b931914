import Foundation
import HeadlessUIKit
import TestSupport
import Testing

// Code as applications write it, with `#selector` replaced by `Selector`.

private class Card: UIView {
    let log = EventLog()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", Card.tapped)))
        addGestureRecognizer(
            CardPan(target: self, action: Selector("panned:", Card.panned(_:))))
    }

    required init?(coder: NSCoder) { nil }

    func tapped() { log.add("tapped") }
    func panned(_ pan: UIPanGestureRecognizer) { log.add("panned") }
}

private final class Deck: Card {
    override func tapped() { log.add("deck tapped") }
}

/// A recognizer with the designated initializer of UIKit's.
private final class CardPan: UIPanGestureRecognizer {
    let kind: String

    override init(target: Any?, action: Selector?) {
        kind = "card"
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    override func addTarget(_ target: Any, action: Selector) {
        super.addTarget(target, action: action)
        name = "\(action)"
    }
}

@MainActor @Suite("UIGestureRecognizer") struct GestureSignatureTests {
    @Test("Recognizers call the methods of selectors, and subclasses override UIKit's initializer")
    func recognizers() {
        inOwnWorld {
            let deck = Deck(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            _ = UIWindow.showing(deck)
            Finger.tap(CGPoint(x: 10, y: 10))
            #expect(deck.log.take() == "deck tapped")
            let finger = Finger(down: CGPoint(x: 10, y: 10))
            finger.move(to: CGPoint(x: 50, y: 10))
            finger.lift()
            #expect(deck.log.take() == "panned\npanned")
            let pan = deck.gestureRecognizers?.last as? CardPan
            #expect(pan?.kind == "card" && pan?.maximumNumberOfTouches == 1)
            #expect(CardPan().kind == "card")
        }
    }

    @Test("Targets are added with any object, once for each method, and removed with a method or all")
    func targets() {
        inOwnWorld {
            let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            _ = UIWindow.showing(card)
            let target: Any = card
            let tap = CardPan(target: nil, action: nil)
            #expect(tap.name == nil)
            tap.addTarget(target, action: Selector("panned:", Card.panned(_:)))
            #expect(tap.name == "panned:")
            let other = UITapGestureRecognizer()
            other.addTarget(target, action: Selector("tapped", Card.tapped))
            other.addTarget(target, action: Selector("tapped", Card.tapped))
            card.gestureRecognizers = [other]
            Finger.tap(CGPoint(x: 10, y: 10))
            #expect(card.log.take() == "tapped")
            other.addTarget(card, action: "lost")
            #expect(
                failureTexts { Finger.tap(CGPoint(x: 10, y: 10)) } == [
                    "UITapGestureRecognizer cannot call its action on Card: no method lost of Card is known."
                        + " Try: Selector(\"lost\", Card.lost), or list it in the class's selectors."
                ])
            other.removeTarget(card, action: "lost")
            other.removeTarget(nil, action: Selector("tapped"))
            _ = card.log.take()
            Finger.tap(CGPoint(x: 10, y: 10))
            #expect(card.log.lines.isEmpty)
        }
    }
}
