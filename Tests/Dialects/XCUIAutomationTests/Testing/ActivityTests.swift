import HeadlessUIKit
import Robot
import TestSupport
import Testing

@testable import XCUIAutomation

@MainActor @Suite("XCTContext activities and attachments", .robot) struct ActivityTests {
    private struct Odd: Error {}

    @Test("A failure inside nested activities ends with their path, one outside does not")
    func path() {
        let app = XCUIApplication()
        let texts = failureTexts {
            app.buttons["A"].tap()
            XCTContext.runActivity(named: "Log in") { activity in
                #expect(activity.name == "Log in")
                XCTContext.runActivity(named: "Type the password") { _ in app.buttons["B"].tap() }
                app.buttons["C"].tap()
            }
            app.buttons["D"].tap()
        }
        let lines = texts.map { $0.split(separator: "\n").last.map(String.init) ?? "" }
        #expect(texts.count == 4)
        #expect(lines[1] == "In: Log in › Type the password")
        #expect(lines[2] == "In: Log in")
        #expect(!lines[0].hasPrefix("In:") && !lines[3].hasPrefix("In:"))
    }

    @Test("An activity returns what its block returns, and throws what it throws")
    func result() throws {
        #expect(XCTContext.runActivity(named: "Count") { _ in 3 } == 3)
        #expect(throws: Odd.self) { try XCTContext.runActivity(named: "Throw") { _ in throw Odd() } }
    }

    @Test("A failed test's log has all attachments, that of one that succeeded those that are always kept")
    func log() {
        let kept = XCTAttachment(string: "one\ntwo")
        kept.name = "Kept"
        kept.lifetime = .keepAlways
        let data = XCTAttachment(data: Data([0, 1, 2]), uniformTypeIdentifier: "public.data")
        let entries = [
            AttachmentLog.Entry(attachment: kept, activity: "Log in"),
            AttachmentLog.Entry(attachment: data, activity: nil),
        ]
        let first = "Kept in Log in (public.plain-text):\n    one\n    two"
        #expect(AttachmentLog.report(entries, hasSucceeded: true) == first)
        #expect(
            AttachmentLog.report(entries, hasSucceeded: false)
                == first + "\nAttachment (public.data, 3 bytes, not text)")
        #expect(AttachmentLog.report([entries[1]], hasSucceeded: true) == nil)
    }

    @Test("Attachments have their contents and defaults")
    func attachments() {
        let text = XCTAttachment(string: "ä")
        #expect(text.text == "ä" && text.uniformTypeIdentifier == "public.plain-text")
        #expect(text.lifetime == .deleteOnSuccess && text.name == nil && text.userInfo == nil)
        #expect(XCTAttachment(plistObject: ["a": 1]).text?.contains("<key>a</key>") == true)
        let data = XCTAttachment(data: Data([0, 1]))
        #expect(data.text == nil && data.uniformTypeIdentifier == "public.data" && data.payload.count == 2)
        let missing = XCTAttachment(contentsOfFile: URL(fileURLWithPath: "/nowhere/x.txt"))
        #expect(missing.name == "x.txt" && missing.text?.isEmpty == false)
        // Under Swift Testing it is an attachment of this test.
        XCTContext.runActivity(named: "Attach") { $0.add(text) }
    }
}
