import Robot
import Swerkin
import TABTestKit
import Testing

import protocol Swerkin.Screen

// The scoped import decides what the name means in this file; a file without it writes `ScreenObject`.
private final class HomeScreen: Screen {
    var test: BaseTestCase
    let trait = "home"
    let name = "Home"
    init(testCase: BaseTestCase) { test = testCase }
    func renderScreen() {}
    func entryPathSegments() -> [PathSegment] { [] }
}

private struct HomeElements: TABTestKit::Screen {
    let trait = Header(id: "Home")
}

@MainActor @Suite("Swerkin beside TABTestKit, by scoped import", .robot) struct BesideTABTestKitTests {
    @Test("Both kinds of screens are used in one file")
    func screens() {
        let test = BaseTestCase(name: "A test", testClosure: { _ in })
        #expect(HomeScreen(testCase: test).name == "Home")
        #expect(HomeElements().trait.id == "Home")
    }
}
