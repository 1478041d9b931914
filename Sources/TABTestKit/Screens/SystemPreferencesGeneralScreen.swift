import HeadlessUIKit
import XCUIAutomation

/// The general settings.
public let systemPreferencesGeneralScreen = SystemPreferencesGeneralScreen()

/// The general settings; there is one screen, ``systemPreferencesGeneralScreen``.
public struct SystemPreferencesGeneralScreen: Screen {
    /// The title.
    public let trait = Header(id: "General", parent: SystemPreferences())
    /// The settings.
    public let table = Table(parent: SystemPreferences())

    init() {}

    /// The row that opens what can be reset; before, where it is there, the one that leads to it, is tapped.
    ///
    /// Since iOS 15 "Reset" is on a screen of its own: reading this opens it, so that suites from before work.
    public var resetCell: Cell {
        let outer = table.cell(matchingID: "Transfer or Reset \(Self.model)")
        if outer.underlyingXCUIElement.exists { outer.underlyingXCUIElement.tap() }
        return table.cell(matchingID: "Reset")
    }

    private static var model: String {
        OnMainActor.run { UIApplication.shared.device.profile.idiom == .pad ? "iPad" : "iPhone" }
    }
}
