/// The first screen of the settings.
public let systemPreferencesRootScreen = SystemPreferencesRootScreen()

/// The first screen of the settings; there is one, ``systemPreferencesRootScreen``.
public struct SystemPreferencesRootScreen: Screen {
    /// The title.
    public let trait = Header(id: "Settings", parent: SystemPreferences())
    /// The settings.
    public let table = Table(parent: SystemPreferences())

    init() {}

    /// The row that opens the general settings.
    public var generalCell: Cell { table.cell(matchingID: "General") }
}
