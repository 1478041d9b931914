/// The screen of the settings that resets things.
public let systemPreferencesResetScreen = SystemPreferencesResetScreen()

/// The screen of the settings that resets things; there is one, ``systemPreferencesResetScreen``.
public struct SystemPreferencesResetScreen: Screen {
    /// The title.
    public let trait = Header(id: "Reset", parent: SystemPreferences())
    /// What can be reset.
    public let table = Table(parent: SystemPreferences())
    /// The question whether to reset, with the button "Reset Warnings".
    public let confirmResetSheet = Sheet(
        id: "This will reset your location and privacy settings.", parent: SystemPreferences())

    init() {}

    /// The row that resets the answers to permission alerts.
    public var resetCell: Cell { table.cell(matchingID: "Reset Location & Privacy") }
}
