import Foundation
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("UIImageView") struct UIImageViewTests {
    let plain = UIImage(color: .red, size: CGSize(width: 24, height: 12))
    let lit = UIImage(color: .blue, size: CGSize(width: 30, height: 40))

    @Test("A view made with an image has its size, and none without one")
    func made() {
        #expect(UIImageView(image: plain).frame == CGRect(x: 0, y: 0, width: 24, height: 12))
        #expect(UIImageView(image: plain, highlightedImage: lit).frame.size == plain.size)
        #expect(UIImageView(image: nil).frame == .zero)
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        #expect(UIImageView(image: nil).intrinsicContentSize == none)
        #expect(UIImageView(image: nil).sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
    }

    @Test("A highlighted image view shows its highlighted image, if it has one, in that one's size")
    func highlighted() {
        let view = UIImageView(image: plain)
        view.isHighlighted = true
        #expect(view.displayedImage === plain)
        view.highlightedImage = lit
        #expect(view.displayedImage === lit && view.intrinsicContentSize == lit.size)
        view.sizeToFit()
        #expect(view.bounds.size == lit.size)
        view.isHighlighted = false
        #expect(view.displayedImage === plain && view.intrinsicContentSize == plain.size)
        view.image = nil
        #expect(view.displayedImage == nil)
    }

    @Test("Touches pass through an image view, and it has the image trait without being an element")
    func traits() {
        let view = UIImageView(image: plain)
        #expect(!view.isUserInteractionEnabled)
        #expect(view.hitTest(.zero, with: nil) == nil)
        #expect(!view.isAccessibilityElement && view.accessibilityTraits == .image)
        view.accessibilityTraits = .button
        #expect(view.accessibilityTraits == .button)
    }

    @Test("A new image triggers layout of the superview, and queries look again")
    func invalidation() {
        let (superview, view) = (UIView(), UIImageView(image: plain))
        superview.addSubview(view)
        superview.layoutIfNeeded()
        let generation = ViewTree.generation
        view.image = lit
        #expect(superview.flags.contains(.needsLayout))
        #expect(ViewTree.generation != generation)
    }
}
