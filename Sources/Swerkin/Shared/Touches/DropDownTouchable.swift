/// The functions by which drop-downs are touched.
public protocol DropDownTouchable {}
