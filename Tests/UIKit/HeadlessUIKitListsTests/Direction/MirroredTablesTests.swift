import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Rows of all styles, with everything beside their content.
@MainActor
private final class VariedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let seed: SeededNumbers
    var hasIndex = false

    init(_ seed: SeededNumbers) {
        self.seed = seed
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var numbers = seed
        for _ in 0...(indexPath.section * 10 + indexPath.row) { _ = numbers.next(below: 9) }
        let style = numbers.element(of: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        if numbers.onceIn(3) {
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            content.secondaryText = "More of it"
            content.image = Self.image
            cell.contentConfiguration = content
        } else {
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "More of it"
            if numbers.onceIn(2) { cell.imageView?.image = Self.image }
        }
        cell.indentationLevel = numbers.next(below: 3)
        cell.accessoryType = numbers.element(of: [.none, .checkmark, .disclosureIndicator, .detailButton])
        return cell
    }

    private static let image = UIImage(color: .red, size: CGSize(width: 20, height: 10))

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { hasIndex ? ["A", "B"] : nil }

    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { actions("Pin", "Read") }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { actions("Delete", "More") }

    private func actions(_ titles: String...) -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(
            actions: titles.map { title in
                UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
            })
    }
}

@MainActor
@Suite("Mirrored tables") struct MirroredTablesTests {
    @Test("A table that is read from the right has all parts of its rows where a mirror shows them")
    func rows() {
        inOwnWorld {
            var numbers = SeededNumbers(seed: 5)
            for round in 0..<Rounds.of(100) {
                let rows = VariedRows(numbers)
                let (isEditing, style) = (
                    numbers.onceIn(3),
                    numbers.element(of: [UITableView.Style.plain, .grouped, .insetGrouped])
                )
                rows.hasIndex = numbers.onceIn(2)
                let frame = CGRect(x: 20, y: 30, width: numbers.next(in: 250...350), height: 600)
                let layout = MirroredLayout(frame: frame) {
                    let table = UITableView(frame: .zero, style: style)
                    table.dataSource = rows
                    table.delegate = rows
                    table.isEditing = isEditing
                    return table
                }
                #expect(layout.differences.isEmpty, "round \(round)")
                #expect(layout.isMirrored)
                guard layout.differences.isEmpty else { return }
            }
        }
    }

    /// A row that a finger has moved by a distance: the buttons that it revealed, from the left.
    private func swipe(_ way: CGFloat, from direction: UITraitEnvironmentLayoutDirection) -> [String] {
        let rows = VariedRows(SeededNumbers(seed: 1))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        table.dataSource = rows
        table.delegate = rows
        table.traitOverrides.layoutDirection = direction
        let window = UIWindow.showing(table)
        window.layoutIfNeeded()
        let clock = UIApplication.shared.clock
        let finger = Finger(down: CGPoint(x: 195, y: 100))
        for step in 1...10 {
            clock.advance(by: .milliseconds(16))
            finger.move(to: CGPoint(x: 195 + way * CGFloat(step) / 10, y: 100))
        }
        clock.advance(by: .seconds(1))
        finger.move(to: CGPoint(x: 195 + way, y: 101))
        finger.lift()
        clock.advance(by: .seconds(1))
        window.layoutIfNeeded()
        let buttons = table.swipe?.view.subviews ?? []
        defer { withExtendedLifetime(rows) { window.isHidden = true } }
        return buttons.sorted { $0.frame.minX < $1.frame.minX }.map { ($0 as? UIButton)?.currentTitle ?? "" }
            + ["\(table.swipe.map { $0.view.frame.minX > 0 ? "right" : "left" } ?? "closed")"]
    }

    @Test("The trailing actions of a row are revealed by a swipe to the right where it is read from there")
    func swipes() {
        inOwnWorld {
            #expect(swipe(-150, from: .leftToRight) == ["More", "Delete", "right"])
            #expect(swipe(150, from: .leftToRight) == ["Pin", "Read", "left"])
            #expect(swipe(150, from: .rightToLeft) == ["Delete", "More", "left"])
            #expect(swipe(-150, from: .rightToLeft) == ["Read", "Pin", "right"])
        }
    }
}
