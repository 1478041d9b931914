import FailureReporting
import Foundation
import HeadlessUIKit
import Robot
import Testing
import XCUIAutomation

@Suite("Expectations on queries", .robot) @MainActor
struct ExpectationTests {
    @Test("An expectation on a query that finds nothing has its nearest miss in it")
    func nearest() {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
        label.text = "Cancel"
        UIWindow.createWindowForTesting().addSubview(label)
        let query = allViews(withText("Cancle"))
        withKnownIssue {
            #expect(!query.isEmpty)
        } matching: { issue in
            "\(issue)".contains(#"allViews(withText("Cancle")) found no view."#)
        }
        #expect(query.testDescription.contains("found no view."))
        #expect(
            allElements(withName("Cancle")).testDescription.contains(
                #"allElements(withName("Cancle")) found no"#))
    }

    @Test("An expectation on a query that finds views says how many")
    func found() {
        UIWindow.createWindowForTesting()
        #expect(allViews().testDescription == "allViews(), which finds 1 view")
        #expect(allElements().testDescription.hasPrefix("allElements() found no element."))
    }

    @Test("Off the main actor an expectation prints the class alone")
    func elsewhere() async {
        let query = allViews()
        let text = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: query.testDescription) }
        }
        #expect(text == "ViewQuery")
    }

    @Test("An expectation that reads a property of a view that is not there gets the nearest miss")
    func property() async throws {
        let texts = try await issues(with: .robot.trace(.off)) {
            await MainActor.run {
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
                label.text = "Cancel"
                UIWindow.createWindowForTesting().addSubview(label)
                #expect(theFirstView(withText("Cancle")).first?.isHidden == false)
                #expect(theFirstView(withText("Cancel")).first?.isHidden == true)
            }
        }
        #expect(texts.count == 2)
        #expect(
            texts[0].hasPrefix(
                "theFirstView(withText(\"Cancle\")) found no view.\nNearest: UILabel \"Cancel\": text is"))
        #expect(texts[1] == "")
    }

    @Test("An expectation on an element that does not exist, now or after a wait, says what is near")
    func elements() async throws {
        let texts = try await issues(with: .robot.trace(.off)) {
            await MainActor.run {
                let button = UIButton(type: .system)
                button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
                button.setTitle("Cancel", for: .normal)
                UIWindow.createWindowForTesting().addSubview(button)
                let app = XCUIApplication()
                #expect(app.buttons["Cancle"].exists)
                #expect(app.buttons["Cancle"].waitForExistence(timeout: 1))
                #expect(app.buttons.matching(NSPredicate { _, _ in false }).firstMatch.exists)
                _ = app.buttons["Cancle"].exists
                #expect(!app.buttons["Cancel"].exists)
                _ = app.buttons["Cancle"].exists
                #expect(!app.buttons["Cancel"].waitForExistence(timeout: 1))
            }
        }
        #expect(texts.count == 5)
        let nearest = """
            Nearest: button "Cancel": label is "Cancel", wanted "Cancle".
            Try: app.buttons["Cancel"]
            """
        #expect(texts[0] == "app.buttons[\"Cancle\"].exists found no element.\n\(nearest)")
        #expect(texts[1] == "app.buttons[\"Cancle\"].waitForExistence found no element.\n\(nearest)")
        #expect(texts[2...] == ["", "", ""])
    }

    @Test(
        "An expectation on the number of views, or on the first, gets what is found, or the nearest miss"
    )
    func values() async throws {
        let texts = try await issues(with: .robot.trace(.off)) {
            await MainActor.run {
                let window = UIWindow.createWindowForTesting()
                for title in ["Cancel", "Send"] {
                    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
                    label.text = title
                    window.addSubview(label)
                }
                #expect(allViews(withText("Cancle")).count == 1)
                #expect(theFirstView(withText("Cancle")).first != nil)
                #expect(allViews(ofClass(UILabel.self)).count == 3)
                #expect(allElements(withName("Cancle")).count == 1)
                let five = 5
                #expect(allViews(withText("Cancle")).count == 0 && five == 6)
            }
        }
        #expect(texts.count == 5)
        let missing = "Nearest: UILabel \"Cancel\": text is \"Cancel\", wanted \"Cancle\"."
        #expect(texts[0].hasPrefix("allViews(withText(\"Cancle\")) found no view.\n\(missing)\n"))
        #expect(texts[1].hasPrefix("theFirstView(withText(\"Cancle\")) found no view.\n\(missing)\n"))
        #expect(
            texts[2] == """
                allViews(ofClass(UILabel.self)) finds 2 views:
                  UILabel "Cancel" (20 100; 100 20)
                  UILabel "Send" (20 100; 100 20)
                """)
        #expect(texts[3].hasPrefix("allElements(withName(\"Cancle\")) found no element."))
        #expect(texts[4] == "")
    }
}
