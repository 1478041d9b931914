import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("Arranged subviews") struct StackArrangingTests {
    private let a = Block(10, 10).named("a", 0, 0, 0, 0)
    private let b = Block(20, 10).named("b", 0, 0, 0, 0)
    private let c = Block(30, 10).named("c", 0, 0, 0, 0)

    private func names(_ views: [UIView]) -> String {
        views.map { $0.accessibilityIdentifier ?? "?" }.joined()
    }

    @Test("A stack view has UIKit's defaults")
    func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && stack.layoutMargins == .zero && stack.arrangedSubviews.isEmpty)
        #expect(!stack.isLayoutMarginsRelativeArrangement && !stack.isBaselineRelativeArrangement)
        #expect(stack.translatesAutoresizingMaskIntoConstraints && !stack.clipsToBounds)
        #expect(UIStackView.requiresConstraintBasedLayout)
        #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
        #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
        #expect(stack.fitting == .zero)
    }

    @Test("Arranged subviews are added, inserted and removed")
    func arranging() {
        let stack = UIStackView(arrangedSubviews: [a, b])
        #expect(!a.translatesAutoresizingMaskIntoConstraints)
        stack.insertArrangedSubview(c, at: 1)
        #expect(names(stack.arrangedSubviews) == "acb" && names(stack.subviews) == "abc")
        // What is arranged already moves, and stays where it is among the subviews.
        stack.addArrangedSubview(a)
        #expect(names(stack.arrangedSubviews) == "cba" && names(stack.subviews) == "abc")
        stack.insertArrangedSubview(a, at: 0)
        stack.insertArrangedSubview(c, at: 2)
        #expect(names(stack.arrangedSubviews) == "abc" && names(stack.subviews) == "abc")
        #expect(stack.fitting.width == 60)
        stack.removeArrangedSubview(b)
        #expect(names(stack.arrangedSubviews) == "ac" && names(stack.subviews) == "abc")
        #expect(!b.translatesAutoresizingMaskIntoConstraints)
        #expect(stack.fitting.width == 40)
        stack.removeArrangedSubview(b)
        b.isHidden = true
        c.removeFromSuperview()
        #expect(names(stack.arrangedSubviews) == "a" && names(stack.subviews) == "ab")
        #expect(stack.fitting.width == 10)
        stack.addSubview(c)
        #expect(names(stack.arrangedSubviews) == "a" && names(stack.subviews) == "abc")
        let other = UIStackView(arrangedSubviews: [c])
        other.addArrangedSubview(a)
        #expect(names(stack.arrangedSubviews) == "" && names(stack.subviews) == "b")
        #expect(
            names(other.arrangedSubviews) == "ca" && other.fitting.width == 40 && stack.fitting.width == 0)
    }

    @Test("Views come and go while they are shown")
    func changesWhileShown() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let stack = UIStackView([a, b], 200, 50) { $0.spacing = 10 }
        page.addSubview(stack)
        #expect(stack.extents(.horizontal) == [Extent(0, 170), Extent(180, 20)])
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.extents(.horizontal) == [Extent(0, 150), Extent(160, 10), Extent(180, 20)])
        a.removeFromSuperview()
        #expect(stack.extents(.horizontal) == [Extent(0, 170), Extent(180, 20)])
        stack.axis = .vertical
        #expect(stack.extents(.vertical) == [Extent(0, 30), Extent(40, 10)])
        #expect(stack.extents(.horizontal) == [Extent(0, 200), Extent(0, 200)])
        stack.distribution = .fillEqually
        stack.spacing = 4
        #expect(stack.extents(.vertical) == [Extent(0, 23), Extent(27, 23)])
        stack.frame.size.height = 60
        #expect(stack.extents(.vertical) == [Extent(0, 28), Extent(32, 28)])
        stack.addArrangedSubview(a)
        a.isHidden = true
        #expect(stack.extents(.vertical) == [Extent(0, 28), Extent(32, 28)])
    }

    @Test("Spacing after a single view is that of the visible view before")
    func customSpacing() {
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.spacing = 5
        stack.setCustomSpacing(20, after: a)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: b)
        stack.setCustomSpacing(99, after: c)
        #expect(stack.customSpacing(after: a) == 20)
        #expect(stack.fitting.width == CGFloat(60 + 20 + 8))
        b.isHidden = true
        #expect(stack.fitting.width == CGFloat(40 + 20))
        (a.isHidden, b.isHidden) = (true, false)
        #expect(stack.fitting.width == CGFloat(50 + 8))
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: b)
        #expect(stack.fitting.width == CGFloat(50 + 5))
        a.isHidden = false
        stack.removeArrangedSubview(a)
        stack.insertArrangedSubview(a, at: 0)
        #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
        #expect(stack.fitting.width == CGFloat(60 + 10))
        stack.setCustomSpacing(7, after: UIView())
        stack.spacing = UIStackView.spacingUseSystem
        #expect(stack.fitting.width == CGFloat(60 + 16))
        stack.spacing = UIStackView.spacingUseDefault
        #expect(stack.fitting.width == 60)
    }

    typealias Case = (@MainActor @Sendable (UIStackView) -> Void, String)

    nonisolated static let mistakes: [Case] = [
        (
            { $0.insertArrangedSubview(UIView(), at: 3) },
            "insertArrangedSubview(_:at:) cannot insert at index 3: UIStackView takes indices from 0 to 2."
        ),
        (
            { $0.insertArrangedSubview($0.arrangedSubviews[0], at: 2) },
            "insertArrangedSubview(_:at:) cannot insert at index 2: UIStackView takes indices from 0 to 1."
        ),
        (
            { $0.insertArrangedSubview(UIView(), at: -1) },
            "insertArrangedSubview(_:at:) cannot insert at index -1: UIStackView takes indices from 0 to 2."
        ),
        (
            { $0.spacing = .nan },
            "The spacing of UIStackView was set to nan, which is not finite. The old value is kept."
        ),
        (
            { $0.setCustomSpacing(.infinity, after: $0.arrangedSubviews[0]) },
            "The custom spacing of UIStackView was set to inf, which is not finite. The old value is kept."
        ),
        ({ $0.addArrangedSubview($0) }, "UIStackView cannot be added as a subview of itself."),
    ]

    @Test("Mistakes are failures, and change nothing", arguments: mistakes)
    func mistakes(mistake: Case) {
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.spacing = 3
        #expect(failureTexts { mistake.0(stack) } == [mistake.1])
        #expect(names(stack.arrangedSubviews) == "ab" && stack.fitting.width == 33)
    }

    @Test("Hiding a view of many makes few constraints again, and none twice")
    func fewChanges() {
        for distribution in [UIStackView.Distribution.fill, .fillEqually, .equalSpacing] {
            let views = (0..<100).map { _ in Block(10, 10) }
            let stack = UIStackView(views, 2000, 20) { $0.distribution = distribution }
            let before = stack.constraints
            views[50].isHidden = true
            stack.layoutIfNeeded()
            let known = Set(before.map { ObjectIdentifier($0) })
            let after = Set(stack.constraints.map { ObjectIdentifier($0) })
            #expect(known.subtracting(after).count <= 4)
            #expect(after.subtracting(known).count <= 4)
            views[50].isHidden = false
            stack.layoutIfNeeded()
            #expect(stack.constraints.map(\.sentence).sorted() == before.map(\.sentence).sorted())
        }
    }

    @Test("The constraints have UIKit's identifiers")
    func identifiers() {
        let stack = UIStackView([a, b], 100, 50) { $0.spacing = 4 }
        #expect(
            stack.constraints.map(\.description) == [
                "\"UISV-canvas-connection\": UIStackView.leading == Block #a.leading",
                "\"UISV-canvas-connection\": UIStackView.trailing == Block #b.trailing",
                "\"UISV-spacing\": Block #b.leading == Block #a.trailing + 4",
                "\"UISV-canvas-connection\": UIStackView.top == Block #a.top",
                "\"UISV-canvas-connection\": UIStackView.bottom == Block #a.bottom",
                "\"UISV-canvas-connection\": UIStackView.top == Block #b.top",
                "\"UISV-canvas-connection\": UIStackView.bottom == Block #b.bottom",
            ])
        b.isHidden = true
        stack.layoutIfNeeded()
        #expect(stack.constraints.contains { $0.identifier == "UISV-hiding" && $0.firstItem === b })
        stack.distribution = .equalSpacing
        stack.alignment = .center
        b.isHidden = false
        stack.addArrangedSubview(c)
        stack.layoutIfNeeded()
        let texts = stack.constraints.map(\.description)
        #expect(
            texts.contains(
                "\"UISV-fill-equally\": the distance from Block #b.trailing to Block #c.leading =="
                    + " the distance from Block #a.trailing to Block #b.leading"))
        #expect(texts.contains("\"UISV-spanning-fit\": UIStackView.height == 0 @51"))
        #expect(texts.contains("\"UISV-ambiguity-suppression\": Block #a.height == 0 @25"))
    }

    @Test("Stack views and what they arrange are freed")
    func freed() {
        weak var weakStack: UIStackView?
        weak var weakView: UIView?
        do {
            let view = Block(10, 10)
            let stack = UIStackView([view, UIStackView(arrangedSubviews: [Block(1, 2)])], 100, 100)
            (weakStack, weakView) = (stack, view)
            #expect(stack.frames().count == 2)
        }
        #expect(weakStack == nil && weakView == nil)
        // A view outlives the stack view that arranged it.
        let view = Block(10, 10)
        do { _ = UIStackView([view], 100, 100) }
        #expect(view.superview == nil)
        view.isHidden = true
        let other = UIStackView([view, Block(5, 5)], 100, 100)
        #expect(other.frames() == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    }

    @Test("Two thousand levels are built, changed and freed")
    func deep() {
        let innermost = Block(10, 10)
        var stack = UIStackView(arrangedSubviews: [innermost])
        for _ in 0..<2000 { stack = UIStackView(arrangedSubviews: [stack]) }
        innermost.natural.width = 20
        innermost.isHidden = true
        #expect(stack.forFirstBaselineLayout !== innermost)
        innermost.isHidden = false
        #expect(stack.forFirstBaselineLayout === innermost)
    }
}
