/// The functions by which labels are checked.
public protocol LabelAssertable {}
