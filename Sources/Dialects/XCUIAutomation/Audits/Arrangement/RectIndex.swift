import HeadlessUIKit

/// Rectangles in a grid, to find those that meet another one without a look at all of them.
struct RectIndex {
    let rects: [CGRect]
    private var grid: Grid?
    private var cells: [[Int32]] = []
    /// Those that cover too many cells to stand in each.
    private var large: [Int] = []

    /// Below it, a look at all is faster.
    private static let fewest = 24
    private static let mostCells = 32

    /// - Complexity: O(*n*) in the rectangles.
    init(_ rects: [CGRect]) {
        self.rects = rects
        guard rects.count > Self.fewest, let grid = Grid(rects) else { return }
        self.grid = grid
        cells = Array(repeating: [], count: grid.side * grid.side)
        for (index, rect) in rects.enumerated() where !rect.isNull {
            let (columns, rows) = grid.cells(of: rect)
            guard columns.count * rows.count <= Self.mostCells else {
                large.append(index)
                continue
            }
            for row in rows { for column in columns { cells[row * grid.side + column].append(Int32(index)) } }
        }
    }

    /// The indices of those that have a point in common with a rectangle, in ascending order.
    ///
    /// - Complexity: O(*n*) in those that are near it.
    func indices(meeting rect: CGRect) -> [Int] {
        guard let grid else {
            var found: [Int] = []
            for index in 0..<rects.count where rects[index].intersects(rect) { found.append(index) }
            return found
        }
        guard !rect.isNull else { return [] }
        var found = Set(large.filter { rects[$0].intersects(rect) })
        let (columns, rows) = grid.cells(of: rect)
        for row in rows {
            for column in columns {
                for index in cells[row * grid.side + column] where rects[Int(index)].intersects(rect) {
                    found.insert(Int(index))
                }
            }
        }
        return found.sorted()
    }
}

/// A square number of cells over all rectangles.
private struct Grid {
    let side: Int
    private let bounds: CGRect

    init?(_ rects: [CGRect]) {
        side = Int(Double(rects.count).squareRoot().rounded(.up))
        bounds = rects.filter { !$0.isInfinite && !$0.isNull }.reduce(.null) { $0.union($1) }
        guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return nil }
    }

    func cells(of rect: CGRect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        (
            range(rect.minX, rect.maxX, bounds.minX, bounds.width),
            range(rect.minY, rect.maxY, bounds.minY, bounds.height)
        )
    }

    private func range(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> ClosedRange<
        Int
    > {
        func cell(_ value: CGFloat) -> Int {
            Int(min(max((value - start) / length * CGFloat(side), 0), CGFloat(side - 1)))
        }
        return cell(low)...max(cell(low), cell(high))
    }
}
