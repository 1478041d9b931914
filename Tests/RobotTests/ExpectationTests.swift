import FailureReporting
import Foundation
import HeadlessUIKit
import Robot
import Testing

@Suite("What a bare expectation prints of a query", .robot) @MainActor
struct ExpectationTests {
    @Test("A query that finds nothing has its nearest miss in it")
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

    @Test("A query that finds views says how many")
    func found() {
        UIWindow.createWindowForTesting()
        #expect(allViews().testDescription == "allViews(), which finds 1 view")
        #expect(allElements().testDescription.hasPrefix("allElements() found no element."))
    }

    @Test("Off the main actor it is the class alone")
    func elsewhere() async {
        let query = allViews()
        let text = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: query.testDescription) }
        }
        #expect(text == "ViewQuery")
    }
}
