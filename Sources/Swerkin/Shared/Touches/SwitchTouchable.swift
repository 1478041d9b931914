/// The functions by which switches are touched.
public protocol SwitchTouchable {}
