import FailureReporting
import HeadlessUIKit
import Pictures

/// Checks that the whole screen looks like a stored picture, and records a failure that says what differs.
///
/// ```swift
/// tapOn(theFirstView(withLabel("Sign in")))
/// shouldLookLike("Signed in")
/// ```
///
/// The picture is a text file with what each view draws, `Pictures/<test file>/<name>.txt` beside the test's file, and an
/// SVG beside that to look at; both belong into version control. The first run writes them and fails. With
/// `ROBOT_UPDATE_PICTURES=1` in the environment, pictures that differ are replaced.
///
/// ```swift
/// shouldLookLike("Signed in", tolerance: PictureTolerance(distance: 1), masking: allViews(withIdentifier("clock")))
/// ```
///
/// - Parameters:
///   - name: the picture's name, which is that of a file.
///   - tolerance: how much may differ; nothing if left out.
///   - masks: views that are not compared, such as those that a query finds, with all that is in them.
/// - Returns: whether it looks the same; if not, a failure has been recorded.
/// - Complexity: O(*n*) in the number of views and layers on the screen.
@MainActor
@discardableResult
public func shouldLookLike(
    _ name: String, tolerance: PictureTolerance = .none, masking masks: some Sequence<UIView> = [UIView](),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> Bool {
    PictureAssertion(name, tolerance, at: CallSite(fileID, filePath, line, column)).check {
        Picture(of: UIScreen.main, masking: masks)
    }
}

/// Checks that one view looks like a stored picture, and records a failure that says what differs.
///
/// ```swift
/// shouldLookLike(theOnlyView(withIdentifier("receipt")), "Empty receipt")
/// ```
///
/// - Parameters:
///   - target: a query, a view or an accessibility element; there has to be one view.
///   - name: the picture's name, which is that of a file.
///   - tolerance: how much may differ; nothing if left out.
///   - masks: views that are not compared, such as those that a query finds, with all that is in them.
/// - Returns: whether it looks the same; if not, a failure has been recorded.
/// - Complexity: that of the query, and O(*n*) in the number of views and layers in the view.
@MainActor
@discardableResult
public func shouldLookLike(
    _ target: some AssertionTarget, _ name: String, tolerance: PictureTolerance = .none,
    masking masks: some Sequence<UIView> = [UIView](), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    let assertion = PictureAssertion(name, tolerance, at: CallSite(fileID, filePath, line, column))
    return assertion.check(target, masking: masks)
}

/// A comparison of what is visible with a stored picture.
@MainActor
private struct PictureAssertion {
    private let name: String
    private let tolerance: PictureTolerance
    private let site: CallSite
    private static let function = "shouldLookLike"

    init(_ name: String, _ tolerance: PictureTolerance, at site: CallSite) {
        (self.name, self.tolerance, self.site) = (name, tolerance, site)
    }

    private func fail(_ text: String) -> Bool {
        AssertionFailure("\(Self.function)(\(name.quotedText)): \(text)").record(at: site)
        return false
    }

    func check(_ target: some AssertionTarget, masking masks: some Sequence<UIView>) -> Bool {
        let found = site.whileCurrent { target.assertionSubjects(for: Self.function) }
        guard let subject = found.subjects.first else {
            if let failure = site.whileCurrent(found.failureForNone) { failure.record(at: site) }
            return false
        }
        guard found.subjects.count == 1 else {
            return fail(
                "a picture is of one view, and \(found.name) found \(found.subjects.count):\n"
                    + AssertionSubjects.list(found.subjects))
        }
        return check { Picture(of: subject.view, masking: masks) }
    }

    func check(_ picture: () -> Picture) -> Bool {
        if let problem = StoredPicture.problem(withName: name) { return fail("\(problem).") }
        if let problem = tolerance.problem { return fail("\(problem).") }
        let stored = StoredPicture(named: name, beside: site.path)
        switch stored.compare(with: site.whileCurrent(picture), tolerance: tolerance) {
        case .same: return true
        case .updated(let path):
            FileHandle.standardError.write(Data("Updated the picture \(path)\n".utf8))
            return true
        case .written(let path):
            return fail(
                "there was no picture yet. It is written now, so look at it and run again:\n  \(path)")
        case .different(let difference, let before, let after):
            return fail(
                "it looks different.\n\(difference.text)\nExpected: \(before)\nActual: \(after)\n"
                    + "To accept what is visible now: \(StoredPicture.updateVariable)=1")
        case .failed(let reason): return fail("the picture cannot be read or written. \(reason)")
        }
    }
}
