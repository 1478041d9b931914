/// The functions by which a screen is touched.
public protocol Touchable: ElementTouchable, SwitchTouchable, TextFieldTouchable, ButtonTouchable,
    DropDownTouchable,
    TableCellTouchable
{}
