/// The functions by which a screen is checked.
public protocol Assertable: ElementAssertable, WaitAssertable, TextFieldAssertable, ButtonAssertable,
    ImageAssertable,
    LabelAssertable, TableCellAssertable
{}
