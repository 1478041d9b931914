import FailureReporting
import Synchronization
import TestRecording
import Testing
import XCTest

/// Where attachments go: to the test of Swift Testing that runs, or else into the log at the end of the XCTest case.
final class AttachmentLog: NSObject, XCTestObservation, Sendable {
    /// An attachment, and the activities in which it was added.
    struct Entry: Sendable {
        let attachment: XCTAttachment
        let activity: String?
    }

    private static let shared: AttachmentLog = {
        let log = AttachmentLog()
        XCTestObservationCenter.shared.addTestObserver(log)
        return log
    }()

    private let entries = Mutex<[Entry]>([])

    static func add(_ attachment: XCTAttachment) {
        let entry = Entry(attachment: attachment, activity: CallContext.activityPath)
        if Test.current != nil {
            Testing::Attachment.record(Array(attachment.payload), named: attachment.fileName)
        } else if RunningTestCase.number != nil {
            shared.entries.withLock { $0.append(entry) }
        } else {
            print(text(of: entry))
        }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let taken = entries.withLock { entries in
            defer { entries = [] }
            return entries
        }
        let hasSucceeded = testCase.testRun?.hasSucceeded ?? false
        if let report = Self.report(taken, hasSucceeded: hasSucceeded) { print(report) }
    }

    static func report(_ entries: [Entry], hasSucceeded: Bool) -> String? {
        let kept = entries.filter { !hasSucceeded || $0.attachment.lifetime == .keepAlways }
        return kept.isEmpty ? nil : kept.map { text(of: $0) }.joined(separator: "\n")
    }

    private static func text(of entry: Entry) -> String {
        let attachment = entry.attachment
        let place = entry.activity.map { " in \($0)" } ?? ""
        let head = "\(attachment.reportedName)\(place) (\(attachment.uniformTypeIdentifier)"
        guard let text = attachment.text else {
            return "\(head), \(attachment.payload.count) bytes, not text)"
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
        return ([head + "):"] + lines).joined(separator: "\n")
    }
}

extension XCTAttachment {
    package func addToRunningTest() {
        AttachmentLog.add(self)
    }

    fileprivate var fileName: String {
        let name = reportedName
        guard text != nil, !name.contains(".") else { return name }
        return name + (uniformTypeIdentifier == "public.svg-image" ? ".svg" : ".txt")
    }
}

extension XCTestCase {
    /// Adds a text, data or a file to what the test reports; see ``XCUIAutomation/XCTAttachment``.
    public nonisolated func add(_ attachment: XCTAttachment) {
        AttachmentLog.add(attachment)
    }
}
