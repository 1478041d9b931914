/// The general settings.
public let systemPreferencesGeneralScreen = SystemPreferencesGeneralScreen()

/// The general settings; there is one screen, ``systemPreferencesGeneralScreen``.
public struct SystemPreferencesGeneralScreen: Screen {
    /// The title.
    public let trait = Header(id: "General", parent: SystemPreferences())
    /// The settings.
    public let table = Table(parent: SystemPreferences())
    /// The row that leads to what can be reset: "Transfer or Reset iPhone", or before iOS 15 "Reset".
    public let resetCell = ResetCell()

    init() {}
}
