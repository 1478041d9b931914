import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("Nested stack views, margins and directions") struct StackNestingTests {
    @Test("Ten nested levels of rows and columns have the size of their content")
    func tenLevels() {
        var inner: UIView = Block(10, 10)
        var stacks: [UIStackView] = []
        for level in 1...10 {
            let stack = UIStackView(arrangedSubviews: [Block(10, 10), inner])
            stack.axis = level % 2 == 0 ? .vertical : .horizontal
            stack.spacing = CGFloat(level)
            stacks.append(stack)
            inner = stack
        }
        let outer = stacks[9]
        // Rows add 10 and 1, 3, 5, 7, 9 to the width; columns 10 and 2, 4, 6, 8, 10 to the height.
        #expect(outer.fitting == CGSize(width: 10 + 50 + 25, height: 10 + 50 + 30))
        outer.frame = CGRect(x: 0, y: 0, width: 85, height: 90)
        outer.layoutIfNeeded()
        #expect(stacks[0].frame.size == CGSize(width: 21, height: 10))
        #expect(stacks[0].convert(stacks[0].bounds, to: outer) == CGRect(x: 64, y: 80, width: 21, height: 10))
        // The innermost one goes, and with it its spacing.
        stacks[0].arrangedSubviews[1].isHidden = true
        #expect(outer.fitting == CGSize(width: 84 - 10, height: 90))
        stacks[0].isHidden = true
        #expect(outer.fitting == CGSize(width: 74 - 0, height: 90 - 10 - 2))
        stacks[0].isHidden = false
        stacks[0].arrangedSubviews[1].isHidden = false
        #expect(outer.fitting == CGSize(width: 85, height: 90))
    }

    @Test("Nested shares follow what is inside")
    func nestedShares() {
        let (a, b) = (Block(10, 10), Block(30, 10))
        let inner = UIStackView(arrangedSubviews: [b])
        let stack = UIStackView([a, inner], 80, 10) { $0.distribution = .fillProportionally }
        #expect(stack.extents(.horizontal) == [Extent(0, 20), Extent(20, 60)])
        b.natural.width = 10
        #expect(stack.extents(.horizontal) == [Extent(0, 40), Extent(40, 40)])
        inner.addArrangedSubview(Block(20, 10))
        #expect(stack.extents(.horizontal) == [Extent(0, 20), Extent(20, 60)])
        // Without a length of its own, a view has no share.
        stack.addArrangedSubview(UIView())
        #expect(stack.extents(.horizontal) == [Extent(0, 20), Extent(20, 60), Extent(80, 0)])
    }

    @Test("Margins, plain and directional, and the safe area inset the views")
    func margins() {
        let views = [Block(10, 10), Block(20, 10)]
        let stack = UIStackView(views, 100, 50) { $0.isLayoutMarginsRelativeArrangement = true }
        #expect(
            stack.frames() == [
                CGRect(x: 0, y: 0, width: 80, height: 50), CGRect(x: 80, y: 0, width: 20, height: 50),
            ])
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            stack.frames() == [
                CGRect(x: 2, y: 1, width: 74, height: 46), CGRect(x: 76, y: 1, width: 20, height: 46),
            ])
        #expect(stack.fitting == CGSize(width: 36, height: 14))
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
        #expect(stack.frames()[0] == CGRect(x: 10, y: 0, width: 70, height: 50))
        for view in views { view.isHidden = true }
        #expect(stack.fitting == CGSize(width: 10, height: 0))
        for view in views { view.isHidden = false }
        stack.isLayoutMarginsRelativeArrangement = false
        #expect(stack.frames()[0] == CGRect(x: 0, y: 0, width: 80, height: 50))
    }

    @Test("The safe area counts with the margins")
    func safeArea() {
        inOwnWorld {
            let controller = UIViewController()
            let window = UIWindow.showing(controller)
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
            let stack = UIStackView(arrangedSubviews: [Block(10, 10)])
            stack.isLayoutMarginsRelativeArrangement = true
            stack.frame = controller.view.bounds
            controller.view.addSubview(stack)
            window.layoutIfNeeded()
            let top = controller.view.safeAreaInsets.top
            #expect(top >= 30)
            #expect(stack.arrangedSubviews[0].frame.minY == top)
            controller.additionalSafeAreaInsets.top = 50
            window.layoutIfNeeded()
            #expect(stack.arrangedSubviews[0].frame.minY == top + 20)
            stack.insetsLayoutMarginsFromSafeArea = false
            window.layoutIfNeeded()
            #expect(stack.arrangedSubviews[0].frame.minY == 0)
        }
    }

    @Test("A stack view from right to left reverses its views, whatever their own direction")
    func direction() {
        let views = [Block(10, 10), Block(20, 10), Block(30, 10)]
        let stack = UIStackView(views, 100, 50) {
            $0.spacing = 5
            $0.alignment = .leading
        }
        #expect(stack.extents(.horizontal) == [Extent(0, 40), Extent(45, 20), Extent(70, 30)])
        stack.semanticContentAttribute = .forceRightToLeft
        let mirrored = [Extent(60, 40), Extent(35, 20), Extent(0, 30)]
        #expect(stack.extents(.horizontal) == mirrored)
        views[0].semanticContentAttribute = .forceLeftToRight
        views[1].semanticContentAttribute = .forceRightToLeft
        stack.setNeedsUpdateConstraints()
        #expect(stack.extents(.horizontal) == mirrored)
        stack.distribution = .equalSpacing
        #expect(stack.extents(.horizontal) == [Extent(90, 10), Extent(50, 20), Extent(0, 30)])
        stack.axis = .vertical
        #expect(stack.extents(.horizontal) == [Extent(90, 10), Extent(80, 20), Extent(70, 30)])
        stack.semanticContentAttribute = .forceLeftToRight
        #expect(stack.extents(.horizontal) == [Extent(0, 10), Extent(0, 20), Extent(0, 30)])
    }

    @Test("Texts that wrap side by side share the room; a short one keeps its width")
    func wrappedTexts() {
        func label(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            return label
        }
        let long = String(repeating: "word ", count: 30)
        let (a, b) = (label(long), label(long))
        let stack = UIStackView([a, b], 210, 400) {
            $0.spacing = 10
            $0.alignment = .top
        }
        #expect(abs(a.frame.width - b.frame.width) < 20 && a.frame.width > 60)
        #expect(a.frame.height > 100 && a.frame.height < 400)
        b.text = "Hi"
        stack.layoutIfNeeded()
        // Where a text breaks, it leaves some room, which the short one may take.
        #expect(b.frame.width < 60 && a.frame.width > 140)
    }
}
