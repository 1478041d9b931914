import FailureReporting
import HeadlessUIKit
import Robot
import TestSupport
import Testing

@testable import Swerkin

@MainActor @Suite("Paths from one screen to another", .robot) struct StepNavigatorTests {
    /// The segments from A to E that are found, each by the screen that it leads to and its number there.
    private func path(
        _ map: [ScreenName: [Way]], under conditions: [PreconditionKey: Any] = [:]
    ) -> String {
        let test = BaseTestCase(name: "A test", testClosure: { _ in })
        let provider = test.register(map)
        let path = StepNavigator().findPathToScreen(
            from: ScreenName("A"), to: ScreenName("E"), using: conditions,
            andPresenter: test.screenPresenter)
        for segment in path { segment.step() }
        return provider.log.take().replacing("\n", with: " ")
    }

    @Test("A path follows one segment after the other, from the start to the end")
    func chain() {
        #expect(path(["E": [.from("D")], "D": [.from("B")], "B": [.from("A")]]) == "B#0 D#0 E#0")
    }

    @Test("The heaviest segment is taken, even if its path is longer")
    func heaviest() {
        let map: [ScreenName: [Way]] = [
            "E": [.from("A"), .from("D", [.loggedIn: true])], "D": [.from("B")], "B": [.from("A")],
        ]
        #expect(path(map, under: [.loggedIn: true]) == "B#0 D#0 E#1")
        #expect(path(map, under: [.loggedIn: false]) == "E#0")
        #expect(path(map) == "E#0")
    }

    @Test("More preconditions that are met weigh more")
    func moreMatches() {
        let map: [ScreenName: [Way]] = [
            "E": [
                .from("A", [.loggedIn: true]), .from("A", [.loggedIn: true, .coupon: 3]), .from("A"),
            ]
        ]
        #expect(path(map, under: [.loggedIn: true, .coupon: 3]) == "E#1")
        #expect(path(map, under: [.loggedIn: true, .coupon: 4]) == "E#0")
        #expect(path(map, under: [.loggedIn: true]) == "E#0")
    }

    @Test("Of segments of equal weight, the one with the shortest path behind it is taken")
    func shortest() {
        #expect(
            path(["E": [.from("D"), .from("C")], "D": [.from("B")], "B": [.from("A")], "C": [.from("A")]])
                == "C#0 E#1")
    }

    @Test("Of segments of equal weight and length, the one that is declared first is taken")
    func declared() {
        #expect(path(["E": [.from("D"), .from("C")], "D": [.from("A")], "C": [.from("A")]]) == "D#0 E#0")
        #expect(path(["E": [.from("A"), .from("A")]]) == "E#0")
    }

    @Test("A segment whose preconditions are not met is taken if nothing else leads on")
    func unmet() {
        let map: [ScreenName: [Way]] = [
            "E": [.from("D", [.loggedIn: true]), .from("C")], "D": [.from("A", [.loggedIn: true])],
        ]
        #expect(path(map) == "D#0 E#0")
    }

    // The original follows the heaviest segments round and round, and never ends.
    @Test("A cycle on the heaviest path is avoided by taking a lighter segment")
    func cycle() {
        let map: [ScreenName: [Way]] = [
            "E": [.from("D")], "D": [.from("C", [.loggedIn: true]), .from("B")],
            "C": [.from("D", [.loggedIn: true]), .from("E")], "B": [.from("A")],
        ]
        #expect(path(map, under: [.loggedIn: true]) == "B#0 D#1 E#0")
    }

    @Test("A path that leads only through a screen which it contains already does not count as short")
    func aroundThePath() {
        // From D, the way by C is the shorter one, but leads through E.
        let map: [ScreenName: [Way]] = [
            "E": [.from("D", [.loggedIn: true]), .from("A")],
            "D": [.from("C"), .from("B")], "C": [.from("E")], "B": [.from("F")], "F": [.from("G")],
            "G": [.from("A")],
        ]
        #expect(path(map, under: [.loggedIn: true]) == "G#0 F#0 B#0 D#1 E#0")
    }

    @Test("Segments that lead into the start, and from a screen into itself, are not taken")
    func uselessSegments() {
        #expect(path(["E": [.from("E"), .from("A")], "A": [.from("D")], "D": [.from("A")]]) == "E#1")
    }

    @Test("A screen that is not found matters only if nothing else leads on")
    func missingScreen() {
        let test = BaseTestCase(name: "A test", testClosure: { _ in })
        let provider = MapProvider(test) { name in
            ["E": [.from("D"), .from("B")], "B": [.from("A")]][name]
        }
        test.screenPresenter.registerScreenProvider(provider, for: ScreenName.self)
        let path = StepNavigator().findPathToScreen(
            from: ScreenName("A"), to: ScreenName("E"), andPresenter: test.screenPresenter)
        #expect(path.map(\.start.rawValue) == ["A", "B"])
    }

    @Test("Off the main actor the path is the same")
    nonisolated func offTheMainActor() async {
        // One after the other.
        nonisolated(unsafe) let test = BaseTestCase(name: "A test", testClosure: { _ in })
        _ = await MainActor.run { test.register(["E": [.from("A")]]).log }
        let path = StepNavigator().findPathToScreen(
            from: ScreenName("A"), to: ScreenName("E"), andPresenter: test.screenPresenter)
        #expect(path.map(\.end.rawValue) == ["E"])
        let failures = FailureCollector.failures {
            _ = StepNavigator().findPathToScreen(
                from: ScreenName("B"), to: ScreenName("A"), andPresenter: test.screenPresenter)
        }
        #expect(failures.map { $0.site?.line } == [#line - 3])
    }
}
