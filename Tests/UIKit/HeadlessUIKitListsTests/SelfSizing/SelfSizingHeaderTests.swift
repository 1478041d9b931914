import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Headers and footers whose heights follow from constraints.
@MainActor @Suite("Self-sizing headers and footers") struct SelfSizingHeaderTests {
    private final class NoteHeader: UITableViewHeaderFooterView {
        let label = UILabel.ofNote()
        weak var log: EventLog?

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            label.fill(contentView, beside: 10, above: 4)
        }

        required init?(coder: NSCoder) { nil }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            log?.add(
                "\(targetSize.width.shortText) \(horizontalFittingPriority.word),"
                    + " \(targetSize.height.shortText) \(verticalFittingPriority.word)")
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
    }

    private final class Headers: UITableViewDelegate {
        let log = EventLog()
        var length = 40
        /// A footer that is a plain view with constraints.
        let footer = UIView()
        private let block = Block()

        init() {
            block.fill(footer, above: 3)
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let found = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            guard let header = found as? NoteHeader else { return nil }
            header.log = log
            header.label.text = wide(length)
            return header
        }

        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }
    }

    private func run(_ style: UITableView.Style, _ body: (NoteTable, Headers) -> Void) {
        let delegate = Headers()
        NoteTable.run([1], style: style) { notes in
            notes.table.register(NoteHeader.self, forHeaderFooterViewReuseIdentifier: "header")
            notes.table.delegate = delegate
        } _: { notes in
            body(notes, delegate)
        }
    }

    @Test(
        "Headers and footers are as high as their constraints say, in plain and in grouped tables",
        arguments: [UITableView.Style.plain, .grouped])
    func heights(_ style: UITableView.Style) {
        run(style) { notes, delegate in
            let header = notes.table.headerView(forSection: 0)
            #expect(header?.frame == CGRect(x: 0, y: 0, width: 300, height: 32))
            #expect((header as? NoteHeader)?.label.frame == CGRect(x: 10, y: 4, width: 280, height: 24))
            #expect(notes.rows == "32+28")
            #expect(delegate.footer.frame.height == 46)
            #expect(notes.table.contentSize.height == 106)
            #expect(delegate.log.take() == "300 required, 0 fitting")
        }
    }

    @Test(
        "Headers and footers follow the table's width, and are measured again in an update without changes"
    )
    func changes() {
        run(.plain) { notes, delegate in
            let header = notes.table.headerView(forSection: 0) as? NoteHeader
            notes.table.frame.size.width = 220
            notes.settle()
            // 20 ideographs a line, and then 10.
            #expect(header?.frame.height == 32)
            notes.table.frame.size.width = 120
            #expect(notes.rows == "56+28")
            #expect(header?.frame == CGRect(x: 0, y: 0, width: 120, height: 56))
            header?.label.text = "字"
            notes.settle()
            #expect(header?.frame.height == 56)
            notes.table.performBatchUpdates(nil)
            #expect(notes.rows == "20+28")
            #expect(notes.table.headerView(forSection: 0) === header && header?.frame.height == 20)
        }
    }

    @Test("Headers and footers keep their heights when rows are inserted")
    func insertion() {
        run(.plain) { notes, _ in
            notes.lengths.append(60)
            notes.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            #expect(notes.rows == "32+28 60+52")
            #expect(notes.table.contentSize.height == 158)
        }
    }

    private final class HeaderController: UITableViewController {
        let header = UIView()
        let label = UILabel.ofNote(wide(100))
        var notes: NoteTable?

        override func viewDidLoad() {
            super.viewDidLoad()
            label.fill(header, beside: 5, above: 10)
            tableView.tableHeaderView = header
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let size = header.systemLayoutSizeFitting(
                CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            guard header.frame.height != size.height else { return }
            header.frame.size.height = size.height
            tableView.tableHeaderView = header
        }
    }

    @Test("A table header view gets the height that viewDidLayoutSubviews measures")
    func tableHeader() {
        inOwnWorld {
            let notes = NoteTable([1])
            let controller = HeaderController(style: .plain)
            controller.notes = notes
            controller.tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
            controller.tableView.dataSource = notes
            notes.window.rootViewController = controller
            notes.window.makeKeyAndVisible()
            notes.settle()
            // 380 points for text: 38 ideographs a line.
            #expect(controller.header.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
            #expect(controller.label.frame == CGRect(x: 5, y: 10, width: 380, height: 36))
            #expect(controller.tableView.visibleCells.first?.frame.minY == 56)
            controller.label.text = wide(30)
            controller.tableView.setNeedsLayout()
            notes.settle()
            #expect(controller.header.frame.height == 32)
            #expect(controller.tableView.visibleCells.first?.frame.minY == 32)
        }
    }

    @Test("A table header view that constraints place has their height when it is set again")
    func constrainedTableHeader() {
        NoteTable.run([1]) { notes in
            let header = UIView()
            UILabel.ofNote(wide(60)).fill(header, above: 5)
            header.translatesAutoresizingMaskIntoConstraints = false
            notes.table.tableHeaderView = header
            NSLayoutConstraint.activate([
                header.topAnchor.constraint(equalTo: notes.table.topAnchor),
                header.centerXAnchor.constraint(equalTo: notes.table.centerXAnchor),
                header.widthAnchor.constraint(equalTo: notes.table.widthAnchor),
            ])
            header.layoutIfNeeded()
            notes.table.tableHeaderView = header
            notes.settle()
            // 30 ideographs a line.
            #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 34))
            #expect(notes.rows == "34+28")
            #expect(notes.table.contentSize == CGSize(width: 300, height: 62))
        }
    }
}
