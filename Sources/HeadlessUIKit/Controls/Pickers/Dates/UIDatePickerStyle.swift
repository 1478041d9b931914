/// A style of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
    /// The system's choice, as on an iPhone: compact if possible, otherwise wheels.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Buttons that open a calendar or wheels over the window.
    case compact = 2
    /// A calendar, and a button for the time.
    case inline = 3
}
