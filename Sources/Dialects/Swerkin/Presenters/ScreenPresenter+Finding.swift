import FailureReporting

extension ScreenPresenter {
    /// The screen of a name, and what failed when it was looked for; a name that its provider does not know is a failure.
    ///
    /// The failures are not recorded.
    func find(_ name: any PresentableScreen) -> (screen: (any Screen)?, failures: [RecordedFailure]) {
        var screen: (any Screen)?
        let failures = FailureCollector.failures {
            screen = self.screen(name)
        }
        guard screen == nil, failures.isEmpty else { return (screen, failures) }
        return (nil, FailureCollector.failures { ScreenFailure.notFound(name.rawValue).record() })
    }

    /// The screen of a name; `nil` if it is not found, which is a failure.
    func requiredScreen(_ name: any PresentableScreen) -> (any Screen)? {
        let (screen, failures) = find(name)
        for failure in failures { failure.deliver() }
        return screen
    }
}
