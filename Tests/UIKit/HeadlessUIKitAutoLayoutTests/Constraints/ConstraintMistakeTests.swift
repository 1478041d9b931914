import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("Mistakes with constraints") struct ConstraintMistakeTests {
    typealias Case = (@MainActor @Sendable (Page) -> Void, String)

    nonisolated static let mistakes: [Case] = [
        (
            { $0.a.widthAnchor.constraint(equalToConstant: .nan).isActive = true },
            "The constant of UIView.width == 0 must be finite, not nan."
        ),
        (
            { page in
                NSLayoutConstraint(
                    item: page.a, attribute: .left, relatedBy: .equal, toItem: page.b, attribute: .top,
                    multiplier: 1, constant: 0
                ).isActive = true
            },
            "UIView.left == UIView.top compares left with top: one is a horizontal position, the other a vertical"
                + " position."
        ),
        (
            { page in
                NSLayoutConstraint(
                    item: page.a, attribute: .left, relatedBy: .equal, toItem: page.b, attribute: .leading,
                    multiplier: 1, constant: 0
                ).isActive = true
            },
            "UIView.left == UIView.leading compares left with leading: leading and trailing depend on the layout"
                + " direction, left and right do not."
        ),
        (
            { page in
                NSLayoutConstraint(
                    item: page.a, attribute: .left, relatedBy: .equal, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: 4
                ).isActive = true
            },
            "UIView.left == 4 needs a second item: left is a place, which a number alone cannot give."
        ),
        (
            { page in
                let other = UIView()
                page.a.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
            },
            "UIView.top == UIView.top cannot be activated: its items have no common ancestor. Are they in different"
                + " view hierarchies? Add both to one before."
        ),
        (
            { $0.a.widthAnchor.constraint(equalToConstant: 10).priority = UILayoutPriority(1001) },
            "The priority of UIView.width == 10 must be above 0 and at most 1000, not 1001.0. The old value is kept."
        ),
        (
            { $0.a.setContentHuggingPriority(UILayoutPriority(0), for: .vertical) },
            "The hugging priority of UIView must be above 0 and at most 1000, not 0.0. The old value is kept."
        ),
        (
            { page in page.a.addConstraint(page.b.widthAnchor.constraint(equalToConstant: 10)) },
            "UIView.width == 10 cannot be added to UIView: its items must be that view or inside it."
        ),
        (
            { page in
                NSLayoutConstraint(
                    item: "text", attribute: .left, relatedBy: .equal, toItem: page.b, attribute: .left,
                    multiplier: 1, constant: 0
                ).isActive = true
            },
            "A constraint refers to String, which is neither a view nor a layout guide."
        ),
    ]

    @Test("A mistake is a failure that shows the constraint", arguments: mistakes)
    func mistakes(_ mistake: @MainActor (Page) -> Void, _ text: String) {
        let page = Page()
        #expect(failureTexts { mistake(page) } == [text])
    }

    @Test("Constraints that cannot all hold are a warning with the smallest set, once, and layout goes on")
    func conflict() {
        let page = Page()
        let wide = page.a.widthAnchor.constraint(equalToConstant: 200)
        wide.identifier = "wide"
        let constraints = [
            page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor),
            page.a.topAnchor.constraint(equalTo: page.root.topAnchor),
            page.a.heightAnchor.constraint(equalToConstant: 20),
            page.a.widthAnchor.constraint(equalToConstant: 100), wide,
        ]
        let texts = warningTexts {
            _ = page.frames(constraints)
            page.root.setNeedsLayout()
            page.root.layoutIfNeeded()
        }
        #expect(page.a.frame == rect(0, 0, 100, 20))
        #expect(
            texts == [
                """
                Constraints in UIView cannot all hold: broke "wide": UIView.width == 200 (ConstraintMistakeTests.swift:84).
                These 2 contradict each other:
                  UIView.width == 100 (ConstraintMistakeTests.swift:90)
                  "wide": UIView.width == 200 (ConstraintMistakeTests.swift:84)
                """
            ])
    }

    @Test(
        "A guide that follows its view is in conflict with what it leaves no room for, and not for a former width",
        arguments: [(150, 0), (400, 1)])
    func formerGuide(width: CGFloat, conflicts: Int) {
        let root = UIView(frame: rect(0, 0, 1000, 400))
        let (card, text) = (UIView(), UIView())
        for (view, superview) in [(card, root), (text, card)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            text.leadingAnchor.constraint(equalTo: card.readableContentGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: card.readableContentGuide.trailingAnchor),
            text.widthAnchor.constraint(greaterThanOrEqualToConstant: width),
        ])
        root.layoutIfNeeded()
        // Beside text of 672 points there are 164 points in the former width, and more than 375 on both sides.
        let texts = warningTexts {
            root.frame.size.width = 375
            root.layoutIfNeeded()
        }
        #expect(texts.count == conflicts)
        #expect(text.frame.width == 359)
    }

    @Test("A size that a frame keeps is told with the view and the property that makes constraints of it")
    func sizeOfFrame() {
        let card = UIView(frame: rect(0, 0, 50, 60))
        card.accessibilityIdentifier = "card"
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(inner)
        let texts = warningTexts {
            NSLayoutConstraint.activate([
                inner.leftAnchor.constraint(equalTo: card.leftAnchor),
                inner.rightAnchor.constraint(equalTo: card.rightAnchor),
                inner.widthAnchor.constraint(equalToConstant: 200),
            ])
            card.layoutIfNeeded()
        }
        #expect(texts.count == 1)
        let note =
            "The frame of UIView #card counts, too: its translatesAutoresizingMaskIntoConstraints is true."
        #expect(texts.first?.split(separator: "\n").dropFirst().first ?? "" == note)
        #expect(texts.first?.contains("\n  UIView #card: width == 50, from its frame") == true)
    }

    @Test("Constraints changed in every layoutSubviews are a layout that never settles")
    func feedback() {
        final class Restless: UIView {
            var width: NSLayoutConstraint?
            override func layoutSubviews() {
                super.layoutSubviews()
                width?.constant += 1
            }
        }
        let root = Restless(frame: rect(0, 0, 100, 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(inner)
        root.width = inner.widthAnchor.constraint(equalToConstant: 1)
        root.width?.isActive = true
        let texts = failureTexts { root.layoutIfNeeded() }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("Layout does not settle: after 100 passes Restless") == true)
    }
}
