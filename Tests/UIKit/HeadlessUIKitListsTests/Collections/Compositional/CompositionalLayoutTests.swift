import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

extension NSCollectionLayoutDimension {
    /// As applications add to the class: what makes a dimension returns one of the class that it is asked of.
    fileprivate static var halfWidth: Self { Self.fractionalWidth(0.5) }
}

/// Where a compositional layout places things, against places worked out by hand.
@MainActor
@Suite("Compositional layouts") struct CompositionalLayoutTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutItem
    { NSCollectionLayoutItem(layoutSize: size(width, height)) }

    private func frames(_ stage: CollectionStage, _ section: Int = 0) -> [String] {
        stage.log.sections[section].indices.map {
            stage.view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.shortText
                ?? "none"
        }
    }

    private func run(
        _ items: Int, _ group: NSCollectionLayoutGroup, _ set: (NSCollectionLayoutSection) -> Void = { _ in },
        _ body: @MainActor (CollectionStage) -> Void
    ) {
        let section = NSCollectionLayoutSection(group: group)
        set(section)
        CollectionStage.run(
            [names(items)], layout: UICollectionViewCompositionalLayout(section: section), body)
    }

    @Test("A group takes as many of its items as there is room for, and so does each after it")
    func grid() {
        let third = item(.fractionalWidth(1 / 3), .fractionalHeight(1))
        third.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [third])
        run(5, row) {
            $0.interGroupSpacing = 10
            $0.contentInsets.top = 20
        } _: { stage in
            #expect(
                frames(stage) == [
                    "(2 21; 94 56)", "(102 21; 94 56)", "(202 21; 94 56)", "(2 91; 94 56)", "(102 91; 94 56)",
                ])
            #expect(stage.view.contentSize == CGSize(width: 300, height: 150) && stage.faults == [])
        }
    }

    @Test("Groups in groups place their items")
    func nested() {
        let big = item(.fractionalWidth(1), .fractionalHeight(1))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        let wide = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)), subitems: [big])
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [wide, pair])
        run(4, row) { stage in
            #expect(
                frames(stage) == [
                    "(0 0; 180 100)", "(180 0; 120 50)", "(180 50; 120 50)", "(0 100; 180 100)",
                ])
            #expect(stage.view.contentSize.height == 200 && stage.faults == [])
        }
    }

    @Test("Spacing that is fixed, flexible and at edges places items")
    func spacing() {
        let part = item(.absolute(50), .absolute(20))
        part.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(4))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: part, count: 3)
        row.interItemSpacing = .flexible(5)
        run(3, row) { #expect(frames($0) == ["(0 8; 50 20)", "(125 8; 50 20)", "(250 8; 50 20)"]) }
        row.interItemSpacing = .fixed(5)
        run(2, row) { #expect(frames($0) == ["(0 8; 50 20)", "(55 8; 50 20)"]) }
        let equal = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item(.absolute(1), .absolute(40)),
            count: 4)
        equal.interItemSpacing = .fixed(20)
        run(5, equal) {
            #expect(
                frames($0) == [
                    "(0 0; 60 40)", "(80 0; 60 40)", "(160 0; 60 40)", "(240 0; 60 40)", "(0 40; 60 40)",
                ])
        }
    }

    @Test("A dimension is of the kind that it is made as, and a spacing is fixed or flexible")
    func kinds() {
        let made: [NSCollectionLayoutDimension] = [
            .halfWidth, .fractionalHeight(0.5), .absolute(5), .estimated(5),
        ]
        for (index, dimension) in made.enumerated() {
            let kinds = [
                dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute,
                dimension.isEstimated,
            ]
            #expect(kinds.firstIndex(of: true) == index && kinds.lastIndex(of: true) == index)
        }
        #expect(NSCollectionLayoutSpacing.fixed(3).isFixedSpacing)
        #expect(!NSCollectionLayoutSpacing.flexible(3).isFixedSpacing)
    }

    @Test("Items that share a column are equally high, whatever their own height is")
    func sharedColumn() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(90)),
            subitem: item(.fractionalWidth(1), .absolute(5)), count: 3)
        run(3, column) { stage in
            #expect(frames(stage) == ["(0 0; 300 30)", "(0 30; 300 30)", "(0 60; 300 30)"])
        }
    }

    @Test("Items of a custom group are where they are put")
    func custom() {
        let provider: NSCollectionLayoutGroupCustomItemProvider = { environment in
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 30, height: 30)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width - 30, y: 20, width: 30, height: 30), zIndex: 3),
            ]
        }
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), itemProvider: provider)
        run(3, group) { stage in
            #expect(frames(stage) == ["(0 0; 30 30)", "(270 20; 30 30)", "(0 50; 30 30)"])
            #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
            #expect(stage.faults == [])
        }
    }

    @Test("Headers and footers take up space, respect the insets, and stay visible if pinned")
    func boundaries() {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(100), .absolute(10)),
            elementKind: UICollectionView.elementKindSectionFooter,
            alignment: .bottomTrailing)
        run(6, row) {
            $0.boundarySupplementaryItems = [header, footer]
            $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 30)
        } _: { stage in
            @MainActor func frame(_ kind: String) -> String? {
                stage.view.layoutAttributesForSupplementaryElement(
                    ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame.shortText
            }
            #expect(frames(stage)[0] == "(20 45; 250 100)" && stage.view.contentSize.height == 660)
            #expect(
                frame(header.elementKind) == "(20 0; 250 40)"
                    && frame(footer.elementKind) == "(170 650; 100 10)")
            stage.view.contentOffset.y = 200
            stage.view.layoutIfNeeded()
            let shown = stage.view.supplementaryView(
                forElementKind: header.elementKind, at: IndexPath(item: 0, section: 0))
            #expect(shown?.frame == CGRect(x: 20, y: 200, width: 250, height: 40))
            #expect(stage.faults == [])
        }
    }

    @Test("Each section is laid out as the provider says, with what the configuration adds to all")
    func provider() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 15
        let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, environment in
            let columns = index + 1
            let part = self.item(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1))
            let height = environment.container.contentSize.height / 10
            let row = NSCollectionLayoutGroup.horizontal(
                layoutSize: self.size(.fractionalWidth(1), .absolute(height)), subitems: [part])
            let section = NSCollectionLayoutSection(group: row)
            section.decorationItems = [.background(elementKind: "back")]
            return section
        }
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: provider, configuration: configuration)
        layout.register(NamedHeader.self, forDecorationViewOfKind: "back")
        CollectionStage.run([names(2), names(3)], layout: layout) { stage in
            #expect(frames(stage) == ["(0 0; 300 40)", "(0 40; 300 40)"])
            #expect(frames(stage, 1) == ["(0 95; 150 40)", "(150 95; 150 40)", "(0 135; 150 40)"])
            #expect(
                stage.view.subviews.first { $0 is NamedHeader }?.frame
                    == CGRect(x: 0, y: 0, width: 300, height: 80))
            #expect(stage.view.subviews.prefix(2).allSatisfy { $0 is NamedHeader })
            #expect(stage.view.contentSize.height == 175 && stage.faults == [])
        }
    }

    @Test("Sections follow each other sideways, too")
    func horizontal() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(80), .fractionalHeight(1)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: column), configuration: configuration)
        CollectionStage.run([names(3), names(1)], layout: layout) { stage in
            #expect(frames(stage) == ["(0 0; 80 200)", "(0 200; 80 200)", "(80 0; 80 200)"])
            #expect(frames(stage, 1) == ["(160 0; 80 200)"] && stage.view.contentSize.width == 240)
        }
    }

    @Test("Invalid dimensions and groups are failures, and the section is empty")
    func failuresOfLayouts() {
        #expect(
            failureTexts { _ = NSCollectionLayoutDimension.absolute(-1) } == [
                "-1 is not a valid absolute dimension. 0 is used instead."
            ])
        #expect(
            failureTexts { _ = NSCollectionLayoutDimension.fractionalWidth(.nan) } == [
                "nan is not a valid fractionalWidth dimension. 0 is used instead."
            ])
        var isEmpty = false
        let none = UICollectionViewCompositionalLayout { _, _ in nil }
        #expect(
            failureTexts {
                CollectionStage.run([["a"]], layout: none) { isEmpty = $0.view.visibleCells.isEmpty }
            }
                == ["The section provider returned nil for section 0. The section is empty."])
        let empty = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [])
        #expect(
            failureTexts { run(3, empty) { isEmpty = isEmpty && $0.view.visibleCells.isEmpty } } == [
                "The group of section 0 has no room for items. The section is empty."
            ])
        var deep = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(10)),
            subitems: [item(.fractionalWidth(1), .absolute(10))])
        for _ in 0..<5000 {
            deep = .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [deep])
        }
        #expect(
            failureTexts { run(3, deep) { isEmpty = isEmpty && $0.view.visibleCells.isEmpty } } == [
                "The group of section 0 has no room for items. The section is empty."
            ])
        let thin = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(10)),
            subitems: [item(.absolute(0), .absolute(10))])
        #expect(failureTexts { run(1000, thin) { isEmpty = isEmpty && $0.view.visibleCells.isEmpty } } == [])
        #expect(isEmpty)
    }

    @Test("Random estimates and measures lead to the places that a plain list of groups has")
    func stack() {
        var numbers = SeededNumbers(seed: 12)
        for round in 0..<Rounds.of(200, share: 5) {
            let isVariable = round % 2 == 1
            let part =
                isVariable ? item(.estimated(70), .absolute(30)) : item(.fractionalWidth(0.5), .estimated(30))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [part])
            // In an open group the estimate along it does not decide how many there are.
            let count = numbers.next(below: 40) + 1
            let room = CGSize(width: 300, height: 400)
            var measured: [Int: CGSize] = [:]
            var stack = GroupStack(group, in: room, along: .vertical, spacing: 7, count: count, measured: [:])
            for _ in 0..<20 {
                let item = numbers.next(below: count)
                measured[item] = CGSize(width: numbers.next(in: 10...250), height: numbers.next(in: 5...90))
                stack.remeasure([item], measured)
            }
            let fresh = GroupStack(
                group, in: room, along: .vertical, spacing: 7, count: count, measured: measured)
            let wanted = plain(group, room, count, measured)
            for item in 0..<count {
                #expect(
                    same(stack.leaf(item).frame, wanted[item]) && same(fresh.leaf(item).frame, wanted[item]))
            }
            let start = numbers.next(in: 0...800)
            let found = stack.items(from: start, to: start + 100)
            for item in 0..<count where wanted[item].minY < start + 99 && wanted[item].maxY > start + 1 {
                #expect(found.contains(item))
            }
        }
    }

    private func same(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
            && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
    }

    private func plain(
        _ group: NSCollectionLayoutGroup, _ room: CGSize, _ count: Int, _ measured: [Int: CGSize]
    ) -> [CGRect] {
        var frames: [CGRect] = []
        var place: CGFloat = 0
        while frames.count < count {
            let first = frames.count
            var solver = GroupSolver(limit: count - first) { measured[first + $0] }
            let solution = solver.solve(group, in: room)
            frames += solution.leaves.map { $0.frame.offsetBy(dx: 0, dy: place) }
            place += solution.size.height + 7
        }
        return frames
    }
}
