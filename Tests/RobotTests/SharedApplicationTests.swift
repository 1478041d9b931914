import Robot
import TestSupport
import Testing
import XCTest

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
            "This test has no .robot trait, so it shares the process's application: add it to the test or its suite,"
            + " as in @Suite(.robot)."
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

/// On purpose a plain case, which does not fail as it collects its failures.
final class SharedApplicationCase: XCTestCase {
    @MainActor func testThePlainCaseIsNamedFirstWhenAQueryFindsNothing() async {
        let texts = failureTexts { tapOn(theFirstView(withLabel("A name that no view has"))) }
        let hint =
            "SharedApplicationCase is not a RobotTestCase, so it shares the process's application: derive it from"
            + " RobotTestCase."
        XCTAssertEqual(texts.map { $0.split(separator: "\n").dropFirst().first.map(String.init) }, [hint])
    }
}

final class OwnApplicationCase: RobotTestCase {
    @MainActor func testACaseWithAnApplicationOfItsOwnSaysNothingOfIt() async {
        UIWindow.createWindowForTesting()
        let texts = failureTexts { tapOn(theFirstView(withLabel("A name that no view has"))) }
        XCTAssertEqual(texts.count, 1)
        XCTAssertFalse(texts[0].contains("RobotTestCase"))
    }
}
