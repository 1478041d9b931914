import FailureReporting
import HeadlessUIKit
import Robot
import TestSupport
import Testing

@testable import Swerkin

private struct OtherName: PresentableScreen {
    let rawValue: String
}

@MainActor @Suite("Failures to find a path", .robot) struct PathFailureTests {
    /// The text of the failure to find a path from Home to Receipt.
    private func failure(
        _ ways: @escaping (ScreenName) -> [Way]?, from start: ScreenName = "Home"
    ) -> String {
        let test = BaseTestCase(name: "A test", testClosure: { _ in })
        test.screenPresenter.registerScreenProvider(MapProvider(test, ways), for: ScreenName.self)
        let failures = FailureCollector.failures {
            let path = StepNavigator().findPathToScreen(
                from: start, to: ScreenName("Receipt"), using: [.loggedIn: true],
                andPresenter: test.screenPresenter)
            #expect(path.isEmpty)
        }
        #expect(failures.map { $0.site?.line } == [#line - 5])
        return failures.first?.text ?? ""
    }

    @Test("A destination without entry segments fails")
    func noEntries() {
        #expect(
            failure { _ in [] } == """
                No path to follow from Home to Receipt: Receipt has no entry segments.
                Try: a PathSegment that starts at Home, in entryPathSegments() of a screen on the way.
                """)
    }

    @Test("Entry segments that lead back to another screen than the start fail")
    func deadEnds() {
        let map: [ScreenName: [Way]] = [
            "Receipt": [.from("Cart", [.loggedIn: true]), .from("Search"), .from("Ad", [.coupon: 1])],
            "Cart": [.from("Receipt"), .from("Cart")], "Search": [],
        ]
        #expect(
            failure { map[$0] } == """
                No path to follow from Home to Receipt: none of the screens on the way back is entered from Home.
                Receipt: entered from Cart (weight 5), Search (weight 1), Ad (weight 0).
                Cart: entered from Receipt (weight 1), Cart (weight 1).
                Search: no entry segments.
                Screen Ad is not found: its provider returns nil for it.
                Try: a PathSegment that starts at Home, in entryPathSegments() of a screen on the way.
                """)
    }

    @Test("Entry segments that form a cycle fail")
    func cycle() {
        let map: [ScreenName: [Way]] = [
            "Receipt": [.from("Search"), .from("Cart", [.loggedIn: true])],
            "Cart": [.from("Search")], "Search": [.from("Cart")],
        ]
        #expect(
            failure { map[$0] } == """
                No path to follow from Home to Receipt: every way back leads round in a cycle, Receipt <- Cart <- Search <- Cart.
                Receipt: entered from Search (weight 1), Cart (weight 5).
                Search: entered from Cart (weight 1).
                Cart: entered from Search (weight 1).
                Try: a PathSegment that starts at Home, in entryPathSegments() of a screen on the way.
                """)
    }

    @Test("A path from a screen to itself fails")
    func sameScreen() {
        #expect(
            failure({ _ in [.from("Cart")] }, from: "Receipt") == """
                No path to follow: Receipt is both its start and its end.
                Try: leave out the step, as the test is there already.
                """)
    }

    @Test("A destination that is not found fails")
    func notFound() {
        #expect(
            failure { _ in nil } == """
                No path to follow from Home to Receipt: Screen Receipt is not found: its provider returns nil for it.
                """)
    }

    @Test("A destination whose type of name has no provider fails")
    func noProvider() {
        let test = BaseTestCase(name: "A test", testClosure: { _ in })
        test.register([:])
        let failures = FailureCollector.failures {
            _ = StepNavigator().findPathToScreen(
                from: ScreenName("Home"), to: OtherName(rawValue: "Receipt"),
                andPresenter: test.screenPresenter)
        }
        #expect(
            failures.map(\.text) == [
                """
                No path to follow from Home to Receipt: Screen Receipt is not found: no screen provider is registered \
                for OtherName.
                Registered: ScreenName.
                Try: screenPresenter.registerScreenProvider(…, for: OtherName.self) in setUp().
                """
            ])
    }

    @Test("A screen on the way back that has no provider fails")
    func noProviderOnTheWay() {
        let test = BaseTestCase(name: "A test", testClosure: { _ in })
        let screen = MapScreen(testCase: test)
        screen.segments = [
            PathSegment(start: OtherName(rawValue: "Ad"), end: ScreenName("Receipt"), step: {})
        ]
        test.screenPresenter.registerScreenProvider(OneScreen(screen: screen), for: ScreenName.self)
        let failures = FailureCollector.failures {
            _ = StepNavigator().findPathToScreen(
                from: ScreenName("Home"), to: ScreenName("Receipt"), andPresenter: test.screenPresenter)
        }
        #expect(
            failures.map(\.text) == [
                """
                No path to follow from Home to Receipt: none of the screens on the way back is entered from Home.
                Receipt: entered from Ad (weight 1).
                Screen Ad is not found: no screen provider is registered for OtherName.
                Try: a PathSegment that starts at Home, in entryPathSegments() of a screen on the way.
                """
            ])
    }

    @Test("Screens that are computed and never end are looked at up to a limit, and 20 are named")
    func endless() {
        let text = failure { name in
            let number = Int(name.rawValue.drop { $0 != " " }.dropFirst()) ?? 0
            return [.from(ScreenName("Page \(number + 1)"))]
        }
        let lines = text.split(separator: "\n")
        #expect(lines.count == 24)
        #expect(
            lines.suffix(4) == [
                "Page 19: entered from Page 20 (weight 1).",
                "… and 9980 more screens.",
                "No more than 10000 screens are looked at.",
                "Try: a PathSegment that starts at Home, in entryPathSegments() of a screen on the way.",
            ])
    }
}

/// Has one screen, whatever its name is.
private struct OneScreen: ScreenProviderObject {
    let screen: any ScreenObject
    func screen(for screen: any PresentableScreen) -> (any ScreenObject)? { self.screen }
    func typeMarker(for screen: any PresentableScreen) -> (any ScreenObject.Type)? { type(of: self.screen) }
}
