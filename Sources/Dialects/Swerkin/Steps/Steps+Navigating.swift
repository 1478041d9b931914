import FailureReporting
import Scenarios
import TimeLapse
import XCUIAutomation

extension Steps {
    /// Follows the path from one screen to another; for steps of your own, and what ``INavigate(fromScreen:toScreen:)`` does.
    ///
    /// The path is the one that ``StepNavigator`` finds under the test's preconditions. The report says
    /// `Path followed: A->B->C`, and failures on the way end in this line. Once a step of it has failed, the segments that
    /// follow are not begun.
    ///
    /// - Parameters:
    ///   - fromScreen: where the path begins, which is the screen that the test is on.
    ///   - toScreen: where it ends.
    public func executeSteps(
        from fromScreen: any PresentableScreen, to toScreen: any PresentableScreen,
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        guard let testCase = site.whileCurrentUnlessNested({ requireTestCase() }) else { return }
        let path = StepNavigator().findPathToScreen(
            from: fromScreen, to: toScreen, using: testCase.preconditions,
            andPresenter: testCase.screenPresenter, fileID: fileID, file: file, line: line, column: column)
        guard !path.isEmpty else { return }
        FollowedPath(path, to: toScreen).follow()
    }
}

/// A path while its steps are performed.
private struct FollowedPath {
    private let segments: [PathSegment]
    private let step = StepContext.current
    private let name: String

    init(_ segments: [PathSegment], to end: any PresentableScreen) {
        self.segments = segments
        let names = segments.map(\.start.rawValue) + [end.rawValue]
        name = "Path followed: \(names.joined(separator: "->"))"
    }

    func follow() {
        step.add(note: name)
        let context = CallContext.inside(activity: name)
        for segment in segments where !step.skipsTheRest {
            // The caller waits for the main actor, on which screens have made the closure.
            nonisolated(unsafe) let steps = segment.step
            onMainActor { context.whileCurrent(steps) }
        }
    }

    private func onMainActor(_ body: @MainActor () -> Void) {
        guard !MainQueue.isCurrent else { return OnMainActor.run(body) }
        // Failures are recorded where the running test is known, as they are: with the words of their steps.
        let step = step
        let failures = OnMainActor.run {
            var failures: [RecordedFailure] = []
            step.whileCurrent {
                MainActor.assumeIsolated { failures = FailureCollector.failures { body() } }
            }
            return failures
        }
        for failure in failures { failure.deliver() }
    }
}
