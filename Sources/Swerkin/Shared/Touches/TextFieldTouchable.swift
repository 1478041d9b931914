/// The functions by which text fields are touched.
public protocol TextFieldTouchable {}
