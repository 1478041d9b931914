import FailureReporting
import Foundation
import XCUIAutomation

extension NavigationContext {
    /// Waits for things one after the other, and completes each; none at all is a failure.
    public func complete(
        _ completableThings: any Completable..., fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            guard !completableThings.isEmpty else {
                return ElementFailure("You must provide at least one Completable thing to complete.").record()
            }
            for thing in completableThings {
                thing.await()
                // What does not come cannot be acted on; that was recorded.
                if CallContext.scope?.hasFailed ?? false { return }
                thing.complete()
            }
        }
    }

    /// Waits for things one after the other, and dismisses each; none at all is a failure.
    public func dismiss(
        _ dismissableThings: any Dismissable..., fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            guard !dismissableThings.isEmpty else {
                return ElementFailure("You must provide at least one Dismissable thing to dismiss.").record()
            }
            for thing in dismissableThings {
                thing.await()
                // What does not come cannot be acted on; that was recorded.
                if CallContext.scope?.hasFailed ?? false { return }
                thing.dismiss()
            }
        }
    }

    /// Opens a URL as a tap on a link in another application does; the alert that may ask for it is answered with Open.
    ///
    /// The application must declare the scheme, or the host of a web address; see
    /// `UIApplication.shared.declarations`. If it is not running, it is launched.
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
