import FailureReporting

/// Enrols a face or a finger, and shows it to the device.
///
/// ```swift
/// Given(deviceBiometricsAreEnabled)
/// When(I: successfullyAuthenticateBiometrics)
/// ```
public protocol BiometricsContext {}

extension BiometricsContext {
    /// Enrols a face or a finger.
    public func deviceBiometricsAreEnabled(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { Biometrics.enrolled() }
    }

    /// The same, for steps that take the function by reference.
    @_disfavoredOverload
    public func deviceBiometricsAreEnabled() { CallSite.whileCalledByReference { Biometrics.enrolled() } }

    /// Removes the enrolled face or finger.
    public func deviceBiometricsAreDisabled(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { Biometrics.unenrolled() }
    }

    /// The same, for steps that take the function by reference.
    @_disfavoredOverload
    public func deviceBiometricsAreDisabled() { CallSite.whileCalledByReference { Biometrics.unenrolled() } }

    /// Shows the enrolled face or finger; see ``Biometrics/successfulAuthentication(fileID:filePath:line:column:)``.
    public func successfullyAuthenticateBiometrics(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            Biometrics.successfulAuthentication()
        }
    }

    /// The same, for steps that take the function by reference.
    @_disfavoredOverload
    public func successfullyAuthenticateBiometrics() {
        CallSite.whileCalledByReference { Biometrics.successfulAuthentication() }
    }

    /// Shows another face or finger; see ``Biometrics/unsuccessfulAuthentication(fileID:filePath:line:column:)``.
    public func failToAuthenticateBiometrics(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            Biometrics.unsuccessfulAuthentication()
        }
    }

    /// The same, for steps that take the function by reference.
    @_disfavoredOverload
    public func failToAuthenticateBiometrics() {
        CallSite.whileCalledByReference { Biometrics.unsuccessfulAuthentication() }
    }
}
