/// The functions that wait for elements.
public protocol WaitAssertable {}
