import FailureReporting
import Foundation
import HeadlessUIKit

/// One cell of a collection view: what is read of it is read of the cell that is there then.
///
/// ```swift
/// let cell = CollectionViewCells(in: collection)[7]
/// cell.accessibilityLabel     // scrolls to it, and asks the cell
/// cell.isHighlighted = true
/// ```
@MainActor
@dynamicMemberLookup
public struct CollectionViewCellProxy<Cell: UICollectionViewCell> {
    private let cells: CollectionViewCells<Cell>
    private let path: IndexPath?

    init(cells: CollectionViewCells<Cell>, path: IndexPath?) {
        self.cells = cells
        self.path = path
    }

    /// Which cell it is; empty for one that does not exist.
    public var indexPath: IndexPath { path ?? IndexPath() }

    /// What a property of the cell has now.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Cell, Value>) -> Value {
        cell[keyPath: keyPath]
    }

    /// What a property of the cell has now, to be read and set.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Cell, Value>) -> Value {
        get { cell[keyPath: keyPath] }
        nonmutating set { cell[keyPath: keyPath] = newValue }
    }

    /// The cell itself, scrolled to, and laid out.
    ///
    /// Where there is none, or one of another class, that is a failure, and this an empty cell that is nowhere.
    ///
    /// - Complexity: that of scrolling there.
    public var cell: Cell {
        // That there is no such item has been recorded.
        guard let path else { return Self.nothing }
        let asked = "section \(path.section), item \(path.item)"
        guard cells.has(path, asked: asked) else { return Self.nothing }
        guard let cell = cells.collection.cellScrolledTo(path, cells.scrollPosition) else {
            CellFailure.notShown(
                asked: cells.name(asked), reason: cells.collection.reasonForShowingNothing("item")
            )
            .record(at: cells.site)
            return Self.nothing
        }
        guard let own = cell as? Cell else {
            CellFailure.otherClass(
                asked: cells.name(asked), found: "\(type(of: cell))", wanted: "\(Cell.self)"
            )
            .record(at: cells.site)
            return Self.nothing
        }
        return own
    }

    private static var nothing: Cell { Cell(registeredWithFrame: .zero) }
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
