import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Rows whose heights follow from the constraints in their cells. Labels are 280 points wide: 28 ideographs a line.
@MainActor @Suite("Self-sizing rows") struct SelfSizingTableTests {
    @Test("A row is as high as the constraints in its content view say")
    func heights() {
        NoteTable.run([1, 28, 29, 60]) { notes in
            #expect(notes.rows == "0+28 28+28 56+40 96+52")
            #expect(notes.table.contentSize == CGSize(width: 300, height: 148))
            let cell = notes.note(3)
            #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 52))
            #expect(cell?.label.frame == CGRect(x: 10, y: 8, width: 280, height: 36))
            #expect(cell?.contentView.translatesAutoresizingMaskIntoConstraints == true)
        }
    }

    @Test("The table asks each cell once, with its width required and a height of 0 at the fitting level")
    func calls() {
        NoteTable.run([1, 60]) { notes in
            #expect(
                notes.log.take() == """
                    1: 300 required, 0 fitting -> 300 x 28
                    60: 300 required, 0 fitting -> 300 x 52
                    """)
            notes.table.setNeedsLayout()
            notes.settle()
            notes.table.contentOffset.y = 10
            notes.settle()
            #expect(notes.log.take() == "")
            notes.table.reloadData()
            #expect(notes.rows == "0+28 28+52")
            #expect(notes.log.take().split(separator: "\n").count == 2)
        }
    }

    @Test("An override of systemLayoutSizeFitting decides")
    func override() {
        NoteTable.run([1, 1]) { notes in
            notes.fill = { cell, row in (cell as? NoteCell)?.preferredHeight = row == 1 ? 77 : nil }
        } _: { notes in
            #expect(notes.rows == "0+28 28+77")
            #expect(notes.note(1)?.label.frame == CGRect(x: 10, y: 8, width: 280, height: 61))
        }
    }

    private final class PictureCell: UITableViewCell {
        let (picture, title, text) = (UIImageView(), UILabel.ofNote("字"), UILabel.ofNote())

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            picture.translatesAutoresizingMaskIntoConstraints = false
            for view in [picture, title, text] { contentView.addSubview(view) }
            let margins = contentView.layoutMarginsGuide
            picture.setContentHuggingPriority(.required, for: .horizontal)
            let atMost = text.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
            NSLayoutConstraint.activate([
                picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                picture.topAnchor.constraint(equalTo: margins.topAnchor),
                picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
                title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
                title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                title.topAnchor.constraint(equalTo: margins.topAnchor),
                text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4), atMost,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test(
        "Of two labels beside an image the higher one decides the row's height, within the margins"
    )
    func picture() {
        NoteTable.run([1, 80], cell: PictureCell.self) { notes in
            notes.fill = { cell, row in
                guard let cell = cell as? PictureCell else { return }
                cell.picture.image = UIImage(color: .red, size: CGSize(width: 60, height: 50))
                cell.text.text = wide(notes.lengths[row])
            }
        } _: { notes in
            // Margins of 16 and 11 points; texts are 300 - 32 - 68 = 200 points wide, so 20 ideographs a line.
            #expect(notes.rows == "0+72 72+86")
            let cells = [notes.cell(0), notes.cell(1)].compactMap { $0 as? PictureCell }
            #expect(cells.map(\.picture.frame) == [CGRect(x: 16, y: 11, width: 60, height: 50)].repeated(2))
            #expect(cells.map(\.title.frame) == [CGRect(x: 84, y: 11, width: 200, height: 12)].repeated(2))
            #expect(cells[0].text.frame == CGRect(x: 84, y: 27, width: 200, height: 12))
            #expect(cells[1].text.frame == CGRect(x: 84, y: 27, width: 200, height: 48))
        }
    }

    @Test("A column of views, each below the one before, decides the row's height")
    func column() {
        NoteTable.run([1, 3], cell: UITableViewCell.self) { notes in
            notes.fill = { cell, row in
                var top = cell.contentView.topAnchor
                for index in 0..<notes.lengths[row] {
                    let block = Block()
                    block.size.height = CGFloat(10 * (index + 1))
                    block.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(block)
                    block.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
                    block.topAnchor.constraint(equalTo: top, constant: 5).isActive = true
                    top = block.bottomAnchor
                }
                cell.contentView.bottomAnchor.constraint(equalTo: top, constant: 5).isActive = true
            }
        } _: { notes in
            #expect(notes.rows == "0+20 20+80")
            let blocks = notes.cell(1)?.contentView.subviews.map(\.frame)
            #expect(
                blocks == [
                    CGRect(x: 0, y: 5, width: 40, height: 10), CGRect(x: 0, y: 20, width: 40, height: 20),
                    CGRect(x: 0, y: 45, width: 40, height: 30),
                ])
        }
    }

    private final class StackCell: UITableViewCell {
        let (first, second) = (UILabel.ofNote("字"), UILabel.ofNote(wide(40)))

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let stack = UIStackView(arrangedSubviews: [first, second])
            stack.axis = .vertical
            stack.spacing = 4
            stack.fill(contentView, beside: 10, above: 6)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A stack of labels, of which one is hidden later, decides the row's height")
    func stack() {
        NoteTable.run([1, 1], cell: StackCell.self) { notes in
            // 12 + 4 + 24 with 6 above and below.
            #expect(notes.rows == "0+52 52+52")
            let cell = notes.cell(0) as? StackCell
            #expect(cell?.second.frame == CGRect(x: 0, y: 16, width: 280, height: 24))
            cell?.second.isHidden = true
            notes.table.performBatchUpdates(nil)
            #expect(notes.rows == "0+24 24+52")
            cell?.second.isHidden = false
            notes.table.performBatchUpdates(nil)
            #expect(notes.rows == "0+52 52+52")
        }
    }

    @Test("Cells are used again for other texts, down to the end and back")
    func reuse() {
        let lengths = (0..<200).map { $0 * 7 % 90 + 1 }
        NoteTable.run(lengths) { notes in
            func expected(_ row: Int) -> CGFloat { CGFloat((lengths[row] + 27) / 28 * 12 + 16) }
            let all = (0..<200).reduce(0) { $0 + expected($1) }
            notes.settle()
            let end = IndexPath(row: 199, section: 0)
            for _ in 0..<200 where notes.cell(199) == nil {
                notes.table.contentOffset.y += 150
                notes.settle()
            }
            #expect(notes.cell(199) != nil)
            #expect(notes.table.contentSize.height == all)
            #expect(
                notes.table.rectForRow(at: end)
                    == CGRect(x: 0, y: all - expected(199), width: 300, height: expected(199)))
            for path in notes.table.indexPathsForVisibleRows ?? [] {
                #expect(notes.cell(path.row)?.frame.height == expected(path.row))
                #expect(notes.note(path.row)?.label.frame.height == expected(path.row) - 16)
            }
            _ = notes.log.take()
            notes.table.contentOffset.y = 0
            notes.settle()
            #expect(notes.rows.hasPrefix("0+\(expected(0).shortText) \(expected(0).shortText)+"))
            // Heights are known now.
            #expect(notes.log.take() == "")
            #expect(notes.cells.count <= 12)
        }
    }

    @Test("A cell that is used again keeps its solver, which gets new numbers only")
    func solvers() {
        NoteTable.run((0..<100).map { $0 * 7 % 90 + 1 }) { notes in
            var solvers: [(cell: UITableViewCell, engine: LayoutEngine)] = []
            for _ in 0..<40 {
                for cell in notes.table.visibleCells {
                    guard let engine = cell.contentView.layoutIfAny?.ownEngine else {
                        Issue.record("The content view has no solver.")
                        return
                    }
                    if let known = solvers.first(where: { $0.cell === cell }) {
                        #expect(known.engine === engine)
                    } else {
                        solvers.append((cell, engine))
                    }
                }
                notes.table.contentOffset.y += 100
                notes.settle()
            }
            #expect(notes.table.contentOffset.y > 2000 && solvers.count <= 12)
        }
    }

    @Test("Rows follow the width of the table, and that of accessories")
    func width() {
        NoteTable.run([28, 10]) { notes in
            notes.fill = { cell, row in cell.accessoryType = row == 1 ? .disclosureIndicator : .none }
        } _: { notes in
            #expect(notes.rows == "0+28 28+28")
            notes.table.frame.size.width = 120
            // 10 and 7 ideographs a line: 120 - 20, and 120 - 20 - 26.3 for accessory and margin.
            #expect(notes.rows == "0+52 52+40")
            #expect(notes.cell(1)?.contentView.frame.shortText == "(0 0; 93.667 40)")
            #expect(notes.note(1)?.label.frame.shortText == "(10 8; 73.667 24)")
            notes.table.frame.size.width = 300
            #expect(notes.rows == "0+28 28+28")
        }
    }

    @Test("Rotating the device measures the rows in the new width")
    func rotation() {
        inOwnWorld {
            let notes = NoteTable([60, 1])
            let controller = UITableViewController(style: .plain)
            controller.tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
            controller.tableView.dataSource = notes
            notes.window.rootViewController = controller
            notes.window.makeKeyAndVisible()
            notes.settle()
            @MainActor func heights() -> [CGFloat] { controller.tableView.visibleCells.map(\.frame.height) }
            // 37 ideographs a line, and then 82.
            #expect(heights() == [40, 28])
            UIApplication.shared.device.rotate(to: .landscapeLeft)
            notes.settle()
            UIApplication.shared.clock.runUntilIdle()
            #expect(controller.tableView.bounds.width == 844)
            #expect(heights() == [28, 28])
        }
    }

    @Test("Rows grow with the user's text size")
    func textSize() {
        NoteTable.run([1, 1]) { notes in
            notes.fill = { cell, row in
                guard row == 0, let label = (cell as? NoteCell)?.label else { return }
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
            }
        } _: { notes in
            // A line of 17 points is 20.287 points high, one of 53 63.248; the next third of a point counts.
            #expect(abs((notes.cell(0)?.frame.height ?? 0) - (16 + 61.0 / 3)) < 1e-9)
            UIApplication.shared.device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            notes.settle()
            #expect(abs((notes.cell(0)?.frame.height ?? 0) - (16 + 190.0 / 3)) < 1e-9)
            #expect(notes.cell(1)?.frame.height == 28)
        }
    }

    private final class Heights: UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 1 ? 70 : UITableView.automaticDimension
        }
    }

    @Test("The delegate may leave the height of some rows to their cells")
    func automatic() {
        let delegate = Heights()
        NoteTable.run([60, 60, 1]) {
            $0.table.delegate = delegate
        } _: { notes in
            #expect(notes.rows == "0+52 52+70 122+28")
            #expect(notes.log.take().split(separator: "\n").count == 2)
        }
    }

    private final class Estimates: UITableViewDelegate {
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            100
        }
    }

    @Test("Estimates hold until a row is shown; without estimates rows are 44 points high")
    func estimates() {
        let delegate = Estimates()
        NoteTable.run(Array(repeating: 1, count: 20)) {
            $0.table.delegate = delegate
        } _: { notes in
            // Eight rows are visible.
            #expect(notes.table.contentSize.height == 1424)
            notes.table.delegate = nil
            notes.table.estimatedRowHeight = 60
            #expect(notes.rows.hasPrefix("0+28 28+28"))
            #expect(notes.table.contentSize.height == 944)
            notes.table.estimatedRowHeight = 0
            #expect(notes.rows.hasPrefix("0+44 44+44"))
        }
    }

    @Test("Constraints that leave the height open make a row of 44 points, and UIKit's warning, once")
    func ambiguous() {
        let warnings = warningTexts {
            NoteTable.run([1, 1]) { notes in
                notes.fill = { cell, _ in
                    cell.accessibilityIdentifier = "note"
                    (cell as? NoteCell)?.bottom.isActive = false
                }
            } _: { notes in
                #expect(notes.rows == "0+44 44+44")
                #expect(notes.note(0)?.label.frame == CGRect(x: 10, y: 8, width: 280, height: 12))
            }
        }
        #expect(
            warnings == [
                "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a"
                    + " tableview cell's content view. We're considering the collapse unintentional and using"
                    + " standard height instead. Cell: NoteCell #note"
            ])
    }

    @Test("Constraints that make a height of 0 are not ambiguous: the row is not shown")
    func zero() {
        let warnings = warningTexts {
            NoteTable.run([1, 1, 1], cell: UITableViewCell.self) { notes in
                notes.fill = { cell, row in
                    let height: CGFloat = row == 1 ? 0 : 30
                    cell.contentView.constraints.forEach { $0.isActive = false }
                    cell.contentView.heightAnchor.constraint(equalToConstant: height).isActive = true
                }
            } _: { notes in
                #expect(notes.rows == "0+30 30+0 30+30" || notes.rows == "0+30 30+30")
            }
        }
        #expect(warnings.isEmpty)
    }

    @Test("The cell places its content view: its constraints are UIKit's warning, and no change")
    func placedContentView() {
        let warnings = warningTexts {
            NoteTable.run([1]) { notes in
                notes.fill = { cell, _ in cell.contentView.translatesAutoresizingMaskIntoConstraints = false }
            } _: { notes in
                #expect(notes.rows == "0+28")
            }
        }
        #expect(
            warnings == [
                "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a"
                    + " UITableViewCell is not supported and will result in undefined behavior, as this property is"
                    + " managed by the owning UITableViewCell. Cell: NoteCell"
            ])
    }

    @Test("Constraints to the cell in place of its content view count, too")
    func constraintsToTheCell() {
        NoteTable.run([60], cell: UITableViewCell.self) { notes in
            notes.fill = { cell, _ in
                let label = UILabel.ofNote(wide(60))
                cell.contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
                    label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
                    label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
                ])
            }
        } _: { notes in
            #expect(notes.rows == "0+44")
            #expect(
                notes.cell(0)?.contentView.subviews.first?.frame
                    == CGRect(x: 0, y: 10, width: 300, height: 24))
        }
    }

    @Test("The cell's own label can be placed by constraints, and decides then about the height")
    func ownLabel() {
        NoteTable.run([60], cell: UITableViewCell.self) { notes in
            notes.fill = { cell, row in
                guard let label = cell.textLabel else { return }
                label.font = .systemFont(ofSize: 10)
                label.numberOfLines = 0
                label.text = wide(60)
                label.fill(cell.contentView, beside: 50, above: 3)
                let background = UIView()
                cell.backgroundView = background
                background.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    background.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 7),
                    background.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -7),
                    background.topAnchor.constraint(equalTo: cell.topAnchor),
                    background.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
                ])
            }
        } _: { notes in
            #expect(notes.rows == "0+42")
            #expect(notes.cell(0)?.textLabel?.frame == CGRect(x: 50, y: 3, width: 200, height: 36))
            #expect(notes.cell(0)?.backgroundView?.frame == CGRect(x: 7, y: 0, width: 286, height: 42))
        }
    }
}

extension Array {
    fileprivate func repeated(_ count: Int) -> [Element] { Array(repeatElement(self, count: count).joined()) }
}
