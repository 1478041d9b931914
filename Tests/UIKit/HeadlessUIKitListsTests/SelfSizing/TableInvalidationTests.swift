import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What measures visible rows, headers and footers again.
@MainActor @Suite("Self-sizing invalidation") struct TableInvalidationTests {
    @Test(
        "An update without changes measures rows again whose constraints changed", arguments: [false, true])
    func update(isOldStyle: Bool) {
        NoteTable.run([1, 1]) { notes in
            let cell = notes.note(0)
            cell?.bottom.constant = 18
            #expect(notes.rows == "0+28 28+28")
            if isOldStyle {
                notes.table.beginUpdates()
                notes.table.endUpdates()
            } else {
                notes.table.performBatchUpdates(nil)
            }
            #expect(notes.rows == "0+38 38+28")
            #expect(notes.note(0) === cell)
            #expect(cell?.contentView.frame.height == 38)
        }
    }

    enum Change: CaseIterable { case cell, contentView, text, constant }

    nonisolated static let modes: [UITableView.SelfSizingInvalidation] = [
        .disabled, .enabled, .enabledIncludingConstraints,
    ]

    @Test(
        "Invalidation, by code or by a change of constraints, resizes a visible row as its mode says",
        arguments: modes, Change.allCases)
    func invalidation(_ mode: UITableView.SelfSizingInvalidation, _ change: Change) {
        NoteTable.run([1, 1]) {
            $0.table.selfSizingInvalidation = mode
        } _: { notes in
            guard let cell = notes.note(0) else { return }
            switch change {
            case .cell, .contentView:
                // Laid out, so that only the call can resize the row.
                cell.label.text = wide(60)
                notes.table.selfSizingInvalidation = .disabled
                notes.settle()
                notes.table.selfSizingInvalidation = mode
                if change == .cell {
                    cell.invalidateIntrinsicContentSize()
                } else {
                    cell.contentView.invalidateIntrinsicContentSize()
                }
            case .text: cell.label.text = wide(60)
            case .constant: cell.bottom.constant = 18
            }
            let isResized: Bool =
                switch mode {
                case .disabled: false
                case .enabled: change == .cell || change == .contentView
                case .enabledIncludingConstraints: true
                }
            let resized = change == .constant ? "0+38 38+28" : "0+52 52+28"
            #expect(notes.rows == (isResized ? resized : "0+28 28+28"))
        }
    }

    @Test("Rows move in an animation, unless animations are disabled", arguments: [true, false])
    func animation(isAnimated: Bool) {
        NoteTable.run([1, 1]) { notes in
            guard let cell = notes.note(0), let second = notes.note(1) else { return }
            @MainActor func grow() {
                cell.label.text = wide(60)
                cell.invalidateIntrinsicContentSize()
            }
            if isAnimated { grow() } else { UIView.performWithoutAnimation { grow() } }
            notes.settle()
            #expect(second.frame.minY == 52)
            #expect((second.layer.presentation()?.frame.minY ?? 52) == (isAnimated ? 28 : 52))
            UIApplication.shared.clock.runUntilIdle()
            #expect(second.frame.minY == 52)
        }
    }

    /// Content with constraints of its own.
    private struct NoteContent: UIContentConfiguration {
        var length: Int

        func makeContentView() -> any UIView & UIContentView { NoteContentView(self) }
        func updated(for state: any UIConfigurationState) -> Self { self }
    }

    private final class NoteContentView: UIView, UIContentView {
        let label = UILabel.ofNote()

        init(_ content: NoteContent) {
            configuration = content
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
            label.fill(self, beside: 20, above: 6)
            label.text = wide(content.length)
        }

        required init?(coder: NSCoder) { nil }

        var configuration: any UIContentConfiguration {
            didSet { label.text = wide((configuration as? NoteContent)?.length ?? 0) }
        }
    }

    @Test(
        "A configured cell is measured by the constraints of its content view, also for a new configuration")
    func configuration() {
        NoteTable.run([1, 60], cell: UITableViewCell.self) { notes in
            notes.fill = { $0.contentConfiguration = NoteContent(length: notes.lengths[$1]) }
        } _: { notes in
            // 260 points for text.
            #expect(notes.rows == "0+24 24+48")
            let view = notes.cell(1)?.contentView.subviews.first as? NoteContentView
            #expect(view?.frame == CGRect(x: 0, y: 0, width: 300, height: 48))
            #expect(view?.label.frame == CGRect(x: 20, y: 6, width: 260, height: 36))
            notes.cell(0)?.contentConfiguration = NoteContent(length: 30)
            #expect(notes.rows == "0+36 36+48")
            notes.table.selfSizingInvalidation = .disabled
            notes.cell(0)?.contentConfiguration = NoteContent(length: 1)
            #expect(notes.rows == "0+36 36+48")
        }
    }
}
