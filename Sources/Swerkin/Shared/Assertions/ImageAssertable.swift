/// The functions by which images are checked.
public protocol ImageAssertable {}
