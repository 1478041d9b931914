import FailureReporting
import HeadlessUIKit

/// Shows a screen in each guise of a set, and records a failure with what is wrong there and not known.
///
/// ```swift
/// shouldFit(LoginViewController(), in: .essential)
/// ```
///
/// Each guise has a controller and an application of its own, where nothing of the test is; what the screen needs from
/// outside, such as routes, a closure sets: ``shouldFit(in:named:fileID:filePath:line:column:_:)``. The same finding in
/// many guises is one entry, with the view, its guises, a line of code where that is known, and a cure.
///
/// Known findings stand in the text file `Guises/<test file>/<screen>.txt` beside the test's, which
/// `ROBOT_UPDATE_GUISES=1` writes; they do not fail. One that is gone is a warning.
///
/// - Parameters:
///   - screen: makes a new controller for each guise.
///   - guises: the guises.
///   - name: the screen's name; the controller's class, if `nil`.
/// - Returns: what is found; `nil` if the file of known findings cannot be read or written.
/// - Complexity: O(*n*) in the guises and the views.
@MainActor
@discardableResult
public func shouldFit(
    _ screen: @MainActor @autoclosure @escaping () -> UIViewController, in guises: Guises,
    named name: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> ScreenReport? {
    check(GuisedScreen(name, controller: screen), in: guises, at: CallSite(fileID, filePath, line, column))
}

/// Shows a view alone in each guise of a set, and records a failure with what is wrong there and not known.
///
/// ```swift
/// shouldFit(PriceTag(price: 12), in: .essential)
/// ```
///
/// - Parameters:
///   - view: makes a new view for each guise; it begins below the status bar, and has the size that it wants.
///   - guises: the guises.
///   - name: the name; the view's class, if `nil`.
/// - Returns: what is found; `nil` if the file of known findings cannot be read or written.
/// - Complexity: O(*n*) in the guises and the views.
@MainActor
@discardableResult
public func shouldFit(
    _ view: @MainActor @autoclosure @escaping () -> UIView, in guises: Guises, named name: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> ScreenReport? {
    check(GuisedScreen(name, view: view), in: guises, at: CallSite(fileID, filePath, line, column))
}

/// Shows the screen that a closure makes in each guise of a set, and records a failure with what is wrong there.
///
/// ```swift
/// shouldFit(in: .essential) {
///     UserDefaults.standard.set(true, forKey: "isLoggedIn")
///     return AccountViewController()
/// }
/// ```
///
/// - Parameters:
///   - guises: the guises.
///   - name: the screen's name; the controller's class, if `nil`.
///   - screen: makes a new controller for each guise, after it has set what that needs.
/// - Returns: what is found; `nil` if the file of known findings cannot be read or written.
/// - Complexity: O(*n*) in the guises and the views.
@MainActor
@discardableResult
public func shouldFit(
    in guises: Guises, named name: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ screen: @MainActor @escaping () -> UIViewController
) -> ScreenReport? {
    check(GuisedScreen(name, controller: screen), in: guises, at: CallSite(fileID, filePath, line, column))
}

/// Audits what the application shows now, in the guise that is on, and records a failure with what is wrong.
///
/// ```swift
/// tapOn(theFirstView(withLabel("Pay")))
/// shouldFit()
/// ```
///
/// Nothing is changed and no time passes.
///
/// - Parameter name: the screen's name; the class of the controller in front, if `nil`.
/// - Returns: what is found; `nil` if the file of known findings cannot be read or written.
/// - Complexity: O(*n*) in the views.
@MainActor
@discardableResult
public func shouldFit(
    named name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> ScreenReport? {
    let site = CallSite(fileID, filePath, line, column)
    let report = site.whileCurrent { ScreenReport(ofShownScreen: name, MakingLines(near: site.path)) }
    guard let report else {
        GuiseFailure("shouldFit: nothing is shown. Show a window first, or pass the screen.").record(at: site)
        return nil
    }
    return FitAssertion(site: site, isWhole: false).check(report)
}

@MainActor
private func check(_ screen: GuisedScreen, in guises: Guises, at site: CallSite) -> ScreenReport? {
    guard !guises.isEmpty else {
        GuiseFailure(
            "shouldFit: the set of guises is empty, so nothing is shown. Use .essential, or parts of a set."
        )
        .record(at: site)
        return nil
    }
    let report = site.whileCurrent {
        ScreenReport(of: screen, in: guises, pictures: false, MakingLines(near: site.path))
    }
    return FitAssertion(site: site, isWhole: true).check(report)
}

extension ScreenReport {
    /// What is shown now, in the guise that is on; `nil` if no window is shown.
    @MainActor
    init?(ofShownScreen name: String?, _ lines: MakingLines) {
        let application = UIApplication.shared
        guard !application.windows.isEmpty else { return nil }
        let guise = Guise.current
        var merged = MergedFindings(lines)
        merged.add(GuiseAudit(unmirrored: nil, recorded: []).findings, in: guise)
        self.init(
            name: name ?? application.nameOfScreen,
            looks: [GuiseLook(guise, of: application, pictures: false)],
            findings: merged.findings)
    }
}
