extension SimulatedDevice {
    /// The language of the device; English at first.
    ///
    /// Setting one that is read from the right mirrors the interface, and one of Xcode's pseudo-languages changes texts
    /// that are looked up, and those of the system, such as "Cancel", which stay English otherwise.
    ///
    /// ```swift
    /// SimulatedDevice.current.language = .arabic
    /// SimulatedDevice.current.language = "fr"
    /// SimulatedDevice.current.language = .doubleLengthPseudolanguage
    /// ```
    public var language: DeviceLanguage {
        get { processWorld.language }
        set {
            guard newValue != language else { return }
            processWorld.language = newValue
            traitsDidChange()
            post(NSLocale.currentLocaleDidChangeNotification, nil)
        }
    }

    /// The code of the region that the device is set to, such as `US`, its value at first.
    public var region: String {
        get { processWorld.region }
        set { set(\.region, newValue, posting: NSLocale.currentLocaleDidChangeNotification) }
    }

    /// The locale of the device's language and region; `en_US` at first.
    ///
    /// Setting it sets both; a part that the new one does not have stays.
    public var locale: Locale {
        get { processWorld.locale }
        set {
            let parts = Locale.Components(locale: newValue).languageComponents
            if let code = parts.languageCode?.identifier {
                language = DeviceLanguage(
                    ([code] + [parts.script?.identifier].compactMap { $0 }).joined(separator: "-"))
            }
            if let code = parts.region?.identifier ?? newValue.region?.identifier { region = code }
        }
    }
}
