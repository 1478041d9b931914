/// The functions by which rows of tables are checked.
public protocol TableCellAssertable {}
