import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Tables on a phone in landscape, whose sensors take 47 points on both sides of 844.
@MainActor
@Suite("Safe areas of table rows and headers") struct TableSafeAreaTests {
    private final class Names: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Names"
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Ada"
            cell.accessoryType = .disclosureIndicator
            return cell
        }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {}

        var cell: UITableViewCell? { tableView.cellForRow(at: IndexPath(row: 0, section: 0)) }

        /// The left edge and the width of the row, its content and its label, and of the header's content.
        var text: String {
            view.window?.layoutIfNeeded()
            let header = tableView.headerView(forSection: 0)
            return [cell, cell?.contentView, header, header?.contentView].map { view in
                let frame = view?.frame ?? .zero
                return "\(Int(frame.minX))+\(Int(frame.width))"
            }.joined(separator: " ")
        }
    }

    private func run(
        _ style: UITableView.Style, _ language: DeviceLanguage = .english,
        _ body: (Names, SimulatedDevice) -> Void
    ) {
        UIApplication.withShared(UIApplication(device: .iPhone14)) {
            let device = SimulatedDevice.current
            device.language = language
            let names = Names(style: style)
            let window = UIWindow.showing(names)
            body(names, device)
            window.isHidden = true
            UIApplication.shared.closeWindows()
        }
    }

    @Test(
        "The rows of a plain table fill the screen, with content inside the safe area, also after rotations"
    )
    func plain() {
        run(.plain) { names, device in
            #expect(names.text == "0+390 0+363 0+390 0+390")
            device.rotate(to: .landscapeLeft)
            #expect(names.text == "0+844 47+719 0+844 47+750")
            device.rotate(to: .portrait)
            #expect(names.text == "0+390 0+363 0+390 0+390")
        }
    }

    @Test("The content of rows is inside the safe area from right to left, too")
    func mirrored() {
        run(.plain, .arabic) { names, device in
            device.rotate(to: .landscapeLeft)
            #expect(names.text == "0+844 77+719 0+844 47+750")
        }
    }

    @Test("Inset groups of a table are inside the safe area as a whole")
    func insetGroups() {
        run(.insetGrouped) { names, device in
            device.rotate(to: .landscapeLeft)
            #expect(names.text == "67+710 0+679 67+710 0+710")
        }
    }

    @Test("Editing controls of rows are inside the safe area")
    func editing() {
        run(.plain) { names, device in
            device.rotate(to: .landscapeLeft)
            names.tableView.setEditing(true, animated: false)
            names.view.window?.layoutIfNeeded()
            let control = names.cell?.subviews.first { "\(type(of: $0))" == "UITableViewCellEditControl" }
            #expect(control?.frame == CGRect(x: 47, y: 0, width: 40, height: 131.0 / 3))
            #expect(names.cell?.contentView.frame == CGRect(x: 87, y: 0, width: 710, height: 131.0 / 3))
        }
    }
}
