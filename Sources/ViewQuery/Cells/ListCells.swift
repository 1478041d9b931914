import FailureReporting
import HeadlessUIKit

/// The cells of a table or collection view, as a collection: reading a cell's property scrolls to it first.
///
/// See ``TableViewCells`` and ``CollectionViewCells``.
@MainActor
public struct ListCells<List: CellList, Cell: UIView> {
    let list: List
    /// The position to scroll a cell to.
    public var scrollPosition: List.ScrollPosition

    let access: CellAccess<List, Cell>
    private(set) var site: CallSite
    /// Whether the list stands for one that was not found, which has been recorded.
    private let isAbsent: Bool

    init(
        list: List, isAbsent: Bool = false, scrollPosition: List.ScrollPosition,
        access: CellAccess<List, Cell>, site: CallSite
    ) {
        self.list = list
        self.isAbsent = isAbsent
        self.scrollPosition = scrollPosition
        self.access = access
        self.site = site
    }

    /// The index paths of all cells, in order.
    public var indexPaths: [IndexPath] { counts.indexPaths }

    /// The cell at an index path, whose numbers count from the end if negative.
    public subscript(
        indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> CellProxy<List, Cell> {
        at(CallSite(fileID, filePath, line, column))[indexPath.item, indexPath.section]
    }

    /// The cell at an index, counted through all sections, or if negative from the last.
    ///
    /// An index out of range is a failure at this line, and returns an empty cell.
    public subscript(
        index: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> CellProxy<List, Cell> {
        at(CallSite(fileID, filePath, line, column)).cell(at: index)
    }

    /// The cells at some indices, counted through all sections.
    ///
    /// Indices out of range are a failure at this line, and are left out.
    public subscript(
        bounds: Range<Int>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Slice<ListCells> {
        at(CallSite(fileID, filePath, line, column)).slice { _ in bounds }
    }

    /// The cells at the indices of an expression such as `2...` or `...3`, counted through all sections.
    public subscript(
        bounds: some RangeExpression<Int>, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Slice<ListCells> {
        at(CallSite(fileID, filePath, line, column)).slice { Range(bounds, in: $0) }
    }

    /// The values of a key path for every cell, in order; scrolls to each.
    public func all<Value>(_ keyPath: KeyPath<Cell, Value>) -> [Value] {
        map { $0.cell[keyPath: keyPath] }
    }

    /// Scrolls to a cell, at the ``scrollPosition``; one that does not exist is a failure.
    public func scroll(
        to indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        _ = at(CallSite(fileID, filePath, line, column))[indexPath.item, indexPath.section].cell
    }

    /// Scrolls to a cell, counted through all sections, or if negative from the last.
    public func scroll(
        to index: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        _ = at(CallSite(fileID, filePath, line, column)).cell(at: index).cell
    }
}

extension ListCells: @MainActor RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }

    /// How many cells there are.
    public var endIndex: Int { count }

    /// How many cells there are, in all sections.
    ///
    /// - Complexity: O(*sections*).
    public var count: Int {
        // Not with the counts of all sections, which would be an array for each element of a loop.
        var count = 0
        for section in 0..<access.sections(list) { count += access.cells(list, section) }
        return count
    }

    /// The cell at an index; for generic code, whose failures are recorded at the line that made the collection.
    @_disfavoredOverload
    public subscript(index: Int) -> CellProxy<List, Cell> { cell(at: index) }

    /// The cells at some indices; for generic code, whose failures are recorded at the line that made the collection.
    @_disfavoredOverload
    public subscript(bounds: Range<Int>) -> Slice<ListCells> { slice { _ in bounds } }
}

extension ListCells {
    private var counts: CellCounts {
        CellCounts((0..<access.sections(list)).map { access.cells(list, $0) })
    }

    /// The same cells, whose failures are recorded at the running call, or else at `site`.
    func at(_ site: CallSite) -> ListCells {
        var cells = self
        cells.site = CallSite.current ?? site
        return cells
    }

    private func cell(at index: Int) -> CellProxy<List, Cell> {
        proxy(indexPath(at: index), asked: "\(index)")
    }

    /// The index path of a cell, counted through all sections, or if negative from the last; `nil` out of range.
    ///
    /// - Complexity: O(*sections*).
    func indexPath(at index: Int) -> IndexPath? {
        var rest = index < 0 ? index + count : index
        guard rest >= 0 else { return nil }
        for section in 0..<access.sections(list) {
            let cells = access.cells(list, section)
            if rest < cells { return IndexPath(item: rest, section: section) }
            rest -= cells
        }
        return nil
    }

    /// The index path, with negative numbers counted from the end; `nil` if there is no cell.
    private func indexPath(item: Int, section: Int) -> IndexPath? {
        let section = section < 0 ? section + access.sections(list) : section
        guard section >= 0, section < access.sections(list) else { return nil }
        let cells = access.cells(list, section)
        let item = item < 0 ? item + cells : item
        return item >= 0 && item < cells ? IndexPath(item: item, section: section) : nil
    }

    private func slice(_ bounds: (_ present: Range<Int>) -> Range<Int>) -> Slice<ListCells> {
        let present = 0..<count
        let bounds = bounds(present)
        if !bounds.isInside(present) { recordMissing("\(bounds)") }
        return Slice(base: self, bounds: bounds.clamped(to: present))
    }

    /// The cell of a section, both counted from 0, or from the end if negative.
    subscript(item: Int, section: Int) -> CellProxy<List, Cell> {
        proxy(
            indexPath(item: item, section: section), asked: access.name(item: item, section: section))
    }

    private func proxy(_ path: IndexPath?, asked: @autoclosure () -> String) -> CellProxy<List, Cell> {
        if path == nil { recordMissing(asked()) }
        return CellProxy(cells: self, path: path)
    }

    /// Whether a cell still exists; if not, that is recorded.
    func has(_ path: IndexPath, asked: @autoclosure () -> String) -> Bool {
        if indexPath(item: path.item, section: path.section) != nil { return true }
        recordMissing(asked())
        return false
    }

    /// The name that failures give a cell.
    func name(_ asked: String) -> String { "\(access.collectionName)(in: \(list.summary))[\(asked)]" }

    private func recordMissing(_ asked: String) {
        if isAbsent { return }
        CellFailure.noSuchCell(asked: name(asked), noun: access.noun, counts).record(at: site)
    }
}

/// How the cells of a kind of list are counted, scrolled to, and named in failures.
// An object, so that copies of the cells are cheap.
@MainActor
final class CellAccess<List: CellList, Cell: UIView> {
    let collectionName: String
    /// What a cell stands for, such as `row`.
    let noun: String
    let sections: (List) -> Int
    let cells: (List, Int) -> Int
    /// The cell at an index path, after scrolling to it.
    let cell: (List, IndexPath, List.ScrollPosition) -> UIView?
    /// Makes an empty cell.
    let nothing: () -> Cell

    init(
        collectionName: String, noun: String, sections: @escaping (List) -> Int,
        cells: @escaping (List, Int) -> Int,
        cell: @escaping (List, IndexPath, List.ScrollPosition) -> UIView?, nothing: @escaping () -> Cell
    ) {
        self.collectionName = collectionName
        self.noun = noun
        self.sections = sections
        self.cells = cells
        self.cell = cell
        self.nothing = nothing
    }

    func name(item: Int, section: Int) -> String { "section \(section), \(noun) \(item)" }
}
