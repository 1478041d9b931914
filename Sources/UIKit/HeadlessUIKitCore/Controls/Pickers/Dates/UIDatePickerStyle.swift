/// A style of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
    /// The system's choice, as on an iPhone: compact if possible, otherwise wheels.
    case automatic
    /// Wheels.
    case wheels
    /// Buttons that open a calendar or wheels over the window.
    case compact
    /// A calendar, and a button for the time.
    case inline
}
