import Foundation
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Where content stands in rows: frames that Xcode stored in public nibs.
@MainActor @Suite("Margins of rows and accessories") struct CellMarginsTests {
    private typealias Fill = @MainActor (UITableViewCell) -> Void

    /// A table with one row.
    private final class OneRow: UITableViewDataSource {
        let style: UITableViewCell.CellStyle
        let fill: Fill

        init(_ style: UITableViewCell.CellStyle, _ fill: @escaping Fill) {
            self.style = style
            self.fill = fill
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruit" }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            fill(cell)
            return cell
        }
    }

    private func withRow(
        of style: UITableViewCell.CellStyle = .default, in tableStyle: UITableView.Style = .plain,
        height: CGFloat = 44, on device: DeviceProfile, fill: @escaping Fill,
        check: @MainActor (UITableView, UITableViewCell) -> Void
    ) {
        UIApplication.withShared(UIApplication(device: device)) {
            let row = OneRow(style, fill)
            let window = UIWindow(frame: UIScreen.main.bounds)
            let table = UITableView(frame: window.bounds, style: tableStyle)
            table.rowHeight = height
            table.dataSource = row
            window.addSubview(table)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            if let cell = table.visibleCells.first {
                check(table, cell)
            } else {
                Issue.record("The row is not visible.")
            }
            UIApplication.shared.closeWindows()
        }
    }

    /// The widths of content and label, the label's left edge, and the content's margins.
    private func text(_ cell: UITableViewCell) -> String {
        let margins = cell.contentView.directionalLayoutMargins
        let label = cell.textLabel?.frame ?? .zero
        return [cell.contentView.frame.width, label.minX, label.width, margins.leading, margins.trailing]
            .map(\.shortText).joined(separator: " ")
    }

    private nonisolated static let accessories:
        [(UITableViewCell.AccessoryType, DeviceProfile, UITableView.Style, String)] = [
            (.none, .iPhoneSE, .plain, "375 16 343 16 16"),
            (.none, .iPhone14Plus, .plain, "428 20 388 20 20"),
            (.none, .iPhone14Plus, .insetGrouped, "388 20 348 20 20"),
            (.disclosureIndicator, .iPhoneSE, .plain, "348.5 16 324.5 16 8"),
            (.disclosureIndicator, .iPhoneSE, .insetGrouped, "316.5 16 292.5 16 8"),
            (.disclosureIndicator, .iPhone14Plus, .plain, "397.667 20 369.667 20 8"),
            (.checkmark, .iPhone14Plus, .insetGrouped, "344 20 316 20 8"),
        ]

    @Test(
        "Content leaves the table's margin and the accessory's width, and labels 8 points beside it",
        arguments: accessories)
    func accessory(
        type: UITableViewCell.AccessoryType, device: DeviceProfile, style: UITableView.Style,
        expected: String
    ) {
        withRow(in: style, on: device) { cell in
            cell.textLabel?.text = "Apple"
            cell.accessoryType = type
        } check: { _, cell in
            #expect(text(cell) == expected)
        }
    }

    @Test(
        "A disclosure indicator is smaller with smaller text",
        arguments: [(DeviceProfile.iPhoneSE, "350.5"), (.iPhone14Plus, "399.333")])
    func indicatorOfSmallText(device: DeviceProfile, width: String) {
        withRow(on: device) {
            $0.accessoryType = .disclosureIndicator
        } check: { table, cell in
            let before = cell.contentView.frame
            UIApplication.shared.device.preferredContentSizeCategory = .extraSmall
            table.window?.layoutIfNeeded()
            #expect(text(cell).hasPrefix(width + " "))
            UIApplication.shared.device.preferredContentSizeCategory = .large
            table.window?.layoutIfNeeded()
            #expect(cell.contentView.frame == before)
        }
    }

    @Test("Constraints to the content's margins follow an accessory that comes and goes")
    func constraints() {
        let inner = UIView()
        withRow(on: .iPhoneSE) { cell in
            let content = cell.contentView
            content.addSubview(inner)
            inner.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
                inner.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
                inner.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
            ])
        } check: { table, cell in
            #expect(inner.frame == CGRect(x: 16, y: 11, width: 343, height: 22))
            cell.accessoryType = .disclosureIndicator
            table.window?.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 16, y: 11, width: 324.5, height: 22))
            cell.accessoryType = .none
            table.window?.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 16, y: 11, width: 343, height: 22))
        }
    }

    @Test("Margins that are set for a content view stay")
    func ownMargins() {
        withRow(on: .iPhone14Plus) { cell in
            cell.contentView.directionalLayoutMargins.leading = 3
            cell.accessoryType = .disclosureIndicator
        } check: { _, cell in
            let margins = cell.contentView.directionalLayoutMargins
            #expect(margins == NSDirectionalEdgeInsets(top: 11, leading: 3, bottom: 11, trailing: 8))
        }
    }

    @Test("Separators, inset groups and titles of sections have the table's margin, unless another is set")
    func margins() {
        withRow(in: .grouped, on: .iPhone14Plus) { _ in
        } check: { table, cell in
            #expect(table.separatorInset.left == 20 && cell.separatorInset.left == 20)
            #expect(table.headerView(forSection: 0)?.textLabel?.frame.minX == 20)
            table.separatorInset.left = 5
            #expect(cell.separatorInset.left == 5)
            cell.separatorInset.left = 7
            #expect(table.separatorInset.left == 5 && cell.separatorInset.left == 7)
        }
        withRow(in: .insetGrouped, on: .iPhoneSE) { _ in
        } check: { table, cell in
            #expect(table.separatorInset.left == 16 && cell.frame.minX == 16)
        }
    }

    @Test("Two labels side by side are as large as their texts, on one baseline")
    func besideEachOther() {
        withRow(of: .value1, on: .iPhoneSE) { cell in
            cell.textLabel?.text = "Apple"
            cell.textLabel?.font = .systemFont(ofSize: 16)
            cell.detailTextLabel?.text = "Fruit"
            cell.detailTextLabel?.font = .systemFont(ofSize: 12)
        } check: { table, cell in
            guard let text = cell.textLabel, let detail = cell.detailTextLabel else { return }
            #expect(text.frame.size == text.intrinsicContentSize)
            #expect(detail.frame.size == detail.intrinsicContentSize)
            #expect(text.frame.origin == CGPoint(x: 16, y: 13) && detail.frame.minY == 17)
            #expect(abs(detail.frame.maxX - 359) < 0.01)
            detail.text = "Fruit and vegetables"
            table.window?.layoutIfNeeded()
            #expect(detail.frame.width == detail.intrinsicContentSize.width)
            text.text = String(repeating: "Apples and ", count: 10)
            table.window?.layoutIfNeeded()
            #expect(abs(text.frame.maxX + 8 - detail.frame.minX) < 0.01)
        }
    }

    @Test(
        "Two labels below each other are as large as their texts, and apart where there is room",
        arguments: [(44, 5, 25.5), (56, 9, 31.5)] as [(CGFloat, CGFloat, CGFloat)])
    func belowEachOther(height: CGFloat, first: CGFloat, second: CGFloat) {
        withRow(of: .subtitle, height: height, on: .iPhoneSE) { cell in
            cell.textLabel?.text = "Apple"
            cell.detailTextLabel?.text = "Fruit"
        } check: { _, cell in
            guard let text = cell.textLabel, let detail = cell.detailTextLabel else { return }
            #expect(text.frame.size == text.intrinsicContentSize)
            #expect(detail.frame.size == detail.intrinsicContentSize)
            #expect(text.frame.origin == CGPoint(x: 16, y: first))
            #expect(detail.frame.origin == CGPoint(x: 16, y: second))
        }
    }

    @Test("A cell without a table has the margin of the screen, unless it is as narrow as one of 320 points")
    func loneCells() {
        UIApplication.withShared(UIApplication(device: .iPhone14Plus)) {
            @MainActor func leading(_ width: CGFloat) -> CGFloat {
                let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: width, height: 44))
                cell.layoutIfNeeded()
                return cell.contentView.directionalLayoutMargins.leading
            }
            #expect([320, 360, 428].map(leading) == [16, 20, 20])
        }
    }

    @Test("A cell that is measured without a table has the margins of the width that is asked for")
    func sizingCells() throws {
        UIApplication.withShared(UIApplication(device: .iPhone14Plus)) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "Apples ", count: 40)
            let height = cell.textLabel?.sizeThatFits(CGSize(width: 388, height: 0)).height ?? 0
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: 428, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size.height == (height + 21).rounded(.up) - 1.0 / 3)
        }
    }

    /// Rows that their labels size, as Xcode 15 to 16 stored them in public storyboards: 43.67 at a scale of 3 and 43.5 at
    /// 2 for one label, 55.67 for labels of 17 and 12 points. Xcode 26 has others.
    @Test(
        "A row by its labels is whole points high, without the pixel of its separator",
        arguments: [
            (DeviceProfile.iPhone14, UITableViewCell.CellStyle.default, 15.0, 131.0 / 3),
            (.iPhone14, .value1, 16, 131.0 / 3), (.iPhone14, .subtitle, 17, 167.0 / 3),
            (.iPhoneSE, .default, 17, 43.5), (.iPhoneSE, .subtitle, 17, 55.5),
        ])
    func heights(device: DeviceProfile, style: UITableViewCell.CellStyle, size: Double, height: Double) {
        UIApplication.withShared(UIApplication(device: device)) {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.font = .systemFont(ofSize: size)
            cell.textLabel?.text = "Apples"
            cell.detailTextLabel?.font = .systemFont(ofSize: style == .subtitle ? 12 : size)
            cell.detailTextLabel?.text = "3"
            let fitting = cell.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(abs(fitting.height - height) < 0.001)
        }
    }

    @Test("A section's title is as high as its lines between the table's margins")
    func heightsOfTitles() throws {
        UIApplication.withShared(UIApplication(device: .iPhone14Plus)) {
            let table = UITableView(frame: UIScreen.main.bounds, style: .insetGrouped)
            let ruler = TableRuler(table)
            let label = UILabel()
            label.font = table.makeTitleView(.footer).textLabel?.font
            // As long as fits between narrow margins, and not between wide ones.
            var text = "apple"
            while label.font.width(of: text + "s") < 355 { text += "s" }
            #expect(ruler.height(of: "apple", .footer) < ruler.height(of: text, .footer))
        }
    }

    @Test("A detail of several lines stays in the row beside a larger text")
    func tallDetail() {
        withRow(of: .value1, height: 66, on: .iPhoneSE) { cell in
            cell.textLabel?.text = "Apple"
            cell.detailTextLabel?.numberOfLines = 0
            cell.detailTextLabel?.font = .systemFont(ofSize: 12)
            cell.detailTextLabel?.text = "one\ntwo\nthree"
        } check: { _, cell in
            guard let detail = cell.detailTextLabel else { return }
            #expect(abs(detail.frame.midY - 33) <= 1 && detail.frame.maxY < 66)
        }
    }

    @Test("A content configuration stays inside the margins of the row, unless it is not to")
    func configurations() {
        for axes in [UIAxis.horizontal, []] {
            withRow(on: .iPhone14Plus) { cell in
                var content = UIListContentConfiguration.cell()
                content.text = "Apple"
                content.axesPreservingSuperviewLayoutMargins = axes
                cell.contentConfiguration = content
            } check: { table, cell in
                let label = cell.contentView.subviews.first?.subviews.first
                let isInside = axes == .horizontal
                #expect(label?.frame.minX == (isInside ? 20 : 16))
                #expect(abs((label?.frame.maxX ?? 0) - (isInside ? 408 : 420)) < 0.01)
                cell.accessoryType = .checkmark
                table.window?.layoutIfNeeded()
                #expect(abs((label?.frame.maxX ?? 0) - (428 - 44 - 8)) < 0.01)
            }
        }
    }
}
