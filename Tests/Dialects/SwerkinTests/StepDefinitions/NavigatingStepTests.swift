import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

@MainActor @Suite("INavigate on the main actor", .robot) struct NavigatingStepTests {
    private let map: [ScreenName: [Way]] = [
        "Receipt": [.from("Cart"), .from("Offer", [.coupon: 10])], "Cart": [.from("Home")],
        "Offer": [.from("Home")],
    ]

    @Test("INavigate performs the steps of the path, and the report contains it")
    func followed() {
        let performed = performing { test in
            let provider = test.register(map)
            provider.action = { screen in test.And.performStep([screen.rawValue], "IGoTo(_:)") {} }
            test.When.INavigate(fromScreen: ScreenName("Home"), toScreen: ScreenName("Receipt"))
            #expect(provider.log.take() == "Cart#0\nReceipt#0")
        }
        #expect(performed.failures == [])
        #expect(
            performed.report == """
                ✓ When INavigate(fromScreen:toScreen:): Home, Receipt
                    Path followed: Home->Cart->Receipt
                  ✓ And IGoTo(_:): Cart
                  ✓ And IGoTo(_:): Receipt
                """)
    }

    @Test("The test's preconditions decide which path is taken")
    func preconditions() {
        let performed = performing { test in
            let provider = test.register(map)
            test.preconditions[.coupon] = 10.0
            test.When.INavigate(fromScreen: ScreenName("Home"), toScreen: ScreenName("Receipt"))
            #expect(provider.log.take() == "Offer#0\nReceipt#1")
        }
        #expect(performed.report.contains("Path followed: Home->Offer->Receipt"))
    }

    @Test("A step that fails on the path ends it, and the failure contains the path")
    func failureOnTheWay() {
        let performed = performing { test in
            let provider = test.register(map)
            provider.action = { screen in
                test.And.performStep([screen.rawValue], "IGoTo(_:)") { OddFailure().record() }
            }
            test.When.INavigate(fromScreen: ScreenName("Home"), toScreen: ScreenName("Receipt"))
            test.Then.performStep([], "ILook()") {}
            #expect(provider.log.take() == "Cart#0")
        }
        #expect(
            performed.failures == [
                """
                \(#line - 6): When INavigate(fromScreen:toScreen:): Home, Receipt › And IGoTo(_:): Cart: failed.
                \(OddFailure())
                In: Path followed: Home->Cart->Receipt
                """
            ])
        #expect(
            performed.report == """
                ✗ When INavigate(fromScreen:toScreen:): Home, Receipt
                    Path followed: Home->Cart->Receipt
                  ✗ And IGoTo(_:): Cart
                      \(OddFailure())
                - Then ILook()
                """)
    }

    @Test("INavigate without a path fails at the step's line")
    func noPath() {
        let performed = performing { test in
            test.register([:])
            test.When.INavigate(fromScreen: ScreenName("Home"), toScreen: ScreenName("Receipt"))
        }
        #expect(
            performed.failures == [
                """
                \(#line - 2): When INavigate(fromScreen:toScreen:): Home, Receipt: failed.
                No path to follow from Home to Receipt: Receipt has no entry segments.
                Try: a PathSegment that starts at Home, in entryPathSegments() of a screen on the way.
                """
            ])
    }

    @Test("INavigate begins once animations are over")
    func animations() {
        let performed = performing { test in
            let view = UIView()
            UIWindow.createWindowForTesting().addSubview(view)
            let provider = test.register(map)
            provider.action = { _ in provider.log.add("\(view.layer.presentation()?.frame.origin.x ?? -1)") }
            UIView.animate(withDuration: 1) { view.frame.origin.x = 30 }
            test.When.INavigate(fromScreen: ScreenName("Home"), toScreen: ScreenName("Cart"))
            #expect(provider.log.take() == "Cart#0\n30.0")
        }
        #expect(performed.failures == [])
        #expect(performed.report.hasPrefix("✓ When INavigate(fromScreen:toScreen:): Home, Cart (1 s)"))
    }

    @Test("A step of your own follows a path, and code outside of steps as well")
    func executeSteps() {
        let performed = performing { test in
            let provider = test.register(map)
            test.When.performStep(["Ada"], "ILogIn(as:)") {
                test.And.executeSteps(from: ScreenName("Home"), to: ScreenName("Cart"))
            }
            test.And.executeSteps(from: ScreenName("Cart"), to: ScreenName("Receipt"))
            #expect(provider.log.take() == "Cart#0\nReceipt#0")
            test.And.executeSteps(from: ScreenName("Cart"), to: ScreenName("Cart"))
        }
        #expect(
            performed.report == """
                ✓ When ILogIn(as:): Ada
                    Path followed: Home->Cart
                """)
        #expect(
            performed.failures == [
                """
                \(#line - 7): No path to follow: Cart is both its start and its end.
                Try: leave out the step, as the test is there already.
                """
            ])
    }
}

@Suite("INavigate, off the main actor", .swerkin())
struct NonisolatedNavigatingTests {
    @Test("Steps of the path are parts of the INavigate step")
    func followed() async {
        await MainActor.run {
            guard let test = TestReference.current?.testCase else { return }
            test.register(["Cart": [.from("Home")]]).action = { _ in
                MainActor.assertIsolated()
                test.And.performStep([], "ILook()") {}
            }
        }
        When.INavigate(fromScreen: ScreenName("Home"), toScreen: ScreenName("Cart"))
        #expect(
            ScreenReportText.current == """
                ✓ When INavigate(fromScreen:toScreen:): Home, Cart
                    Path followed: Home->Cart
                  ✓ And ILook()
                """)
    }

    @Test("A failure has the words of its step, and fails those around it")
    func failure() async {
        await MainActor.run {
            guard let test = TestReference.current?.testCase else { return }
            test.register(["Cart": [.from("Home")]]).action = { _ in
                test.And.performStep([], "ILook()") { OddFailure().record() }
            }
        }
        let failures = FailureCollector.failures {
            When.INavigate(fromScreen: ScreenName("Home"), toScreen: ScreenName("Cart"))
        }
        #expect(
            failures.map(\.text) == [
                """
                When INavigate(fromScreen:toScreen:): Home, Cart › And ILook(): failed.
                \(OddFailure())
                In: Path followed: Home->Cart
                """
            ])
        #expect(failures.map { $0.site?.line } == [#line - 14])
        #expect(ScreenReportText.current.hasPrefix("✗ When INavigate"))
    }
}

private enum ScreenReportText {
    static var current: String { ScenarioReport.current.description }
}
