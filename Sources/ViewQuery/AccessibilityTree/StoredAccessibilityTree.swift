import FailureReporting
import HeadlessUIKit
import Pictures

/// Checks what assistive technology sees in the key window against a stored text, and records a failure that shows the
/// difference.
///
/// ```swift
/// tapOn(theFirstView(withLabel("Sign in")))
/// matchesAccessibilityTree(named: "Signed in")
/// ```
///
/// The text is the file `AccessibilityTrees/<test file>/<name>.txt` beside the test's file, which belongs into version
/// control. The first run writes it and fails. With `ROBOT_UPDATE_ACCESSIBILITY_TREES=1` in the environment, a text
/// that does not match is replaced. The file may be edited: for its format see
/// ``matchesAccessibilityTree(_:_:fileID:filePath:line:column:)``.
///
/// - Parameter name: the text's name, which is that of a file.
/// - Returns: whether it matches; a mismatch has been recorded already.
/// - Complexity: O(*n*) in what assistive technology visits, times the lines if the file has a `…`.
@MainActor
@discardableResult
public func matchesAccessibilityTree(
    named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> Bool {
    StoredAccessibilityTree(named: name, at: CallSite(fileID, filePath, line, column)).check(ElementScope())
}

extension UIView {
    /// Checks what assistive technology sees in the view against a stored text, and records a failure that shows the
    /// difference.
    ///
    /// For the file see ``matchesAccessibilityTree(named:fileID:filePath:line:column:)``.
    ///
    /// - Returns: whether it matches; a mismatch has been recorded already.
    @discardableResult
    public final func matchesAccessibilityTree(
        named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        StoredAccessibilityTree(named: name, at: CallSite(fileID, filePath, line, column))
            .check(ElementScope(place: .view(self)))
    }
}

/// What assistive technology sees, as a text that is kept beside a test's file.
@MainActor
struct StoredAccessibilityTree {
    /// The variable of the environment with which texts are replaced instead of compared.
    nonisolated static let updateVariable = "ROBOT_UPDATE_ACCESSIBILITY_TREES"

    private let name: String
    private let site: CallSite
    private let file: URL
    /// Whether a text that does not match is replaced.
    private let updates: Bool

    init(named name: String, at site: CallSite, updates: Bool? = nil) {
        (self.name, self.site) = (name, site)
        self.updates = updates ?? StoredFiles.areUpdated(by: Self.updateVariable)
        file = StoredFiles.folder("AccessibilityTrees", of: site.path).appendingPathComponent("\(name).txt")
    }

    func check(_ scope: ElementScope) -> Bool {
        if let problem = StoredPicture.problem(withName: name) { return fail("\(problem).") }
        do {
            guard FileManager.default.fileExists(atPath: file.path) else {
                try write(scope)
                return fail(
                    "there was no text yet. It is written now, so read it and run again:\n  \(file.path)")
            }
            let stored = try String(contentsOf: file, encoding: .utf8)
            guard let mismatch = site.whileCurrent({ mismatch(of: scope, with: stored) }) else { return true }
            guard updates else {
                return fail(
                    "\(mismatch)\nExpected: \(file.path)\n"
                        + "To accept what is there now: \(Self.updateVariable)=1")
            }
            try write(scope)
            FileHandle.standardError.write(Data("Updated the accessibility tree \(file.path)\n".utf8))
            return true
        } catch {
            return fail("the text cannot be read or written. \(file.path): \(error.localizedDescription)")
        }
    }

    /// What differs, or why the stored text cannot be read; `nil` if it matches.
    private func mismatch(of scope: ElementScope, with stored: String) -> String? {
        do throws(AccessibilityTreeSyntaxError) {
            let pattern = try AccessibilityTreePattern(stored)
            return scope.failure(pattern, .whole)?.description
        } catch {
            return error.description
        }
    }

    private func write(_ scope: ElementScope) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = site.whileCurrent { AccessibilityTreeText(of: scope).text }
        try "\(text)\n".write(to: file, atomically: true, encoding: .utf8)
    }

    private func fail(_ text: String) -> Bool {
        AssertionFailure("matchesAccessibilityTree(named: \(name.quotedText)): \(text)").record(at: site)
        return false
    }
}
