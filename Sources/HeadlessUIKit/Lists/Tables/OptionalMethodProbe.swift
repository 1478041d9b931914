import Foundation

/// An optional method of a table's delegate or data source of which the table must know whether it is left out.
///
/// There is no asking whether an object has a method; but what stands in for one that it has not can tell.
enum OptionalMethodProbe {
    case heightForRow, heightForHeader, heightForFooter
    case estimatedHeightForRow, estimatedHeightForHeader, estimatedHeightForFooter
    case viewForHeader, viewForFooter
    case canEditRow, editingStyle
    case canMoveRow, commitEditing, moveRow
    case indentationLevel
}

extension UITableView {
    /// Tells, from what stands in for a method, that the method is left out.
    final func noteLeftOut(_ method: OptionalMethodProbe) {
        leftOutMethod = method
    }

    /// Asks something; `nil` if the method is left out.
    final func answer<Answer>(_ method: OptionalMethodProbe, _ ask: () -> Answer) -> Answer? {
        // Whoever is asked may have the table ask something else.
        let outer = leftOutMethod
        leftOutMethod = nil
        defer { leftOutMethod = outer }
        let answer = ask()
        return leftOutMethod == method ? nil : answer
    }
}
