/// The functions by which text fields are checked.
public protocol TextFieldAssertable {}
