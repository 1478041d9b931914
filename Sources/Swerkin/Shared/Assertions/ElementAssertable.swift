/// The functions by which elements are checked.
public protocol ElementAssertable {}
