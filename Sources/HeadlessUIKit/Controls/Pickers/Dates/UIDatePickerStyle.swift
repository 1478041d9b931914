/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// As the system chooses: compact where that can be, else wheels, as on an iPhone.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Buttons that open a calendar or wheels over all else.
    case compact = 2
    /// A calendar, and a button for the time.
    case inline = 3
}
