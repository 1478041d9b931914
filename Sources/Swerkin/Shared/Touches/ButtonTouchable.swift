/// The functions by which buttons are touched.
public protocol ButtonTouchable {}
