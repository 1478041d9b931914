/// The functions by which elements are touched.
public protocol ElementTouchable {}
