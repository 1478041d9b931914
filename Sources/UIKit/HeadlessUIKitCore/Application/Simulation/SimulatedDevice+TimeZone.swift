extension SimulatedDevice {
    /// The time zone that the device is in; Greenwich Mean Time at first, whatever the computer's is.
    ///
    /// `TimeZone.current` is this one, and so is that of `Calendar.current` and of formatters that are given none, unless
    /// the application sets `NSTimeZone.default`. Setting it posts `NSSystemTimeZoneDidChange`.
    ///
    /// ```swift
    /// SimulatedDevice.current.timeZone = TimeZone(identifier: "Asia/Tokyo")!
    /// ```
    public var timeZone: TimeZone {
        get { processWorld.timeZone }
        set { set(\.timeZone, newValue, posting: .NSSystemTimeZoneDidChange) }
    }

    var calendar: Calendar { processWorld.calendar }
}
