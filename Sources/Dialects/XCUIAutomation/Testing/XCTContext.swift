import FailureReporting

/// The place of activities in a test.
public class XCTContext: NSObject {
    /// Runs a part of a test under a name.
    ///
    /// ```swift
    /// XCTContext.runActivity(named: "Log in") { activity in
    ///     app.textFields["Email"].tap()
    ///     app.buttons["Log in"].tap()
    /// }
    /// ```
    ///
    /// The failures of elements that are recorded inside end with a line that names the activity and those around it:
    /// `In: Log in › Type the password`. XCTest's assertions do not.
    ///
    /// - Parameters:
    ///   - name: what the part does, in words.
    ///   - block: the part; it gets the activity, to add attachments.
    /// - Returns: what the block returns; throws what it throws.
    @discardableResult
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try CallContext.inside(activity: name).whileCurrent {
            try CallContext.step(.activity, name, at: nil) { try block(RunningActivity(name)) }
        }
    }
}

/// The activity that a block gets.
private final class RunningActivity: NSObject, XCTActivity {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    func add(_ attachment: XCTAttachment) {
        AttachmentLog.add(attachment)
    }
}
