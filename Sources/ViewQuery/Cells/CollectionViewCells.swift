import FailureReporting
import Foundation
import HeadlessUIKit

/// The cells of a collection view, as a collection: each is scrolled into being when something is read of it.
///
/// ```swift
/// let cells = CollectionViewCells(in: collection)
/// cells.count                                // all items of all sections, in sight or not
/// cells[100].accessibilityLabel              // the view is scrolled before it is read
/// cells[-1]                                  // the last one
/// cells[IndexPath(item: 2, section: 1)]
/// cells[section: 1, item: 2]
/// cells.all(\.accessibilityLabel)           // of every cell
/// CollectionViewCells(in: collection, as: PhotoCell.self)[0].photo   // of a class of one's own
/// tapOn(cells[3])
/// ```
///
/// It works on a collection view that is in no window, too. What it tells is what the view has now. An index that is out
/// of range is a failure, recorded at the line that made the collection, and reads as an empty cell.
public typealias CollectionViewCells<Cell: UICollectionViewCell> = ListCells<UICollectionView, Cell>

/// One cell of a collection view: what is read of it is read of the cell that is there then.
///
/// ```swift
/// let cell = CollectionViewCells(in: collection)[7]
/// cell.accessibilityLabel     // scrolls to it, and asks the cell
/// cell.isHighlighted = true
/// ```
public typealias CollectionViewCellProxy<Cell: UICollectionViewCell> = CellProxy<UICollectionView, Cell>

extension UICollectionView: CellList {}

extension ListCells where List == UICollectionView, Cell: UICollectionViewCell {
    /// The collection view that the cells are in.
    public var collection: UICollectionView { list }

    /// Makes the collection of the cells of a collection view that are all of one class.
    ///
    /// - Parameters:
    ///   - collection: the collection view; it is kept alive.
    ///   - cellClass: the class of the cells; a cell of another one is a failure when it is read.
    ///   - scrollPosition: where a cell comes to stand that is scrolled to; by default in the middle.
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

    /// The cell of a section, both counted from 0, or from the end if they are below zero.
    public subscript(section section: Int, item item: Int) -> CellProxy<List, Cell> {
        self[item, section]
    }
}

extension ListCells where List == UICollectionView, Cell == UICollectionViewCell {
    /// Makes the collection of the cells of a collection view, whatever their classes.
    ///
    /// - Parameters:
    ///   - collection: the collection view; it is kept alive.
    ///   - scrollPosition: where a cell comes to stand that is scrolled to; by default in the middle.
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
    fileprivate static var collection: CellAccess {
        CellAccess(
            collectionName: "CollectionViewCells", noun: "item",
            counts: { view in (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) } },
            cell: { $0.cellScrolledTo($1, $2) }, nothing: { Cell(registeredWithFrame: .zero) })
    }
}

extension UICollectionView {
    /// The cell of an item, once it has been scrolled to; one that is all in sight stays where it is.
    fileprivate func cellScrolledTo(_ path: IndexPath, _ position: ScrollPosition) -> UICollectionViewCell? {
        layOutForQuery()
        let visible = bounds.inset(by: adjustedContentInset)
        if let cell = cellForItem(at: path), visible.contains(convert(cell.bounds, from: cell)) {
            return cell
        }
        scrollToItem(at: path, at: position, animated: false)
        layOutForQuery()
        return cellForItem(at: path)
    }
}
