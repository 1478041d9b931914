/// The functions by which buttons are checked.
public protocol ButtonAssertable {}
