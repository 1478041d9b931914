import Robot
import Swerkin
import TABTestKit
import Testing

private final class HomeScreen: ScreenObject {
    var test: BaseTestCase
    let trait = "home"
    let name = "Home"
    init(testCase: BaseTestCase) { test = testCase }
    func renderScreen() {}
    func entryPathSegments() -> [PathSegment] { [] }
}

@MainActor @Suite("Swerkin beside TABTestKit, by type alias", .robot) struct BesideTABTestKitByAliasTests {
    @Test("A screen is a ScreenObject, and the steps of both vocabularies are one")
    func screens() {
        let test = BaseTestCase(name: "A test", testClosure: { _ in })
        let screen = HomeScreen(testCase: test)
        Given(I: look(at: screen))
        test.Then.performStep(["Home"], "ILook(at:)") { look(at: screen) }
        #expect(ScreenReportLines.count == 2)
    }

    private func look(at screen: any ScreenObject) {
        #expect(screen.name == "Home")
    }
}

private enum ScreenReportLines {
    static var count: Int { ScenarioReport.current.entries.count }
}
