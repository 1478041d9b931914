import Foundation
import HeadlessUIKit
import TestSupport

/// A text of ideographs: in a label of ``noteFont`` each is 10 points wide, and a line of them 12 points high.
func wide(_ count: Int) -> String { String(repeating: "字", count: count) }

extension UILabel {
    /// A label for such texts, of any number of lines.
    static func ofNote(_ text: String = "") -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.numberOfLines = 0
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }
}

extension UIView {
    /// Fills a view, with a space beside and one above and below.
    func fill(_ view: UIView, beside: CGFloat = 0, above: CGFloat = 0) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: beside),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -beside),
            topAnchor.constraint(equalTo: view.topAnchor, constant: above),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -above),
        ])
    }
}

extension UILayoutPriority {
    var word: String {
        switch self {
        case .required: "required"
        case .fittingSizeLevel: "fitting"
        default: "\(rawValue)"
        }
    }
}

/// A view with a natural size that can change.
final class Block: UIView {
    var size = CGSize(width: 40, height: 40) {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize { size }
}

/// A row with a text that is 10 points from the sides, and 8 from top and bottom.
final class NoteCell: UITableViewCell {
    let label = UILabel.ofNote()
    weak var log: EventLog?
    /// A height that the cell prefers to that of its constraints.
    var preferredHeight: CGFloat?
    private(set) lazy var bottom = contentView.bottomAnchor.constraint(
        equalTo: label.bottomAnchor, constant: 8)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8), bottom,
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        if let preferredHeight { size.height = preferredHeight }
        log?.add(
            "\(label.text?.count ?? 0): \(targetSize.width.shortText) \(horizontalFittingPriority.word),"
                + " \(targetSize.height.shortText) \(verticalFittingPriority.word)"
                + " -> \(size.width.shortText) x \(size.height.shortText)")
        return size
    }
}

/// A table of 300 by 200 points with notes, in a window.
@MainActor
final class NoteTable: NSObject, UITableViewDataSource {
    /// The numbers of ideographs.
    var lengths: [Int]
    let log = EventLog()
    let table: UITableView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var fill: (@MainActor (UITableViewCell, Int) -> Void)?
    private(set) var cells: Set<ObjectIdentifier> = []

    init(_ lengths: [Int], style: UITableView.Style = .plain, cell: UITableViewCell.Type = NoteCell.self) {
        self.lengths = lengths
        table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 200), style: style)
        super.init()
        table.sectionHeaderTopPadding = 0
        table.register(cell, forCellReuseIdentifier: "note")
        table.dataSource = self
    }

    /// Shows the table in a world of its own.
    static func run(
        _ lengths: [Int], style: UITableView.Style = .plain, cell: UITableViewCell.Type = NoteCell.self,
        _ prepare: (NoteTable) -> Void = { _ in }, _ body: (NoteTable) throws -> Void
    ) rethrows {
        try inOwnWorld {
            let notes = NoteTable(lengths, style: style, cell: cell)
            prepare(notes)
            notes.window.addSubview(notes.table)
            notes.window.makeKeyAndVisible()
            notes.settle()
            try body(notes)
            UIApplication.shared.clock.runUntilIdle()
        }
    }

    func settle() { UIApplication.shared.commit() }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lengths.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cells.insert(ObjectIdentifier(cell))
        if let note = cell as? NoteCell {
            note.log = log
            note.label.text = wide(lengths[indexPath.row])
        }
        fill?(cell, indexPath.row)
        return cell
    }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

    func note(_ row: Int) -> NoteCell? { cell(row) as? NoteCell }

    /// The visible rows: where each begins, and how high it is.
    var rows: String {
        settle()
        return table.visibleCells.map { "\($0.frame.minY.shortText)+\($0.frame.height.shortText)" }
            .joined(separator: " ")
    }
}
