import Foundation

/// What an application has stored on its device: defaults, passwords of the keychain, files, and the cookies that
/// sessions share.
///
/// A test that begins signed in need not sign in:
///
/// ```swift
/// let signedIn = try StoredState.save()  // at the end of the test that signs in
/// try signedIn.restore()  // at the beginning of another
/// ```
///
/// It holds values alone, so that it can be kept in a `static let` for all tests of a process. A cookie expires by the
/// virtual clock's date in the test that has it.
public struct StoredState: Sendable {
    private let defaults: [String: [String: PropertyListValue]]
    private let keychain: [KeychainItem]
    private let files: StoredFiles
    private let values: [ObjectIdentifier: any Sendable]

    /// Returns what the running application has stored.
    ///
    /// - Throws: the error of a file that cannot be read.
    public static func save() throws -> StoredState {
        let process = ProcessWorld.current
        return StoredState(
            defaults: process.database.keptDomains, keychain: process.keychain.withItems { $0 },
            files: try StoredFiles(of: process.folders.home), values: process.values.all)
    }

    /// Stores it for the running application, in place of all that this has stored.
    ///
    /// What the application has read before stays read: restore the state before it is launched.
    ///
    /// - Throws: the error of a file that cannot be written.
    public func restore() throws {
        let process = ProcessWorld.current
        process.removeStoredData()
        process.database.keptDomains = defaults
        process.keychain.withItems { [keychain] in $0 = keychain }
        process.values.all = values
        try files.write(to: process.folders.home)
    }
}
