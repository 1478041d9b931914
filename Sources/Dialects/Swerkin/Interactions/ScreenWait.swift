import FailureReporting
import XCUIAutomation

/// Waits for a screen of the application.
struct ScreenWait {
    private let name: any PresentableScreen
    private let site: CallSite

    init(_ name: any PresentableScreen, at site: CallSite) {
        self.name = name
        self.site = site
    }

    /// Finishes animations, and waits until the element of the screen's trait exists.
    ///
    /// - Parameter testCase: has the screens; that there is none is recorded when it is asked for.
    func appears(in testCase: @autoclosure () -> BaseTestCase) {
        guard let testCase = unlessFailed(testCase),
            let screen = unlessFailed({ testCase.screenPresenter.screen(name) })
        else { return }
        guard let screen else { return ScreenFailure.notFound(name.rawValue).record(at: site) }
        let site = site
        let trait = OnMainActor.run(with: screen, at: site) { screen in
            StepAction(at: site).finishAnimations()
            return screen.trait
        }
        site.element(id: trait).waitForElement()
    }

    private func unlessFailed<Result>(_ body: () -> Result) -> Result? {
        var result: Result?
        let failures = FailureCollector.failures { result = body() }
        for failure in failures { failure.deliver() }
        return failures.isEmpty ? result : nil
    }
}
