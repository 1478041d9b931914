import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Three views of 30, 60 and 10 points along the axis, and 20, 40 and 30 across, in a stack view of 200 by 60.
@MainActor @Suite("Distributions and alignments of stack views") struct StackTableTests {
    typealias Along = (UIStackView.Distribution, spacing: CGFloat, all: [Extent], withoutSecond: [Extent])
    typealias Across = (UIStackView.Alignment, [Extent])

    nonisolated static let alongs: [Along] = [
        (
            .fill, 10, [Extent(0, 110), Extent(120, 60), Extent(190, 10)],
            [Extent(0, 180), Extent(190, 10)]
        ),
        (
            .fill, 0, [Extent(0, 130), Extent(130, 60), Extent(190, 10)],
            [Extent(0, 190), Extent(190, 10)]
        ),
        (
            .fill, -5, [Extent(0, 140), Extent(135, 60), Extent(190, 10)],
            [Extent(0, 195), Extent(190, 10)]
        ),
        (
            .fill, 60, [Extent(0, 10), Extent(70, 60), Extent(190, 10)],
            [Extent(0, 130), Extent(190, 10)]
        ),
        (
            .fillEqually, 10, [Extent(0, 60), Extent(70, 60), Extent(140, 60)],
            [Extent(0, 95), Extent(105, 95)]
        ),
        (
            .fillEqually, 25, [Extent(0, 50), Extent(75, 50), Extent(150, 50)],
            [Extent(0, 87.5), Extent(112.5, 87.5)]
        ),
        // 30, 60 and 10 of 120, the last one takes what remains; 30 and 10 of 50.
        (
            .fillProportionally, 10, [Extent(0, 50), Extent(60, 100), Extent(170, 30)],
            [Extent(0, 120), Extent(130, 70)]
        ),
        (
            .fillProportionally, 0, [Extent(0, 60), Extent(60, 120), Extent(180, 20)],
            [Extent(0, 150), Extent(150, 50)]
        ),
        (
            .equalSpacing, 10, [Extent(0, 30), Extent(80, 60), Extent(190, 10)],
            [Extent(0, 30), Extent(190, 10)]
        ),
        (
            .equalSpacing, 55, [Extent(0, 20), Extent(75, 60), Extent(190, 10)],
            [Extent(0, 30), Extent(190, 10)]
        ),
        // Centres at 15, 105 and 195.
        (
            .equalCentering, 10, [Extent(0, 30), Extent(75, 60), Extent(190, 10)],
            [Extent(0, 30), Extent(190, 10)]
        ),
        // At least 48 after the first one: the second cannot be in the middle.
        (
            .equalCentering, 48, [Extent(0, 30), Extent(78, 60), Extent(190, 10)],
            [Extent(0, 30), Extent(190, 10)]
        ),
    ]

    nonisolated static let acrosses: [Across] = [
        (.fill, [Extent(0, 60), Extent(0, 60), Extent(0, 60)]),
        (.leading, [Extent(0, 20), Extent(0, 40), Extent(0, 30)]),
        (.center, [Extent(20, 20), Extent(10, 40), Extent(15, 30)]),
        (.trailing, [Extent(40, 20), Extent(20, 40), Extent(30, 30)]),
    ]

    @Test("The frames are UIKit's, horizontally and vertically", arguments: alongs, acrosses)
    func frames(along: Along, across: Across) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let isRow = axis == .horizontal
            let views = [(30, 20), (60, 40), (10, 30)].map { isRow ? Block($0.0, $0.1) : Block($0.1, $0.0) }
            let stack = UIStackView(views, isRow ? 200 : 60, isRow ? 60 : 200) {
                $0.axis = axis
                $0.distribution = along.0
                $0.alignment = across.0
                $0.spacing = along.spacing
            }
            let other: NSLayoutConstraint.Axis = isRow ? .vertical : .horizontal
            #expect(near(stack.extents(axis), along.all), "\(axis) all")
            #expect(near(stack.extents(other), across.1), "\(axis) all, across")
            views[1].isHidden = true
            #expect(near(stack.extents(axis), along.withoutSecond), "\(axis) without the second")
            #expect(
                near(stack.extents(other), [across.1[0], across.1[2]]), "\(axis) without the second, across")
            #expect(views[1].extent(axis).length == 0)
            views[1].isHidden = false
            #expect(near(stack.extents(axis), along.all), "\(axis) shown again")
        }
    }

    /// Whether places are the same up to the rounding to pixels.
    private func near(_ extents: [Extent], _ expected: [Extent]) -> Bool {
        let isNear =
            extents.count == expected.count
            && zip(extents, expected).allSatisfy {
                abs($0.start - $1.start) < 0.34 && abs($0.length - $1.length) < 0.34
            }
        if !isNear { Issue.record("\(extents) instead of \(expected)") }
        return isNear
    }

    typealias Size = (UIStackView.Distribution, CGFloat)

    @Test(
        "The size that fits is that of the views and their spacing",
        arguments: [
            (.fill, 120), (.fillEqually, 200), (.fillProportionally, 120), (.equalSpacing, 120),
            // Distances of centres of 55, from 15 to 5 before the end.
            (.equalCentering, 130),
        ] as [Size])
    func fitting(size: Size) {
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
            let views = [Block(30, 20), Block(60, 40), Block(10, 30)]
            let stack = UIStackView(arrangedSubviews: views)
            stack.spacing = 10
            stack.distribution = size.0
            stack.alignment = alignment
            #expect(stack.fitting == CGSize(width: size.1, height: 40), "\(alignment)")
            for view in views { view.isHidden = true }
            #expect(stack.fitting == .zero, "\(alignment), all hidden")
            stack.axis = .vertical
            for view in views { view.isHidden = false }
            let height: CGFloat = [.fillEqually: 140, .equalCentering: 115][size.0] ?? 110
            #expect(stack.fitting == CGSize(width: 60, height: height), "\(alignment), a column")
        }
    }

    @Test("A stack view in others takes its size from its content")
    func sizeFromContent() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let (a, b) = (Block(30, 20), Block(60, 40))
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.spacing = 10
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 5),
            stack.topAnchor.constraint(equalTo: page.topAnchor, constant: 7),
        ])
        page.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 5, y: 7, width: 100, height: 40))
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
        b.isHidden = true
        page.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 5, y: 7, width: 30, height: 20))
        a.isHidden = true
        page.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 5, y: 7, width: 0, height: 0))
        a.isHidden = false
        a.natural = CGSize(width: 80, height: 9)
        page.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 5, y: 7, width: 80, height: 9))
    }
}
