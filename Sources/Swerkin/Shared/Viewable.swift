/// The functions by which views are found.
public protocol Viewable {}
