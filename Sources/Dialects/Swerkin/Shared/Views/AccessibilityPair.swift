/// The accessibility label and the accessibility identifier of an element that has both.
public typealias AccessibilityPair = (label: String, identifier: String)
