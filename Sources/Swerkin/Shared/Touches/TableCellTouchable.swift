/// The functions by which rows of tables are touched.
public protocol TableCellTouchable {}
