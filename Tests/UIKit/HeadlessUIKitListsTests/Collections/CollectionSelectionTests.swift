import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@_spi(Wings) @testable import HeadlessUIKitCore

/// Selecting items, by touch and from code.
@MainActor
@Suite("Selection in collection views") struct CollectionSelectionTests {
    private static let heard: Set<String> = [
        "shouldHighlight", "didHighlight", "didUnhighlight", "shouldSelect", "shouldDeselect", "didSelect",
        "didDeselect", "primaryAction",
    ]

    private func scene(_ body: (CollectionStage) -> Void) {
        CollectionStage.run([["a", "b", "c", "d", "e"]]) { stage in
            stage.log.heard = Self.heard
            _ = stage.log.take()
            body(stage)
        }
    }

    /// The middle of an item, on the screen.
    private func middle(_ item: Int) -> CGPoint { CGPoint(x: 150, y: 150 + CGFloat(item) * 100) }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func selected(_ stage: CollectionStage) -> [Int]? {
        stage.view.indexPathsForSelectedItems?.map(\.item)
    }

    @Test("A tap calls what UIKit's header lists, in that order")
    func tap() throws {
        try CollectionStage.run([["a", "b"]]) { stage in
            stage.log.heard = Self.heard
            _ = stage.log.take()
            let finger = Finger(down: middle(0))
            stage.lapse(200)
            let cell = try #require(stage.view.cellForItem(at: path(0)))
            #expect(cell.isHighlighted && !cell.isSelected)
            #expect(stage.log.take() == ["shouldHighlight 0·0", "didHighlight 0·0"])
            finger.lift()
            #expect(!cell.isHighlighted && cell.isSelected && cell.accessibilityTraits.contains(.selected))
            #expect(
                stage.log.take() == [
                    "shouldSelect 0·0", "didSelect 0·0", "primaryAction 0·0", "didUnhighlight 0·0",
                ])
            Finger.tap(middle(1))
            #expect(
                stage.log.take() == [
                    "shouldHighlight 0·1", "didHighlight 0·1", "shouldSelect 0·1", "didDeselect 0·0",
                    "didSelect 0·1",
                    "primaryAction 0·1", "didUnhighlight 0·1",
                ])
            #expect(selected(stage) == [1] && !cell.isSelected)
        }
    }

    @Test("With multiple selection a second tap deselects, if the delegate allows")
    func multiple() {
        scene { stage in
            stage.view.allowsMultipleSelection = true
            Finger.tap(middle(0))
            Finger.tap(middle(2))
            _ = stage.log.take()
            #expect(selected(stage) == [0, 2])
            Finger.tap(middle(0))
            #expect(
                stage.log.take() == [
                    "shouldHighlight 0·0", "didHighlight 0·0", "shouldDeselect 0·0", "didDeselect 0·0",
                    "didUnhighlight 0·0",
                ])
            stage.log.refusals = ["shouldDeselect"]
            Finger.tap(middle(2))
            #expect(selected(stage) == [2])
            stage.view.allowsMultipleSelection = false
            #expect(selected(stage) == [2])
        }
    }

    @Test(
        "A delegate that refuses stops the selection",
        arguments: [
            ("shouldHighlight", ["shouldHighlight 0·0"]),
            (
                "shouldSelect",
                ["shouldHighlight 0·0", "didHighlight 0·0", "shouldSelect 0·0", "didUnhighlight 0·0"]
            ),
        ])
    func refused(word: String, lines: [String]) {
        scene { stage in
            stage.log.refusals = [word]
            Finger.tap(middle(0))
            #expect(stage.log.lines == lines && selected(stage) == nil)
        }
    }

    @Test("A finger that drags, or leaves the cell, selects nothing")
    func dragged() {
        scene { stage in
            stage.view.alwaysBounceVertical = true
            let finger = Finger(down: middle(0))
            stage.lapse(200)
            finger.move(to: CGPoint(x: 150, y: 200))
            #expect(stage.log.take() == ["shouldHighlight 0·0", "didHighlight 0·0", "didUnhighlight 0·0"])
            finger.lift()
            #expect(selected(stage) == nil)
            stage.settle()
            stage.view.isScrollEnabled = false
            let other = Finger(down: middle(0))
            other.move(to: middle(1))
            other.lift()
            #expect(stage.log.take() == ["shouldHighlight 0·0", "didHighlight 0·0", "didUnhighlight 0·0"])
        }
    }

    @Test("Selecting from code does not call the delegate, scrolls if asked to, and rejects missing items")
    func fromCode() {
        scene { stage in
            stage.view.selectItem(at: path(4), animated: false, scrollPosition: .bottom)
            #expect(selected(stage) == [4] && stage.view.contentOffset.y == 100 && stage.log.lines == [])
            stage.view.selectItem(at: path(1), animated: false, scrollPosition: [])
            #expect(selected(stage) == [1])
            stage.view.layoutIfNeeded()
            #expect(stage.view.cellForItem(at: path(1))?.isSelected == true)
            stage.view.deselectItem(at: path(1), animated: false)
            #expect(selected(stage) == nil && stage.view.cellForItem(at: path(1))?.isSelected == false)
            let texts = failureTexts {
                stage.view.selectItem(at: path(5), animated: false, scrollPosition: [])
            }
            #expect(texts == ["Item 0·5 cannot be selected: section 0 has 5 items."])
            stage.view.selectItem(at: path(2), animated: false, scrollPosition: [])
            stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
            #expect(selected(stage) == nil)
        }
    }

    @Test(
        "A cell that comes into sight shows that its item is selected, and one that is used again forgets it")
    func reused() {
        CollectionStage.run([names(20)]) { stage in
            stage.view.selectItem(at: path(0), animated: false, scrollPosition: [])
            let cell = stage.view.cellForItem(at: path(0))
            stage.view.contentOffset.y = 1000
            stage.view.layoutIfNeeded()
            #expect(cell?.isSelected == false)
            #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
            stage.view.contentOffset.y = 0
            stage.view.layoutIfNeeded()
            #expect(stage.view.visibleCells.map(\.isSelected) == [true, false, false, false])
        }
    }

    @Test(
        "While a collection view is edited, other rules hold for selection, and no item performs its action")
    func editing() {
        scene { stage in
            stage.view.selectItem(at: path(0), animated: false, scrollPosition: [])
            stage.view.isEditing = true
            #expect(selected(stage) == nil)
            Finger.tap(middle(0))
            #expect(stage.log.take() == [])
            stage.view.allowsMultipleSelectionDuringEditing = true
            stage.view.allowsSelectionDuringEditing = true
            Finger.tap(middle(0))
            Finger.tap(middle(1))
            #expect(selected(stage) == [0, 1])
            #expect(!stage.log.take().contains { $0.hasPrefix("primaryAction") })
        }
    }

    @Test("The background of a selected cell is shown when it is selected or touched")
    func background() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (back, chosen) = (UIView(), UIView())
        cell.selectedBackgroundView = chosen
        cell.backgroundView = back
        #expect(
            cell.subviews == [back, chosen, cell.contentView] && chosen.isHidden
                && chosen.frame == cell.bounds)
        cell.isHighlighted = true
        #expect(!chosen.isHidden && cell.contentState == .highlighted)
        cell.isHighlighted = false
        cell.isSelected = true
        #expect(!chosen.isHidden)
        cell.isSelected = false
        #expect(chosen.isHidden)
        cell.selectedBackgroundView = nil
        #expect(cell.subviews == [back, cell.contentView])
    }

    @Test("What is reloaded while a finger is on it is touched no longer")
    func reloadedUnderFinger() {
        scene { stage in
            let finger = Finger(down: middle(0))
            stage.lapse(200)
            stage.view.reloadData()
            stage.view.layoutIfNeeded()
            finger.lift()
            #expect(stage.log.take() == ["shouldHighlight 0·0", "didHighlight 0·0"])
            stage.log.didSelect = { [weak stage] _ in
                stage?.log.sections = [[]]
                stage?.view.reloadData()
            }
            Finger.tap(middle(0))
            #expect(stage.view.visibleCells.isEmpty && selected(stage) == nil)
        }
    }
}
