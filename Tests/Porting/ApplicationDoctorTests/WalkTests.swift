import Robot
import Testing

@testable import ApplicationDoctor

@MainActor
@Suite("The doctor's walk through an application") struct WalkTests {
    private func text(
        limits: DoctorLimits = DoctorLimits(), _ launch: @escaping @MainActor () -> Void
    ) -> String {
        Walk.run("Shop", Visit.collecting(launch), limits: limits).text
    }

    @Test("Tabs, pushed and presented screens are found, and buttons that may do harm are left alone")
    func tabs() {
        #expect(
            text { Applications.tabs() } == """
                Shop: 5 screens: 5 came up

                came up  RowList "Rows", tab, 4 texts
                         launch

                came up  Screen "Bread", pushed, 1 text
                         launch › cell "Bread"

                came up  Screen "Butter", pushed, 1 text
                         launch › cell "Butter"

                came up  Screen "Settings", tab, 1 text, 3 controls
                         launch › tab "Settings"

                came up  Screen "About", presented, 1 text
                         launch › tab "Settings" › button "About"

                Not tapped, as it may do harm:
                  button "Delete everything"

                """)
    }

    @Test("A spinner waits for the calls that could not be made")
    func spinner() {
        #expect(
            text { Applications.spinner() } == """
                Shop: 1 screen: 1 waiting

                waiting  Screen "Feed"
                         launch
                         waits: a UIActivityIndicatorView spins
                         may wait for this: Backend.Client.load() is not available here. (Feed.swift:12)

                Calls of modules that are not there:
                  Backend.Client.load() is not available here. (Feed.swift:12)

                """)
    }

    @Test("An alert is a screen, whose actions are tapped unless they are destructive")
    func alert() {
        #expect(
            text { Applications.alert() } == """
                Shop: 3 screens: 3 came up

                came up  Screen "Start", 1 text, 1 control
                         launch

                came up  UIAlertController "Sure?", alert, 1 text, 3 controls
                         launch › button "Ask"

                came up  Screen "Next", presented, 1 text
                         launch › button "Ask" › button "Go on"

                Not tapped, as it may do harm:
                  button "Forget"

                """)
    }

    @Test("A failure belongs to the screen that it leads to, or else to the tap")
    func failing() {
        #expect(
            text { Applications.failing() } == """
                Shop: 2 screens: 1 came up, 1 failed

                came up  Screen "Start", 1 text, 2 controls
                         launch

                failed   Screen "Hall", presented, 1 text
                         launch › button "Open"
                         The door is stuck. (Door.swift:7)

                Taps that failed:
                  button "Save" on Screen "Start": Nothing was saved.
                  Two

                """)
    }

    @Test(
        "An application that presents without an end fails",
        arguments: [
            (true, "Number 14", "Screens are shown one over another without an end: 13 at one go."),
            (false, "Number 301", "Layout never ends: after 100 rounds, callbacks still schedule more work."),
        ])
    func endless(animated: Bool, title: String, problem: String) {
        #expect(
            text { Applications.endless(animated: animated) } == """
                Shop: 1 screen: 1 failed

                failed   Presenter "\(title)", presented, 1 text
                         launch
                         \(problem)

                """)
    }

    @Test("What a tap adds to its screen is tapped, too")
    func unfolding() {
        #expect(
            text { Applications.unfolding() } == """
                Shop: 2 screens: 1 came up, 1 empty

                came up  Screen "Start", 1 control
                         launch

                empty    Screen "Details", presented
                         launch › button "More" › button "Details"

                """)
    }

    @Test("Screens behind screens end at the limits, which the report names")
    func deep() {
        var limits = DoctorLimits()
        limits.depth = 3
        #expect(
            text(limits: limits) { Applications.deep() } == """
                Shop: 4 screens: 4 came up

                came up  Screen "Step 1", 1 control
                         launch

                came up  Screen "Step 2", pushed, 1 control
                         launch › button "Next"

                came up  Screen "Step 3", pushed, 1 control
                         launch › button "Next" › button "Next"

                came up  Screen "Step 4", pushed, 1 control
                         launch › button "Next" › button "Next" › button "Next"

                Not all was tried:
                  Stopped at 3 taps from the launch, on Screen "Step 4"; --depth raises the limit.

                """)
        limits.screens = 2
        #expect(
            text(limits: limits) { Applications.deep() } == """
                Shop: 2 screens: 2 came up

                came up  Screen "Step 1", 1 control
                         launch

                came up  Screen "Step 2", pushed, 1 control
                         launch › button "Next"

                Not all was tried:
                  Stopped at 2 screens; --screens raises the limit.

                """)
    }

    @Test("Two walks are the same")
    func same() {
        let reports = (0..<2).map { _ in text { Applications.tabs() } }
        #expect(reports[0] == reports[1])
    }
}
