import HeadlessUIKit

/// Files with expected results that tests keep beside their own.
package enum StoredFiles {
    /// The folder `<kind>/<test file>` beside a test's file.
    ///
    /// - Parameters:
    ///   - kind: the name of the outer folder, such as `Pictures`.
    ///   - testFile: the path of the test's file, without whose extension the inner folder is named.
    package static func folder(_ kind: String, of testFile: String) -> URL {
        let file = URL(fileURLWithPath: testFile)
        return file.deletingLastPathComponent().appendingPathComponent(kind)
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    }

    /// Whether a variable of the environment is 1, with which files are replaced instead of compared.
    package static func areUpdated(by variable: String) -> Bool {
        Foundation::ProcessInfo.processInfo.environment[variable] == "1"
    }
}
