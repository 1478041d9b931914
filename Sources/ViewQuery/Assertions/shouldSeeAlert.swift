import FailureReporting
import HeadlessUIKit

/// Checks that an alert or an action sheet is showing, and records a failure that says what is showing instead.
///
/// ```swift
/// tapOn(theFirstView(withLabel("Delete")))
/// shouldSeeAlert("Delete the message?")
/// ```
///
/// One that is being presented counts, one that is being dismissed does not.
///
/// - Parameters:
///   - title: the title that it has to have; `nil` for any.
///   - duration: how long to wait at most, in virtual time, until it shows. By default no time passes.
/// - Returns: whether it is showing; if not, a failure has been recorded.
@MainActor
@discardableResult
public func shouldSeeAlert(
    _ title: TextPattern? = nil, within duration: Duration? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    Assertion(seeingAlert: title, at: CallSite(fileID, filePath, line, column)).check(within: duration)
}

/// As `shouldSeeAlert`, and runs tasks as they wake.
@MainActor
@discardableResult
public func shouldSeeAlert(
    _ title: TextPattern? = nil, within duration: Duration, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Bool {
    await Assertion(seeingAlert: title, at: CallSite(fileID, filePath, line, column)).check(within: duration)
}

/// Checks that no alert and no action sheet is showing, and records a failure that names it otherwise.
///
/// - Parameter duration: how long to watch, in virtual time: none must show at any instant until then. By default it is
///   checked once, and no time passes.
/// - Returns: whether none is showing; if one is, a failure has been recorded.
@MainActor
@discardableResult
public func shouldNotSeeAlert(
    within duration: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> Bool {
    Assertion(seeingNoAlertAt: CallSite(fileID, filePath, line, column)).check(within: duration)
}

/// As `shouldNotSeeAlert`, and runs tasks as they wake.
@MainActor
@discardableResult
public func shouldNotSeeAlert(
    within duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) async -> Bool {
    await Assertion(seeingNoAlertAt: CallSite(fileID, filePath, line, column)).check(within: duration)
}

extension Assertion {
    fileprivate init(seeingAlert title: TextPattern?, at site: CallSite) {
        self.init(at: site) {
            AlertScreen().alerts.contains { title?.matches($0.title) ?? true }
        } failure: {
            AlertScreen().failure(ofSeeing: title)
        }
    }

    fileprivate init(seeingNoAlertAt site: CallSite) {
        self.init(.throughout, at: site) {
            AlertScreen().alerts.isEmpty
        } failure: {
            AssertionFailure(mayHoldLater: "shouldNotSeeAlert(): \(AlertScreen().names) is showing.")
        }
    }
}

/// The alerts on the screen, and what is there instead.
@MainActor
struct AlertScreen {
    /// The alerts and action sheets that show and stay, from back to front.
    let alerts: [UIAlertController]
    private let application = UIApplication.shared

    /// - Parameter commits: whether pending layout is done first.
    init(committing commits: Bool = true) {
        if commits { application.commit() }
        alerts = application.shownAlerts.filter { !$0.isBeingDismissed }
    }

    /// The alerts by their titles and buttons.
    var names: String { alerts.map(\.nameWithButtons).joined(separator: " and ") }

    func failure(ofSeeing title: TextPattern?) -> any Failure {
        let call = "shouldSeeAlert(\(title.map(\.description) ?? ""))"
        guard alerts.isEmpty else {
            let other = alerts.first { title?.matches($0.message) ?? false }
            let what =
                other.map {
                    "this is a message, not the title. The title is \($0.title.map(\.quoted) ?? "nil")"
                } ?? "the title does not match"
            return AssertionFailure("\(call): \(what). Showing: \(names).")
        }
        let why = AlertFindings.last ?? PendingCallbacks(of: application).finding
        let lines = ["\(call): no alert is showing. Presented: \(presented)."] + (why?.lines ?? [])
        return AssertionFailure(SharedApplication.noted(in: lines.joined(separator: "\n")))
    }

    /// The presented controllers of all windows, from back to front.
    private var presented: String {
        var names: [String] = []
        for window in application.shownWindows {
            var controller = window.rootViewController?.presentedViewController
            while let shown = controller {
                let title = shown.title.map { " \"\($0.inOneLine)\"" } ?? ""
                names.append("\(type(of: shown))\(title)\(shown.isBeingDismissed ? ", being dismissed" : "")")
                controller = shown.presentedViewController
            }
        }
        return names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
}
