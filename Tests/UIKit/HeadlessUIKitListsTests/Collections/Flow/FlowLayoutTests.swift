import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Where a flow layout places things, against places worked out by hand.
@MainActor
@Suite("Flow layouts") struct FlowLayoutTests {
    private func frames(_ stage: CollectionStage, _ section: Int = 0) -> [String] {
        stage.log.sections[section].indices.map {
            stage.view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.shortText
                ?? "none"
        }
    }

    private func flow(_ set: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        set(layout)
        return layout
    }

    @Test("Items are spread over the line, and the last line has the same spacing")
    func spread() {
        let layout = flow {
            $0.itemSize = CGSize(width: 80, height: 40)
            $0.minimumLineSpacing = 5
        }
        CollectionStage.run([names(5)], layout: layout) { stage in
            #expect(
                frames(stage) == [
                    "(0 0; 80 40)", "(110 0; 80 40)", "(220 0; 80 40)", "(0 45; 80 40)", "(110 45; 80 40)",
                ])
            #expect(stage.view.contentSize == CGSize(width: 300, height: 85) && stage.faults == [])
        }
    }

    @Test("Section insets are measured from the safe area or the layout margins where the layout says so")
    func insetReference() {
        let layout = flow {
            $0.itemSize = CGSize(width: 80, height: 40)
            $0.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        }
        CollectionStage.run([names(1)], layout: layout) { stage in
            stage.view.insetsLayoutMarginsFromSafeArea = false
            stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
            #expect(frames(stage) == ["(5 0; 80 40)"])
            layout.sectionInsetReference = .fromLayoutMargins
            #expect(frames(stage) == ["(35 0; 80 40)"])
            layout.sectionInsetReference = .fromSafeArea
            #expect(frames(stage) == ["(5 0; 80 40)"] && stage.faults == [])
        }
    }

    @Test("A single item on a line is centred")
    func single() {
        let layout = flow { $0.itemSize = CGSize(width: 200, height: 40) }
        CollectionStage.run([names(2)], layout: layout) { stage in
            #expect(frames(stage) == ["(50 0; 200 40)", "(50 50; 200 40)"])
        }
    }

    @Test("Items of individual sizes are centred in their line, and the last line is not spread")
    func mixed() {
        CollectionStage.run([names(5)], layout: flow { _ in }, isShown: false) { stage in
            let sizes = Sizes(stage.log)
            sizes.sizes = [(100, 20), (100, 40), (150, 30), (50, 30), (20, 10)].map {
                CGSize(width: $0.0, height: $0.1)
            }
            stage.view.delegate = sizes
            stage.show()
            #expect(
                frames(stage) == [
                    "(0 10; 100 20)", "(200 0; 100 40)", "(0 50; 150 30)", "(160 50; 50 30)",
                    "(220 60; 20 10)",
                ])
            #expect(stage.view.contentSize == CGSize(width: 300, height: 80) && stage.faults == [])
        }
    }

    /// A delegate with sizes.
    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        let log: CollectionLog
        var sizes: [CGSize] = []
        init(_ log: CollectionLog) { self.log = log }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.item] }
    }

    @Test("Headers, footers and insets follow in order, and headers reach from edge to edge")
    func boundaries() {
        let layout = flow {
            $0.itemSize = CGSize(width: 100, height: 50)
            $0.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
            $0.headerReferenceSize = CGSize(width: 1, height: 30)
            $0.footerReferenceSize = CGSize(width: 1, height: 10)
        }
        CollectionStage.run([["a", "b"], []], layout: layout) { stage in
            @MainActor func frame(_ kind: String, _ section: Int) -> String? {
                stage.view.layoutAttributesForSupplementaryElement(
                    ofKind: kind, at: IndexPath(item: 0, section: section))?.frame.shortText
            }
            let header = UICollectionView.elementKindSectionHeader
            let footer = UICollectionView.elementKindSectionFooter
            #expect(frame(header, 0) == "(0 0; 300 30)" && frame(footer, 0) == "(0 92; 300 10)")
            #expect(frames(stage) == ["(20 35; 100 50)", "(170 35; 100 50)"])
            #expect(frame(header, 1) == "(0 102; 300 30)" && frame(footer, 1) == "(0 144; 300 10)")
            #expect(frame("other", 0) == nil && frame(header, 2) == nil)
            #expect(stage.view.contentSize.height == 154)
            #expect(stage.view.visibleSupplementaryViews(ofKind: header).count == 2)
            let view = stage.view.supplementaryView(
                forElementKind: footer, at: IndexPath(item: 0, section: 1))
            #expect(
                view.flatMap { stage.view.indexPath(forSupplementaryView: $0) }
                    == IndexPath(item: 0, section: 1))
        }
    }

    @Test("Scrolling sideways, lines are columns")
    func horizontal() {
        let layout = flow {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 50, height: 150)
            $0.minimumLineSpacing = 10
            $0.headerReferenceSize = CGSize(width: 25, height: 1)
        }
        CollectionStage.run([names(3)], layout: layout) { stage in
            #expect(frames(stage) == ["(25 0; 50 150)", "(25 250; 50 150)", "(85 0; 50 150)"])
            #expect(stage.view.contentSize == CGSize(width: 135, height: 400))
        }
    }

    @Test("Pinned headers stay visible until their section is off screen, in front of the cells")
    func pinned() throws {
        let layout = CollectionStage.rows()
        layout.headerReferenceSize = CGSize(width: 0, height: 50)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionFootersPinToVisibleBounds = true
        try CollectionStage.run([names(6), names(6)], layout: layout) { stage in
            @MainActor func places(_ kind: String) -> [CGFloat] {
                stage.view.layoutIfNeeded()
                return stage.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY)
            }
            let header = UICollectionView.elementKindSectionHeader
            let footer = UICollectionView.elementKindSectionFooter
            #expect(places(header) == [0] && places(footer) == [380])
            stage.view.contentOffset.y = 300
            #expect(places(header) == [300, 670] && places(footer) == [650])
            stage.view.contentOffset.y = 620
            #expect(places(header) == [600, 670] && places(footer) == [650, 1000])
            stage.view.contentOffset.y = 700
            #expect(places(header) == [700])
            let top = try #require(stage.view.subviews.last { $0 is UICollectionReusableView })
            #expect(top is NamedHeader)
            stage.view.contentInset.top = 30
            #expect(places(header) == [730])
        }
    }

    @Test("A delegate that leaves out sizes is asked once, and one that has them for each item")
    func askedForSizes() {
        CollectionStage.run([names(100)], layout: flow { _ in }) { stage in
            let sizes = Sizes(stage.log)
            sizes.sizes = Array(repeating: CGSize(width: 80, height: 40), count: 100)
            stage.view.delegate = sizes
            stage.view.collectionViewLayout.invalidateLayout()
            // Sizes that are all the same are laid out as one size is.
            #expect(frames(stage)[98] == "(220 1600; 80 40)" && frames(stage)[99] == "(0 1650; 80 40)")
        }
    }

    @Test("Cells of an estimated size have the size that suits them, and what follows moves")
    func estimated() {
        let layout = flow {
            $0.estimatedItemSize = CGSize(width: 300, height: 50)
            $0.minimumLineSpacing = 0
        }
        CollectionStage.run([names(30)], layout: layout, isShown: false) { stage in
            for item in 0..<30 {
                stage.log.preferred["i\(item)"] = CGSize(width: 300, height: 80 + CGFloat(item))
            }
            stage.show()
            #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 80, 161, 243, 326])
            #expect(stage.view.visibleCells.map(\.frame.height) == [80, 81, 82, 83, 84])
            #expect(stage.faults == [])
            // Further down, growing elements above do not move the visible ones.
            stage.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
            stage.view.layoutIfNeeded()
            let cell = stage.view.cellForItem(at: IndexPath(item: 20, section: 0))
            let place = (cell?.frame.minY ?? 0) - stage.view.contentOffset.y
            stage.view.contentOffset.y -= 10
            stage.view.layoutIfNeeded()
            #expect((cell?.frame.minY ?? 0) - stage.view.contentOffset.y == place + 10)
            #expect(stage.faults == [])
            stage.view.collectionViewLayout.invalidateLayout()
            #expect(stage.faults == [])
        }
    }

    @Test("Random sizes flow like a plain reference, and just the elements in the bounds are visible")
    func againstReference() {
        var numbers = SeededNumbers(seed: 8)
        for _ in 0..<300 {
            let axis: ScrollAxis = numbers.onceIn(2) ? .vertical : .horizontal
            let metrics = FlowMetrics(
                axis: axis, breadth: 300,
                inset: UIEdgeInsets(top: 3, left: 5, bottom: 7, right: numbers.next(in: 0...40)),
                lineSpacing: numbers.next(in: 0...20), itemSpacing: numbers.next(in: 0...20))
            let sizes = (0..<numbers.next(below: 60) + 1).map { _ in
                CGSize(width: numbers.next(in: 1...280), height: numbers.next(in: 1...280))
            }
            check(
                MixedFlow(metrics, sizes: sizes), reference(metrics, sizes, isUniform: false), &numbers, axis)
            let same = Array(repeating: sizes[0], count: sizes.count)
            check(
                .uniform(UniformFlow(metrics, size: sizes[0], count: sizes.count)),
                reference(metrics, same, isUniform: true), &numbers, axis)
        }
    }

    private func check(
        _ flow: MixedFlow, _ wanted: [CGRect], _ numbers: inout SeededNumbers, _ axis: ScrollAxis
    ) {
        check(.mixed(flow), wanted, &numbers, axis)
    }

    private func check(
        _ lines: FlowLines, _ wanted: [CGRect], _ numbers: inout SeededNumbers, _ axis: ScrollAxis
    ) {
        for (item, frame) in wanted.enumerated() {
            let found = lines.frame(of: item)
            let isSame = abs(found.minX - frame.minX) < 1e-6 && abs(found.minY - frame.minY) < 1e-6
            #expect(isSame && found.size == frame.size)
        }
        let start = numbers.next(in: 0...2000)
        let end = start + numbers.next(in: 1...500)
        let items = lines.items(from: start, to: end)
        for (item, frame) in wanted.enumerated() {
            let (first, last) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
            if first < end - 1e-6, last > start + 1e-6 { #expect(items.contains(item)) }
        }
        #expect(items.count <= wanted.count)
    }

    /// UIKit's rule, written down item by item.
    private func reference(_ metrics: FlowMetrics, _ sizes: [CGSize], isUniform: Bool) -> [CGRect] {
        let (axis, across) = (metrics.axis, metrics.axis.other)
        var lines: [[CGSize]] = []
        for size in sizes {
            if let last = lines.last {
                let used = last.reduce(0) { $0 + $1[across] + metrics.itemSpacing }
                if used + size[across] <= metrics.room + 1e-6 {
                    lines[lines.count - 1].append(size)
                    continue
                }
            }
            lines.append([size])
        }
        var frames: [CGRect] = []
        var along: CGFloat = 0
        for (index, line) in lines.enumerated() {
            let thickness = line.map { $0[axis] }.max() ?? 0
            var place = metrics.inset.before(across)
            var gap = metrics.itemSpacing
            let isLast = index == lines.count - 1
            var full = line
            if isUniform, isLast {
                let pitch = sizes[0][across] + metrics.itemSpacing
                let fitting = Int((metrics.room + metrics.itemSpacing + 1e-6) / pitch)
                full = Array(repeating: sizes[0], count: max(fitting, 1))
            }
            let rest = max(0, metrics.room - full.reduce(0) { $0 + $1[across] })
            if isUniform || !isLast {
                if full.count > 1 { gap = rest / CGFloat(full.count - 1) } else { place += rest / 2 }
            }
            for size in line {
                frames.append(
                    axis.rect(
                        along: along + (thickness - size[axis]) / 2, across: place, length: size[axis],
                        breadth: size[across]))
                place += size[across] + gap
            }
            along += thickness + metrics.lineSpacing
        }
        return frames
    }
}
