import FailureReporting
import Robot
import TestSupport
import Testing
import XCUIAutomation

@MainActor @Suite("Deeply nested element queries", .robot) struct DeepElementTests {
    @Test("A query of elements in another, 5,000 times, is one failure, and finds nothing", arguments: 0..<3)
    func queries(kind: Int) {
        _ = UIWindow.createWindowForTesting()
        let failures = failureTexts {
            var query = XCUIApplication().descendants(matching: .any)
            for _ in 0..<5_000 {
                switch kind {
                case 0: query = query.descendants(matching: .any)
                case 1: query = query.matching(identifier: "a")
                default: query = query.element.children(matching: .any)
                }
            }
            #expect(query.count == 0 && !query.firstMatch.exists)
        }
        #expect(
            failures == [
                """
                A query of elements is nested more than 250 levels deep; it finds nothing.
                Something wraps it again and again, such as a loop or a recursion.
                """
            ])
    }
}
