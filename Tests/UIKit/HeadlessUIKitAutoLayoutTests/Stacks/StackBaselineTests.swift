import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("Baselines of stack views") struct StackBaselineTests {
    private let small = StackBaselineTests.label(10)
    private let large = StackBaselineTests.label(30)

    private static func label(_ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = "Text"
        label.font = .systemFont(ofSize: size)
        return label
    }

    /// How far below the top of its label the baseline stands.
    private func rise(_ label: UILabel) -> CGFloat {
        label.baselineOffsets(in: label.bounds.size)?.first ?? -1
    }

    private func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + rise(label) }

    // Apple's radar 32291130, and frames that Xcode stored in public nibs.
    @Test("Baselines are aligned, and higher labels reach out of the stack view beyond its first view")
    func alignment() {
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            let block = Block(10, 5)
            let stack = UIStackView(arrangedSubviews: [small, block, large])
            stack.alignment = alignment
            stack.frame.size = stack.fitting
            stack.layoutIfNeeded()
            #expect(abs(baseline(small) - baseline(large)) < 0.7)
            let height = stack.bounds.height
            // A view without text is aligned with the edge of the text.
            if alignment == .firstBaseline {
                #expect(abs(block.frame.minY - small.frame.minY) < 0.4)
                #expect(abs(small.frame.minY) < 0.4 && large.frame.minY < -1)
                #expect(abs(large.frame.maxY - height) < 0.7)
            } else {
                #expect(abs(block.frame.maxY - small.frame.maxY) < 0.4)
                #expect(abs(large.frame.minY) < 0.4 && large.frame.maxY > height + 1)
                #expect(abs(small.frame.maxY - height) < 0.7)
            }
            stack.frame.size.height = 100
            stack.layoutIfNeeded()
            #expect(abs(baseline(small) - baseline(large)) < 0.7)
            for view in stack.arrangedSubviews { stack.removeArrangedSubview(view) }
        }
    }

    @Test("In a column, baselines are no alignment: views begin at the leading edge")
    func alignmentOfColumn() {
        let stack = UIStackView([Block(10, 10), Block(20, 10)], 100, 20) {
            $0.axis = .vertical
            $0.alignment = .lastBaseline
        }
        #expect(stack.extents(.horizontal) == [Extent(0, 10), Extent(0, 20)])
    }

    @Test("Spacing in a column is measured from baseline to baseline")
    func spacing() {
        let stack = UIStackView([small, large, Block(10, 10)], 100, 300) {
            $0.axis = .vertical
            $0.spacing = 40
            $0.distribution = .equalSpacing
            $0.isBaselineRelativeArrangement = true
        }
        stack.distribution = .fill
        stack.frame.size.height = stack.fitting.height
        stack.layoutIfNeeded()
        #expect(abs(baseline(large) - baseline(small) - 40) < 0.7)
        let block = stack.arrangedSubviews[2]
        #expect(abs(block.frame.minY - baseline(large) - 40) < 0.7)
        stack.isBaselineRelativeArrangement = false
        stack.frame.size.height = stack.fitting.height
        stack.layoutIfNeeded()
        #expect(abs(large.frame.minY - small.frame.maxY - 40) < 0.4)
        stack.isBaselineRelativeArrangement = true
        stack.spacing = UIStackView.spacingUseSystem
        stack.frame.size.height = stack.fitting.height
        stack.layoutIfNeeded()
        #expect(abs(baseline(large) - baseline(small) - large.font.lineHeight) < 0.7)
    }

    @Test("A stack view has the baselines of its highest, first or last view")
    func baselineViews() {
        let stack = UIStackView(arrangedSubviews: [small, large])
        #expect(stack.forFirstBaselineLayout === large && stack.forLastBaselineLayout === large)
        stack.axis = .vertical
        #expect(stack.forFirstBaselineLayout === small && stack.forLastBaselineLayout === large)
        let outer = UIStackView(arrangedSubviews: [stack])
        #expect(outer.forFirstBaselineLayout === small && outer.forLastBaselineLayout === large)
        small.isHidden = true
        #expect(outer.forFirstBaselineLayout === large)
        large.isHidden = true
        #expect(outer.forFirstBaselineLayout === stack)
        #expect(UIStackView().forLastBaselineLayout is UIStackView)
    }

    @Test("A constraint with a stack view's baseline follows the view that has it")
    func outerConstraints() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (mark, other) = (Self.label(12), Self.label(12))
        let inner = UIStackView(arrangedSubviews: [small, large])
        inner.axis = .vertical
        let stack = UIStackView(arrangedSubviews: [inner])
        for view in [mark, other, stack] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(view)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: page.topAnchor, constant: 50),
            stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            mark.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
            mark.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
            other.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
            other.firstBaselineAnchor.constraint(equalTo: inner.firstBaselineAnchor),
        ])
        page.layoutIfNeeded()
        #expect(abs(baseline(mark) - 50 - rise(small)) < 0.7)
        small.isHidden = true
        page.layoutIfNeeded()
        #expect(abs(baseline(mark) - 50 - rise(large)) < 0.7)
        #expect(abs(baseline(other) - baseline(mark)) < 0.7)
        inner.insertArrangedSubview(Block(5, 17), at: 0)
        small.isHidden = false
        page.layoutIfNeeded()
        // The first view has no text: its top counts.
        #expect(abs(baseline(mark) - 50) < 0.7)
    }
}
