import Robot

/// A list of bare classes, 844 points high: the least that showing cells can cost.
///
/// It asks its source for a count and for the content of each visible cell, and sets the cell's frame.
@MainActor
final class BareList {
    final class Cell {
        var text = ""
        var frame = CGRect.zero
    }

    private static let height: CGFloat = 844
    private static let rowHeight: CGFloat = 44

    private let columns: Int
    private var data: ListData
    /// Called as a data source is: through an opaque closure.
    private var fill: (Cell, Int) -> Void = { _, _ in }
    private let cells: [Cell]

    init(_ count: Int, columns: Int) {
        self.columns = columns
        data = ListData(count)
        let rows = Int(Self.height / Self.rowHeight) + 2
        cells = (0..<rows * columns).map { _ in Cell() }
        fill = { [unowned self] cell, index in cell.text = data.text(index) }
    }

    private var contentHeight: CGFloat {
        CGFloat((data.rows.count + columns - 1) / columns) * Self.rowHeight
    }

    /// Shows the cells that are visible from an offset on.
    private func show(at offset: CGFloat) -> Int {
        let first = Int(offset / Self.rowHeight) * columns
        let last = min((Int((offset + Self.height) / Self.rowHeight) + 1) * columns, data.rows.count)
        let width = 390 / CGFloat(columns)
        var total = 0
        for index in first..<last {
            let cell = cells[index - first]
            fill(cell, index)
            cell.frame = CGRect(
                x: CGFloat(index % columns) * width, y: CGFloat(index / columns) * Self.rowHeight,
                width: width, height: Self.rowHeight)
            total &+= cell.text.utf8.count
        }
        return total
    }

    func reload() -> Int { show(at: 0) }

    func jump(toLast isLast: Bool) -> Int { show(at: isLast ? contentHeight - Self.height : 0) }

    func scroll() -> Int {
        var total = 0
        var offset: CGFloat = 0
        while offset < contentHeight {
            total &+= show(at: offset)
            offset += Self.height
        }
        return total
    }

    func update() -> Int {
        data.change()
        return show(at: 0)
    }
}
