import Robot
import TestSupport
import Testing

/// On purpose without `.robot`.
@MainActor @Suite("Tests without .robot") struct SharedApplicationTests {
    @Test("A failure in a test without .robot says so first when a query finds nothing")
    func hint() {
        let texts = failureTexts {
            tapOn(theFirstView(withLabel("A name that no view has")))
            tapOn(theFirstElement(withName("A name that no view has")))
            shouldSeeAlert("A title that no alert has")
        }
        let hint =
            "This test has no application of its own: add .robot to it or its suite, as in @Suite(.robot);"
            + " with XCTest, derive from RobotTestCase."
        let seconds = texts.map { $0.split(separator: "\n").dropFirst().first.map(String.init) }
        #expect(seconds == [hint, hint, hint])
    }

    @Test("A failure in a test with .robot says nothing of the trait", .robot)
    func withTrait() {
        UIWindow.createWindowForTesting()
        let texts = failureTexts { tapOn(theFirstView(withLabel("A name that no view has"))) }
        #expect(texts.count == 1 && !texts[0].contains(".robot"))
    }
}
