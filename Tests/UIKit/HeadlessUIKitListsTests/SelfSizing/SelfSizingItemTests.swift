import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Items whose sizes follow from the constraints in their cells.
@MainActor @Suite("Self-sizing items") struct SelfSizingItemTests {
    @Test("In a flow layout with automatic sizes, both sides follow from the content")
    func flow() {
        NoteCollection.run([4, 6, 20], .estimating(UICollectionViewFlowLayout.automaticSize)) { notes in
            // 50 and 70 points with at least 10 between them; 210 do not fit beside them.
            #expect(notes.frames == [box(0, 0, 50, 22), box(230, 0, 70, 22), box(0, 22, 210, 22)])
            #expect(notes.note(2)?.label.frame == box(5, 5, 200, 12))
            #expect(
                notes.log.take() == """
                    4: 50 fitting, 50 fitting -> 50 x 22
                    6: 50 fitting, 50 fitting -> 70 x 22
                    20: 50 fitting, 50 fitting -> 210 x 22
                    """)
        }
    }

    @Test("A width in the content view makes texts wrap in a flow layout")
    func flowOfOneWidth() {
        NoteCollection.run([4, 60], .estimating(CGSize(width: 100, height: 30))) { notes in
            notes.fill = { cell, _ in
                if cell.contentView.constraints.count < 5 {
                    cell.contentView.widthAnchor.constraint(equalToConstant: 290).isActive = true
                }
            }
        } _: { notes in
            #expect(notes.frames == [box(5, 0, 290, 22), box(0, 22, 290, 46)])
        }
    }

    @Test("In a compositional layout only the estimated side is free")
    func compositional() {
        NoteCollection.run([1, 30, 5], .pairs()) { notes in
            // 140 points for text: 14 ideographs a line.
            #expect(notes.frames == [box(0, 0, 150, 22), box(150, 0, 150, 46), box(0, 46, 150, 22)])
            #expect(
                notes.log.take() == """
                    1: 150 required, 44 fitting -> 150 x 22
                    30: 150 required, 44 fitting -> 150 x 46
                    5: 150 required, 44 fitting -> 150 x 22
                    """)
            #expect(notes.note(1)?.contentView.frame == box(0, 0, 150, 46))
            #expect(notes.note(1)?.label.frame == box(5, 5, 140, 36))
        }
    }

    @Test("Items that are as high as estimated are measured once, and not again as they scroll")
    func exactEstimates() {
        NoteCollection.run(Array(repeating: 30, count: 12), .pairs(height: 46)) { notes in
            for offset in stride(from: CGFloat(0), through: 40, by: 10) {
                notes.view.contentOffset.y = offset
                notes.settle()
            }
            #expect(notes.frames.count == 12 && notes.frames.last == box(150, 230, 150, 46))
            #expect(notes.log.lines.count == 12)
        }
    }

    @Test("Headers of an estimated height have that of their constraints")
    func header() {
        NoteCollection.run([1], .pairs(header: true)) { notes in
            let kind = UICollectionView.elementKindSectionHeader
            let banner = notes.view.supplementaryView(
                forElementKind: kind, at: IndexPath(item: 0, section: 0))
            // 292 points for text: 29 ideographs a line.
            #expect(banner?.frame == box(0, 0, 300, 32))
            #expect((banner as? NoteBanner)?.label.frame == box(4, 4, 292, 24))
            #expect(notes.frames == [box(0, 32, 150, 22)])
        }
    }

    @Test("A header whose text changes is resized by invalidateIntrinsicContentSize")
    func headerInvalidation() {
        NoteCollection.run([1], .pairs(header: true)) { notes in
            let kind = UICollectionView.elementKindSectionHeader
            let banner = notes.view.supplementaryView(
                forElementKind: kind, at: IndexPath(item: 0, section: 0))
            (banner as? NoteBanner)?.label.text = wide(1)
            notes.settle()
            #expect(banner?.frame == box(0, 0, 300, 32))
            banner?.invalidateIntrinsicContentSize()
            #expect(notes.frames == [box(0, 20, 150, 22)])
            #expect(banner?.frame == box(0, 0, 300, 20))
        }
    }

    private final class OwnItem: UICollectionViewCell {
        let label = UILabel.ofNote(wide(30))

        required override init(frame: CGRect) {
            super.init(frame: frame)
            label.fill(contentView)
        }

        required init?(coder: NSCoder) { nil }

        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            setNeedsLayout()
            layoutIfNeeded()
            let width = layoutAttributes.size.width
            let size = contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            layoutAttributes.frame.size = CGSize(width: width, height: size.height + 1)
            return layoutAttributes
        }
    }

    @Test("An override of preferredLayoutAttributesFitting decides")
    func override() {
        NoteCollection.run([0, 0], .pairs(), item: OwnItem.self) { notes in
            // 15 ideographs a line.
            #expect(notes.frames == [box(0, 0, 150, 25), box(150, 0, 150, 25)])
            #expect((notes.item(1) as? OwnItem)?.label.frame == box(0, 0, 150, 25))
        }
    }

    @Test("Items follow the width of the view, and the user's text size")
    func changes() {
        NoteCollection.run([1, 30], .pairs()) { notes in
            notes.fill = { cell, item in
                guard item == 0, let label = (cell as? NoteItem)?.label else { return }
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
            }
        } _: { notes in
            #expect(notes.frames[1] == box(150, 0, 150, 46))
            notes.view.frame.size.width = 200
            // 90 points for text.
            #expect(notes.frames[1] == box(100, 0, 100, 58))
            let before = notes.frames[0].height
            UIApplication.shared.device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            #expect(notes.frames[0].height > before + 40)
            #expect(notes.frames[1] == box(100, 0, 100, 58))
        }
    }

    @Test("Cells are used again for other texts")
    func reuse() {
        let lengths = (0..<200).map { $0 * 7 % 90 + 1 }
        NoteCollection.run(lengths, .rows()) { notes in
            func expected(_ item: Int) -> CGFloat { CGFloat((lengths[item] + 28) / 29 * 12 + 10) }
            for _ in 0..<200 where notes.item(199) == nil {
                notes.view.contentOffset.y += 150
                notes.settle()
            }
            #expect(notes.view.contentSize.height == (0..<200).reduce(0) { $0 + expected($1) })
            for path in notes.view.indexPathsForVisibleItems {
                #expect(notes.item(path.item)?.frame.height == expected(path.item))
            }
            #expect(notes.cells.count <= 14)
        }
    }

    enum Change: CaseIterable { case cell, contentView, text }

    nonisolated static let modes: [UICollectionView.SelfSizingInvalidation] = [
        .disabled, .enabled, .enabledIncludingConstraints,
    ]

    @Test(
        "Invalidation, by code or by a change of constraints, resizes a visible item as its mode says",
        arguments: modes, Change.allCases)
    func invalidation(_ mode: UICollectionView.SelfSizingInvalidation, _ change: Change) {
        NoteCollection.run([1, 1, 1], .pairs()) {
            $0.view.selfSizingInvalidation = mode
        } _: { notes in
            guard let cell = notes.note(0) else { return }
            if change != .text { notes.view.selfSizingInvalidation = .disabled }
            cell.label.text = wide(30)
            notes.settle()
            notes.view.selfSizingInvalidation = mode
            switch change {
            case .cell: cell.invalidateIntrinsicContentSize()
            case .contentView: cell.contentView.invalidateIntrinsicContentSize()
            case .text: break
            }
            let isResized = mode == .enabledIncludingConstraints || (mode == .enabled && change != .text)
            #expect(
                notes.frames == [
                    box(0, 0, 150, isResized ? 46 : 22), box(150, 0, 150, 22),
                    box(0, isResized ? 46 : 22, 150, 22),
                ])
            #expect(notes.note(0) === cell)
        }
    }

    @Test("An update without changes measures items again")
    func update() {
        NoteCollection.run([1, 1], .estimating(UICollectionViewFlowLayout.automaticSize)) { notes in
            notes.note(0)?.label.text = wide(10)
            #expect(notes.frames[0] == box(0, 0, 20, 22))
            notes.view.performBatchUpdates(nil)
            #expect(notes.frames[0] == box(0, 0, 110, 22))
        }
    }

    private final class NoteRow: UICollectionViewListCell {
        let label = UILabel.ofNote()

        required override init(frame: CGRect) {
            super.init(frame: frame)
            label.fill(contentView, beside: 10, above: 15)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A list cell leaves room for accessories, also for one that constraints size")
    func list() {
        NoteCollection.run([1, 28], .rows(), item: NoteRow.self) { notes in
            notes.fill = { cell, item in
                guard let row = cell as? NoteRow else { return }
                row.label.text = wide(notes.lengths[item])
                guard item == 1 else { return }
                let square = UIView()
                square.widthAnchor.constraint(equalToConstant: 32).isActive = true
                square.heightAnchor.constraint(equalToConstant: 30).isActive = true
                row.accessories = [
                    .customView(configuration: .init(customView: square, placement: .trailing()))
                ]
            }
        } _: { notes in
            // The second has 300 - 40 - 20 points for text: 24 ideographs a line.
            #expect(notes.frames == [box(0, 0, 300, 42), box(0, 42, 300, 54)])
            #expect(notes.item(1)?.contentView.frame == box(0, 0, 260, 54))
            #expect((notes.item(1) as? NoteRow)?.label.frame == box(10, 15, 240, 24))
        }
    }
}
