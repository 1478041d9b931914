import Foundation
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// A cell's parts, and where they stand.
@MainActor @Suite("UITableViewCell") struct UITableViewCellTests {
    private func cell(_ style: UITableViewCell.CellStyle, _ change: (UITableViewCell) -> Void)
        -> UITableViewCell
    {
        let cell = UITableViewCell(style: style, reuseIdentifier: "c")
        change(cell)
        cell.layoutIfNeeded()
        return cell
    }

    private func text(_ cell: UITableViewCell) -> String {
        [cell.imageView, cell.textLabel, cell.detailTextLabel].map { $0?.frame.shortText ?? "–" }
            .joined(separator: " ")
    }

    @Test("Each style has its labels and its image in their positions")
    func styles() {
        let picture = UIImage(color: .red, size: CGSize(width: 20, height: 20))
        func fill(_ cell: UITableViewCell) {
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "More"
            cell.imageView?.image = picture
        }
        #expect(text(cell(.default, fill)) == "(16 12; 20 20) (52 0; 252 44) –")
        let value1 = cell(.value1, fill)
        #expect(value1.detailTextLabel?.frame.maxX == 304 && value1.textLabel?.frame.minX == 52)
        #expect(text(cell(.value2, fill)) == "– (16 0; 91 44) (113 0; 191 44)")
        let subtitle = cell(.subtitle, fill)
        #expect(subtitle.detailTextLabel?.frame.minY == subtitle.textLabel?.frame.maxY)
        #expect(cell(.default, fill).detailTextLabel == nil && cell(.value2, fill).imageView == nil)
    }

    @Test("Accessories and indentation make the content narrower")
    func accessories() {
        let plain = cell(.default) { $0.accessoryType = .disclosureIndicator }
        #expect(plain.contentView.frame.shortText == "(0 0; 293.667 44)")
        plain.accessoryType = .checkmark
        plain.layoutIfNeeded()
        #expect(plain.contentView.frame.width == 280 && plain.subviews.count == 2)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        plain.accessoryView = view
        plain.indentationLevel = 2
        plain.textLabel?.text = "x"
        plain.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 274, y: 17, width: 30, height: 10))
        #expect(plain.textLabel?.frame.minX == 36)
        plain.accessoryView = nil
        plain.accessoryType = .none
        #expect(plain.subviews == [plain.contentView])
    }

    @Test("A registered class is made by its initializer with a style")
    func registered() {
        final class Own: UITableViewCell {
            let made: String
            override init(style: CellStyle, reuseIdentifier: String?) {
                made = "by style"
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
            override func prepareForReuse() {
                super.prepareForReuse()
                textLabel?.text = "prepared"
            }
        }
        TableStage.run([TableStage.texts(20)]) { stage in
            stage.table.register(Own.self, forCellReuseIdentifier: "own")
            let cell = stage.table.dequeueReusableCell(withIdentifier: "own", for: stage.path(0)) as? Own
            #expect(cell?.made == "by style" && cell?.reuseIdentifier == "own" && cell?.style == .subtitle)
            stage.rows.makeCell = { table, path in table.dequeueReusableCell(withIdentifier: "own", for: path)
            }
            stage.table.reloadData()
            stage.settle()
            stage.table.contentOffset.y = 500
            stage.settle()
            #expect(stage.table.visibleCells.contains { $0.textLabel?.text == "prepared" })
        }
    }

    @Test("Cells and tables tell of what editing shows, before and after")
    func transitions() {
        final class Telling: UITableViewCell {
            var told: [String] = []
            override func willTransition(to state: StateMask) { told.append("will \(state.rawValue)") }
            override func didTransition(to state: StateMask) { told.append("did \(state.rawValue)") }
        }
        let cell = Telling(style: .default, reuseIdentifier: nil)
        cell.isEditing = true
        cell.setShowsConfirmation(true)
        cell.setEditing(false, animated: true)
        #expect(cell.told == ["will 1", "did 1", "will 3", "did 3", "will 2", "did 2"])
    }

    @Test("Content and background are values that follow the cell's state")
    func configurations() {
        TableStage.run([["a", "b"]]) { stage in
            let cell = stage.table.visibleCells[0]
            var content = cell.defaultContentConfiguration()
            content.text = "Hello"
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listPlainCell()
            stage.settle()
            let view = cell.contentView.subviews.first as? UIListContentView
            #expect(view?.frame == cell.contentView.bounds && cell.contentView.subviews.count == 1)
            #expect((view?.configuration as? UIListContentConfiguration)?.text == "Hello")
            let plain = cell.backgroundConfiguration?.backgroundColor
            var states: [String] = []
            cell.configurationUpdateHandler = { cell, state in
                states.append("\(state.isSelected) \(state.isHighlighted)")
                var content = cell.defaultContentConfiguration()
                content.text = state.isSelected ? "Selected" : "Hello"
                cell.contentConfiguration = content
            }
            stage.settle()
            stage.tap(0)
            stage.settle()
            #expect(states.first == "false false" && states.last == "true false")
            #expect((view?.configuration as? UIListContentConfiguration)?.text == "Selected")
            #expect(cell.backgroundConfiguration?.backgroundColor != plain)
            cell.contentConfiguration = nil
            cell.backgroundConfiguration = nil
            #expect(cell.contentView.subviews.isEmpty && cell.subviews == [cell.contentView])
        }
    }

    @Test(
        "A row is as high as its content, also when that changes; the class updates itself for its state"
    )
    func configuredHeight() {
        final class Own: UITableViewCell {
            override func updateConfiguration(using state: UICellConfigurationState) {
                var content = defaultContentConfiguration()
                content.text = state.isSelected ? String(repeating: "long text ", count: 30) : "short"
                contentConfiguration = content
            }
        }
        TableStage.run([["a", "b"]]) { stage in
            stage.table.rowHeight = UITableView.automaticDimension
            stage.rows.makeCell = { _, _ in Own(style: .default, reuseIdentifier: nil) }
            stage.table.reloadData()
            stage.settle()
            #expect(stage.table.visibleCells.map(\.frame.height) == [44, 44])
            let cell = stage.table.visibleCells[0]
            var content = cell.defaultContentConfiguration()
            content.text = String(repeating: "long text ", count: 30)
            cell.contentConfiguration = content
            stage.settle()
            #expect(stage.table.visibleCells[0].frame.height > 100)
            #expect(stage.table.visibleCells[1].frame.minY == stage.table.visibleCells[0].frame.maxY)
        }
    }

    @Test("Headers show configurations, too")
    func header() {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        view.textLabel?.text = "gone"
        var content = view.defaultContentConfiguration()
        content.text = "Title"
        view.contentConfiguration = content
        view.backgroundConfiguration = .clear()
        view.layoutIfNeeded()
        let shown = view.contentView.subviews.compactMap { $0 as? UIListContentView }
        #expect(shown.count == 1 && view.contentView.subviews.count == 1)
        #expect(shown.first?.frame == view.bounds && view.subviews.count == 2)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height >= 28)
    }
}
