extension ScenarioReport {
    /// A format of reports.
    public enum Format: CaseIterable, Hashable, Sendable {
        /// Indented lines for people, under the names of features or suites, with the numbers of scenarios at the end.
        case text
        /// JUnit's XML, as build servers read it: a suite for each feature or test class, a case for each scenario.
        case junit
        /// Cucumber's JSON: an array of features with their scenarios and steps.
        case cucumber
        /// Cucumber's messages: a JSON object in each line, as Cucumber's HTML formatter reads them.
        case messages
    }
}

extension ScenarioReport.Format {
    var fileName: String {
        switch self {
        case .text: "report.txt"
        case .junit: "junit.xml"
        case .cucumber: "cucumber.json"
        case .messages: "messages.ndjson"
        }
    }

    func text(of results: [ReportedResult], root: String) -> String {
        text(of: ReportedFeature.features(of: results, root: root))
    }

    func text(of features: [ReportedFeature]) -> String {
        switch self {
        case .text: ReadableReport(features).text
        case .junit: JUnitReport(features).text
        case .cucumber: CucumberReport(features).text
        case .messages: MessageReport(features).text
        }
    }
}
