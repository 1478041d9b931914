import HeadlessUIKit

extension ViewQuery {
    /// Where a view is that a list was scrolled for in vain: beside the list, on another screen, or in a row of the list
    /// that was not passed; `nil` if it is nowhere.
    ///
    /// - Complexity: O(*n*) in the views of the application, and in the rows that are not loaded, of which 500 are looked at.
    package func findingInstead(of list: UIScrollView) -> Finding? {
        ViewTree.whileLooking {
            OutOfScopeMatches(of: self, roots: [list]).finding
                ?? OffscreenMatch(of: self, in: ControllerCensus().hiddenRoots).finding
                ?? UnloadedRows(of: list).flatMap { RowSearch(for: self, in: $0).matching }
        }
    }
}
