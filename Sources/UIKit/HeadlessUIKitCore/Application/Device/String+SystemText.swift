import TimeLapse

extension String {
    /// A text of the system, which is English, as the device shows it: changed by a pseudo-language alone.
    package var asSystemText: String { DeviceLanguage.current.shown(self) }
}
