import HeadlessUIKit

/// The functions by which rows of tables are checked, once, without waiting.
///
/// A row without an accessibility label is called by its title, or by its title and detail as in `Milk, 2 bottles`. Rows
/// that are not loaded, as they are too far off screen, do not exist.
public protocol TableCellAssertable {
    /// Whether a row with an accessibility label exists.
    func tableCellExists(withLabel label: String) -> Bool
}

extension TableCellAssertable {
    /// Whether a row with an accessibility label exists.
    public func tableCellExists(withLabel label: String) -> Bool {
        SoughtElement(.row, label: label).exists
    }

    /// Whether a row with an accessibility identifier exists.
    public func tableCellExists(withIdentifier id: String) -> Bool {
        SoughtElement(.row, id: id).exists
    }

    /// Whether a row with an accessibility identifier and an accessibility label exists.
    public func tableCellExists(withIdentifier id: String, withLabel label: String) -> Bool {
        SoughtElement(.row, id: id, label: label).exists
    }
}
