import FailureReporting
import HeadlessUIKit

extension ListCells where List == UITableView, Cell: UITableViewCell {
    /// Makes the collection of the cells of a table that a query finds now.
    ///
    /// None is a failure at this line; there are no cells then.
    ///
    /// - Parameters:
    ///   - query: finds it, by itself or among other views, of which only those of the class count.
    ///   - cellClass: the class of the cells; reading a cell of another class is a failure.
    ///   - scrollPosition: the position to scroll a cell to; by default the middle.
    public init(
        in query: ViewQuery, as cellClass: Cell.Type = UITableViewCell.self,
        scrollPosition: UITableView.ScrollPosition = .middle,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            foundBy: query, or: UITableView(), scrollPosition,
            access: .table, site: CallSite(fileID, filePath, line, column))
    }

    /// Makes the collection of the cells of a table that is the first to meet a condition.
    ///
    /// None is a failure at this line; there are no cells then.
    ///
    /// - Parameters:
    ///   - predicate: the condition.
    ///   - cellClass: the class of the cells; reading a cell of another class is a failure.
    ///   - scrollPosition: the position to scroll a cell to; by default the middle.
    public init(
        in predicate: ViewPredicate, as cellClass: Cell.Type = UITableViewCell.self,
        scrollPosition: UITableView.ScrollPosition = .middle,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            foundBy: theFirstView(predicate && ofClass(UITableView.self)), or: UITableView(), scrollPosition,
            access: .table, site: CallSite(fileID, filePath, line, column))
    }
}

extension ListCells where List == UICollectionView, Cell: UICollectionViewCell {
    /// Makes the collection of the cells of a collection view that a query finds now.
    ///
    /// None is a failure at this line; there are no cells then.
    ///
    /// - Parameters:
    ///   - query: finds it, by itself or among other views, of which only those of the class count.
    ///   - cellClass: the class of the cells; reading a cell of another class is a failure.
    ///   - scrollPosition: the position to scroll a cell to; by default the middle.
    public init(
        in query: ViewQuery, as cellClass: Cell.Type = UICollectionViewCell.self,
        scrollPosition: UICollectionView.ScrollPosition = [.centeredVertically, .centeredHorizontally],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            foundBy: query,
            or: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
            scrollPosition,
            access: .collection, site: CallSite(fileID, filePath, line, column))
    }

    /// Makes the collection of the cells of a collection view that is the first to meet a condition.
    ///
    /// None is a failure at this line; there are no cells then.
    ///
    /// - Parameters:
    ///   - predicate: the condition.
    ///   - cellClass: the class of the cells; reading a cell of another class is a failure.
    ///   - scrollPosition: the position to scroll a cell to; by default the middle.
    public init(
        in predicate: ViewPredicate, as cellClass: Cell.Type = UICollectionViewCell.self,
        scrollPosition: UICollectionView.ScrollPosition = [.centeredVertically, .centeredHorizontally],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            foundBy: theFirstView(predicate && ofClass(UICollectionView.self)),
            or: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
            scrollPosition,
            access: .collection, site: CallSite(fileID, filePath, line, column))
    }
}

extension ListCells {
    /// The cells of the list that a query finds, or of an empty one if there is none, which is recorded.
    private init(
        foundBy query: ViewQuery, or empty: @autoclosure () -> List, _ scrollPosition: List.ScrollPosition,
        access: CellAccess<List, Cell>, site: CallSite
    ) {
        let found = site.whileCurrentUnlessNested { Self.list(foundBy: query, for: access.collectionName) }
        self.init(
            list: found ?? empty(), isAbsent: found == nil, scrollPosition: scrollPosition, access: access,
            site: site)
    }

    private static func list(foundBy query: ViewQuery, for name: String) -> List? {
        guard let view = query.narrowed(to: List.self).viewsToActOn(for: name).first else { return nil }
        if let list = view as? List { return list }
        let inside = theFirstSubview(ofClass(List.self)).inside(view).first
        CellFailure.noList(
            asked: "\(name)(in:)", found: view.summary, wanted: "\(List.self)", inside: inside?.summary
        )
        .record()
        return nil
    }
}
