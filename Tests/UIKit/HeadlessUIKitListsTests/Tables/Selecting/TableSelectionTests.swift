import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@_spi(Wings) @testable import HeadlessUIKitCore

/// Rows that are selected by touch and by code.
@MainActor @Suite("Selection in tables") struct TableSelectionTests {
    @Test("A tap highlights, selects and does what the row is there for, in this order")
    func tap() {
        TableStage.run { stage in
            stage.tap(1)
            #expect(
                stage.log.take() == """
                    shouldHighlight 0·1
                    didHighlight 0·1
                    didUnhighlight 0·1
                    willSelect 0·1
                    didSelect 0·1
                    primaryAction 0·1
                    """)
            #expect(stage.table.indexPathForSelectedRow == stage.path(1))
            #expect(stage.table.cellForRow(at: stage.path(1))?.isSelected == true)
        }
    }

    @Test("A tap on another row deselects the first; one on the same row selects it again")
    func another() {
        TableStage.run { stage in
            stage.tap(1)
            _ = stage.log.take()
            stage.tap(2)
            #expect(
                stage.log.take() == """
                    shouldHighlight 0·2
                    didHighlight 0·2
                    didUnhighlight 0·2
                    willSelect 0·2
                    willDeselect 0·1
                    didDeselect 0·1
                    didSelect 0·2
                    primaryAction 0·2
                    """)
            stage.tap(2)
            #expect(stage.log.take().contains("willSelect 0·2\ndidSelect 0·2"))
            #expect(stage.table.indexPathsForSelectedRows == [stage.path(2)])
        }
    }

    @Test("Where several can be selected, a tap on a selected one deselects it")
    func several() {
        TableStage.run { stage in
            stage.table.allowsMultipleSelection = true
            stage.tap(3)
            stage.tap(1)
            #expect(stage.table.indexPathsForSelectedRows == [stage.path(3), stage.path(1)])
            _ = stage.log.take()
            stage.tap(3)
            #expect(
                stage.log.take() == """
                    shouldHighlight 0·3
                    didHighlight 0·3
                    didUnhighlight 0·3
                    willDeselect 0·3
                    didDeselect 0·3
                    """)
            #expect(stage.table.indexPathsForSelectedRows == [stage.path(1)])
        }
    }

    @Test("The delegate refuses, and chooses another row")
    func refusal() {
        TableStage.run { stage in
            stage.delegate.highlights = { $0.row != 0 }
            stage.delegate.selects = { $0.row == 1 ? nil : IndexPath(row: 4, section: 0) }
            stage.tap(0)
            #expect(stage.log.take() == "shouldHighlight 0·0")
            stage.tap(1)
            #expect(stage.table.indexPathForSelectedRow == nil)
            stage.tap(2)
            #expect(stage.table.indexPathForSelectedRow == stage.path(4))
            stage.delegate.deselects = { _ in nil }
            stage.delegate.selects = { $0 }
            stage.tap(3)
            #expect(stage.table.indexPathsForSelectedRows == [stage.path(4), stage.path(3)])
        }
    }

    @Test("A touch that drags is not a tap: the row is unhighlighted")
    func drag() {
        TableStage.run { stage in
            let finger = Finger(down: stage.middle(2))
            stage.lapse(200)
            #expect(stage.table.cellForRow(at: stage.path(2))?.isHighlighted == true)
            finger.move(to: CGPoint(x: 150, y: 180))
            #expect(stage.log.take().contains("didHighlight 0·2\ndidUnhighlight 0·2"))
            #expect(stage.table.cellForRow(at: stage.path(2))?.isHighlighted == false)
            finger.lift()
            #expect(!stage.log.take().contains("Select"))
            stage.application.clock.runUntilIdle()
            #expect(stage.table.indexPathForSelectedRow == nil)
        }
    }

    @Test("A touch on a control in a cell, or where no row is, selects nothing")
    func control() {
        TableStage.run([["a", "b"]]) { stage in
            var presses = 0
            let button = UIButton(frame: CGRect(x: 200, y: 0, width: 80, height: 44))
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            stage.table.cellForRow(at: stage.path(0))?.contentView.addSubview(button)
            stage.tap(CGPoint(x: 240, y: 122))
            stage.tap(CGPoint(x: 100, y: 300))
            #expect(presses == 1 && stage.log.take() == "")
        }
    }

    @Test("Rows cannot be selected by touch where that is disabled, and selected ones are deselected")
    func notAllowed() {
        TableStage.run { stage in
            stage.table.selectRow(at: stage.path(1), animated: false, scrollPosition: .none)
            stage.table.allowsSelection = false
            #expect(stage.table.indexPathForSelectedRow == nil)
            stage.tap(1)
            #expect(stage.log.take() == "")
            stage.table.selectRow(at: stage.path(1), animated: false, scrollPosition: .none)
            #expect(stage.table.indexPathForSelectedRow == stage.path(1))
        }
    }

    @Test("Code selects and deselects without calling the delegate, and scrolls as requested")
    func code() {
        TableStage.run([TableStage.texts(30)]) { stage in
            stage.table.selectRow(at: stage.path(1), animated: false, scrollPosition: .none)
            stage.table.selectRow(at: stage.path(20), animated: false, scrollPosition: .middle)
            #expect(stage.table.indexPathsForSelectedRows == [stage.path(20)])
            #expect(stage.table.contentOffset.y == 792)
            #expect(stage.table.cellForRow(at: stage.path(20))?.isSelected == true)
            stage.table.contentOffset.y = 0
            stage.settle()
            stage.table.scrollToNearestSelectedRow(at: .top, animated: false)
            #expect(stage.table.contentOffset.y == 880)
            stage.table.deselectRow(at: stage.path(20), animated: true)
            stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
            #expect(stage.table.indexPathsForSelectedRows == nil)
            #expect(!stage.log.take().contains("elect"))
        }
    }

    @Test("A cell that becomes visible shows whether its row is selected; reloading clears the selection")
    func cells() {
        TableStage.run([TableStage.texts(30)]) { stage in
            stage.tap(0)
            stage.table.contentOffset.y = 600
            stage.settle()
            #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
            stage.table.contentOffset.y = 0
            stage.settle()
            #expect(stage.table.visibleCells.map(\.isSelected) == [true, false, false, false, false])
            stage.table.reloadData()
            #expect(stage.table.indexPathForSelectedRow == nil)
            #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
        }
    }

    @Test("A selected cell highlights its content, and shows its selected background")
    func lit() {
        TableStage.run { stage in
            let cell = stage.table.cellForRow(at: stage.path(0)) ?? UITableViewCell()
            let background = UIView()
            cell.selectedBackgroundView = background
            #expect(background.superview == nil)
            cell.setSelected(true, animated: false)
            #expect(cell.textLabel?.isHighlighted == true && background.superview === cell)
            #expect(background.frame == cell.bounds && cell.contentState == .selected)
            cell.selectionStyle = .none
            #expect(background.superview == nil)
            cell.isSelected = false
            #expect(cell.textLabel?.isHighlighted == false)
        }
    }

    @Test("The detail button of a row calls the delegate, and selects nothing")
    func accessory() {
        TableStage.run { stage in
            let cell = stage.table.cellForRow(at: stage.path(2)) ?? UITableViewCell()
            cell.accessoryType = .detailButton
            stage.settle()
            let button = cell.subviews.first { $0 is UIButton } ?? UIView()
            #expect(button.accessibilityLabel == "More Info")
            stage.tap(button.convertToScreen(button.bounds.center))
            #expect(stage.log.take() == "accessory 0·2")
        }
    }

    @Test("A delegate that reloads while a row is being selected leaves nothing behind")
    func reentrant() {
        for name in ["didHighlight", "willSelect", "didUnhighlight"] {
            TableStage.run { stage in
                let delegate = MeddlingDelegate(stage.log)
                delegate.meddles[name] = {
                    stage.rows.sections = [["only"]]
                    stage.table.reloadData()
                }
                stage.table.delegate = delegate
                stage.settle()
                stage.tap(3)
                #expect(stage.table.indexPathForSelectedRow == nil)
                #expect(stage.shown == "only@0")
            }
        }
    }
}

/// A delegate that does something else when it is told something.
@MainActor
private final class MeddlingDelegate: LoggingTableDelegate {
    var meddles: [String: @MainActor () -> Void] = [:]

    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        meddles["didHighlight"]?()
    }

    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        meddles["didUnhighlight"]?()
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        meddles["willSelect"]?()
        return meddles["willSelect"] == nil ? indexPath : nil
    }
}
