import FailureReporting
import HeadlessUIKit

/// The cells of a collection view, as a collection: reading a cell's property scrolls to it first.
///
/// ```swift
/// let cells = CollectionViewCells(in: collection)
/// CollectionViewCells(in: theFirstView(withIdentifier("album"))).count   // of the collection view that a query finds
/// CollectionViewCells(in: withIdentifier("album")).count                 // or that meets a condition
/// cells.count                                // all items of all sections, visible or not
/// cells[100].accessibilityLabel              // the view is scrolled before it is read
/// cells[-1]                                  // the last one
/// cells[IndexPath(item: 2, section: 1)]
/// cells[section: 1, item: 2]
/// cells.all(\.accessibilityLabel)           // of every cell
/// CollectionViewCells(in: collection, as: PhotoCell.self)[0].photo   // of your own class
/// tapOn(cells[3])
/// ```
///
/// It also works on a collection view in no window, and always reads the current content. An index out of range is a
/// failure at the line that asks for the cell, and returns an empty cell.
public typealias CollectionViewCells<Cell: UICollectionViewCell> = ListCells<UICollectionView, Cell>

/// One cell of a collection view, whose properties are read from the current cell.
///
/// ```swift
/// let cell = CollectionViewCells(in: collection)[7]
/// cell.accessibilityLabel     // scrolls to the cell, and reads its label
/// cell.isHighlighted = true
/// ```
public typealias CollectionViewCellProxy<Cell: UICollectionViewCell> = CellProxy<UICollectionView, Cell>

extension UICollectionView: CellList {}

extension ListCells where List == UICollectionView, Cell: UICollectionViewCell {
    /// The collection view of the cells.
    public var collection: UICollectionView { list }

    /// Makes the collection of a collection view's cells, which are all of one class.
    ///
    /// - Parameters:
    ///   - collection: the collection view, which is retained.
    ///   - cellClass: the class of the cells; reading a cell of another class is a failure.
    ///   - scrollPosition: the position to scroll a cell to; by default the middle.
    public init(
        in collection: UICollectionView, as cellClass: Cell.Type,
        scrollPosition: UICollectionView.ScrollPosition = [.centeredVertically, .centeredHorizontally],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            list: collection, scrollPosition: scrollPosition, access: .collection,
            site: CallSite(fileID, filePath, line, column))
    }

    /// The cell of a section, both counted from 0, or from the end if negative.
    public subscript(
        section section: Int, item item: Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> CellProxy<List, Cell> {
        at(CallSite(fileID, filePath, line, column))[item, section]
    }
}

extension ListCells where List == UICollectionView, Cell == UICollectionViewCell {
    /// Makes the collection of a collection view's cells, of any classes.
    ///
    /// - Parameters:
    ///   - collection: the collection view, which is retained.
    ///   - scrollPosition: the position to scroll a cell to; by default the middle.
    public init(
        in collection: UICollectionView,
        scrollPosition: UICollectionView.ScrollPosition = [.centeredVertically, .centeredHorizontally],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            in: collection, as: UICollectionViewCell.self, scrollPosition: scrollPosition, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }
}

extension CellAccess where List == UICollectionView, Cell: UICollectionViewCell {
    static var collection: CellAccess {
        CellAccess(
            collectionName: "CollectionViewCells", noun: "item",
            sections: { $0.numberOfSections }, cells: { $0.numberOfItems(inSection: $1) },
            cell: { $0.cellScrolledTo($1, $2) }, nothing: { Cell.instance(frame: .zero) })
    }
}

extension UICollectionView {
    /// The cell of an item, after scrolling to it; a completely visible one is not scrolled.
    fileprivate func cellScrolledTo(_ path: IndexPath, _ position: ScrollPosition) -> UICollectionViewCell? {
        layOutForQuery()
        let visible = bounds.inset(by: adjustedContentInset)
        if let cell = cellForItem(at: path), visible.encloses(convert(cell.bounds, from: cell)) {
            return cell
        }
        scrollToItem(at: path, at: position, animated: false)
        layOutForQuery()
        return cellForItem(at: path)
    }
}
