import FailureReporting

/// Opens the settings of the device, and resets permission alerts there.
///
/// ```swift
/// Given(I: resetAllPrivacyPrompts)
/// ```
public protocol SystemPreferencesContext {}

extension SystemPreferencesContext {
    /// Opens the settings.
    public func openSystemPreferences(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { SystemPreferences().activate() }
    }

    /// The same, for steps that take the function by reference.
    @_disfavoredOverload
    public func openSystemPreferences() { CallSite.whileCalledByReference { SystemPreferences().activate() } }

    /// Closes the settings, so that they open at their first screen.
    public func terminateSystemPreferences(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { SystemPreferences().terminate() }
    }

    /// The same, for steps that take the function by reference.
    @_disfavoredOverload
    public func terminateSystemPreferences() {
        CallSite.whileCalledByReference { SystemPreferences().terminate() }
    }

    /// Resets the answers to all permission alerts, by taps in the settings; also before the application's launch.
    ///
    /// An application that is running is in the background afterwards: ``AppContext`` brings it back.
    public func resetAllPrivacyPrompts(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { resetPrivacyPrompts() }
    }

    /// The same, for steps that take the function by reference.
    @_disfavoredOverload
    public func resetAllPrivacyPrompts() { CallSite.whileCalledByReference { resetPrivacyPrompts() } }

    private func resetPrivacyPrompts() {
        CallSequence.run(
            { SystemPreferences().terminate() },
            { SystemPreferences().activate() },
            { systemPreferencesRootScreen.generalCell.tap() },
            { systemPreferencesGeneralScreen.resetCell.tap() },
            { systemPreferencesResetScreen.resetCell.tap() },
            { systemPreferencesResetScreen.confirmResetSheet.actionButton(withID: "Reset Warnings").tap() })
    }
}
