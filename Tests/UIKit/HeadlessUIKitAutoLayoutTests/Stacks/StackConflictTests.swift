import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("Stack views beside other constraints") struct StackConflictTests {
    @Test("A length that a required constraint gives a hidden view disturbs nothing")
    func hiddenWithLength() {
        let (a, b, c) = (Block(10, 10), Block(10, 10), Block(10, 10))
        b.heightAnchor.constraint(equalToConstant: 128).isActive = true
        let stack = UIStackView([a, b, c], 50, 200) {
            $0.axis = .vertical
            $0.spacing = 4
        }
        #expect(stack.extents(.vertical) == [Extent(0, 54), Extent(58, 128), Extent(190, 10)])
        var extents: [Extent] = []
        let texts = failureTexts {
            b.isHidden = true
            extents = stack.extents(.vertical)
        }
        #expect(texts == [] && extents == [Extent(0, 186), Extent(190, 10)])
        #expect(stack.fitting == CGSize(width: 10, height: 24))
    }

    @Test("A view that moves to the front gives way first")
    func givesWay() {
        let (a, b) = (Block(10, 10), Block(20, 10))
        let stack = UIStackView([a, b], 100, 20)
        #expect(stack.extents(.horizontal) == [Extent(0, 80), Extent(80, 20)])
        stack.insertArrangedSubview(b, at: 0)
        #expect(stack.extents(.horizontal) == [Extent(0, 90), Extent(90, 10)])
        #expect(b.contentHuggingPriority(for: .horizontal) == .defaultLow)
        stack.frame.size.width = 15
        #expect(stack.extents(.horizontal) == [Extent(0, 5), Extent(5, 10)])
        b.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        stack.frame.size.width = 100
        #expect(stack.extents(.horizontal) == [Extent(0, 20), Extent(20, 80)])
        b.isHidden = true
        #expect(stack.extents(.horizontal) == [Extent(0, 100)])
        stack.removeArrangedSubview(b)
        b.removeFromSuperview()
        #expect(stack.extents(.horizontal) == [Extent(0, 100)])
    }

    @Test("Constraints between arranged views and others hold as well")
    func withOtherConstraints() {
        let (a, b, c) = (Block(10, 10), Block(10, 10), Block(10, 10))
        let stack = UIStackView([a, b, c], 100, 20) { $0.spacing = 5 }
        c.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2).isActive = true
        let width = b.widthAnchor.constraint(equalToConstant: 20)
        width.isActive = true
        #expect(stack.extents(.horizontal) == [Extent(0, 30), Extent(35, 20), Extent(60, 40)])
        width.constant = 22
        #expect(stack.extents(.horizontal) == [Extent(0, 24), Extent(29, 22), Extent(56, 44)])
        b.removeFromSuperview()
        #expect(stack.extents(.horizontal) == [Extent(0, 85), Extent(90, 10)])
    }

    @Test("Deactivating a stack view's constraints does not last")
    func deactivated() {
        let stack = UIStackView([Block(10, 10), Block(20, 10)], 100, 20)
        NSLayoutConstraint.deactivate(stack.constraints)
        #expect(stack.constraints.isEmpty)
        stack.setNeedsUpdateConstraints()
        #expect(stack.extents(.horizontal) == [Extent(0, 80), Extent(80, 20)])
    }

    @Test("A subclass can make constraints of its own in updateConstraints")
    func subclass() {
        final class Wide: UIStackView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                if updates == 1 {
                    arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 33).isActive = true
                }
                super.updateConstraints()
            }
        }
        let stack = Wide([Block(10, 10), Block(20, 10)], 100, 20)
        #expect(stack.extents(.horizontal) == [Extent(0, 67), Extent(67, 33)])
        #expect(stack.updates == 1)
        stack.arrangedSubviews[1].isHidden = true
        #expect(failureTexts { _ = stack.extents(.horizontal) }.isEmpty)
        #expect(stack.updates == 2)
    }

    @Test("A conflict with a stack view's constraints names them without a line of code")
    func conflict() {
        let (a, b) = (Block(10, 10).named("a", 0, 0, 0, 0), Block(20, 10).named("b", 0, 0, 0, 0))
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.accessibilityIdentifier = "row"
        stack.frame.size = CGSize(width: 100, height: 20)
        a.widthAnchor.constraint(equalToConstant: 70).isActive = true
        b.widthAnchor.constraint(equalToConstant: 60).isActive = true
        stack.setNeedsUpdateConstraints()
        let text = warningTexts { stack.layoutIfNeeded() }.joined()
        #expect(text.contains("\"UISV-spacing\": Block #b.leading == Block #a.trailing"))
        #expect(text.contains("broke Block #b.width == 60 (StackConflictTests.swift:"))
        #expect(text.contains("Block #a.width == 70 (StackConflictTests.swift:"))
    }
}
