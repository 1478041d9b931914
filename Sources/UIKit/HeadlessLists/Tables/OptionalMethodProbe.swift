/// The optional methods of a table's delegate and data source whose absence the table must detect.
///
/// Swift cannot ask whether an object implements a method, but the method's default implementation can report that it
/// ran.
enum OptionalMethodProbe {
    case heightForRow, heightForHeader, heightForFooter
    case estimatedHeightForRow, estimatedHeightForHeader, estimatedHeightForFooter
    case viewForHeader, viewForFooter
    case canEditRow, editingStyle
    case canMoveRow, commitEditing, moveRow
    case indentationLevel
}

extension UITableView {
    /// Records that the default implementation of a method ran, and returns what that answers.
    @discardableResult
    final func leftOut<Answer>(_ method: OptionalMethodProbe, _ answer: Answer = ()) -> Answer {
        leftOutMethod = method
        return answer
    }

    /// Returns an answer; `nil` if it came from the method's default implementation.
    final func answer<Answer>(_ method: OptionalMethodProbe, _ ask: () -> Answer) -> Answer? {
        // The method called may make the table call others.
        let outer = leftOutMethod
        leftOutMethod = nil
        defer { leftOutMethod = outer }
        let answer = ask()
        return leftOutMethod == method ? nil : answer
    }
}
