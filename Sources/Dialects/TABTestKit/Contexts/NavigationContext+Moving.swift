import FailureReporting
import XCUIAutomation

extension NavigationContext {
    /// Waits for things one after the other, and completes each; none at all is a failure.
    ///
    /// The first failure ends it, as the next thing would not be there.
    public func complete(
        _ completableThings: any Completable..., fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            guard !completableThings.isEmpty else {
                return AutomationFailure("You must provide at least one Completable thing to complete.")
                    .record()
            }
            CallSequence.run(completableThings.flatMap { [$0.await, $0.complete] })
        }
    }

    /// Waits for things one after the other, and dismisses each; none at all is a failure.
    ///
    /// The first failure ends it, as the next thing would not be there.
    public func dismiss(
        _ dismissableThings: any Dismissable..., fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            guard !dismissableThings.isEmpty else {
                return AutomationFailure("You must provide at least one Dismissable thing to dismiss.")
                    .record()
            }
            CallSequence.run(dismissableThings.flatMap { [$0.await, $0.dismiss] })
        }
    }

    /// Opens a URL as a tap on a link does; if the system asks whether to, the answer is Open.
    ///
    /// The application must declare the scheme, or the host of a web address; see
    /// `UIApplication.shared.declarations`. If it is not running, it is launched. Other web addresses are opened in the
    /// browser, if one is registered; see ``Safari``.
    public func open(
        _ url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            XCUIDevice.shared.system.open(url)
            let question = springboard.alerts.buttons["Open"].firstMatch
            if question.exists { question.tap() }
        }
    }
}
