import Foundation

/// Which scenarios are printed as they end: the variable `SCENARIOS_PRINT` of the test's process, by default all.
enum ReportPrinting: String {
    case all
    case failed
    case none

    /// What the environment asks for when it is first read.
    static let current =
        ReportPrinting(
            rawValue: getenv("SCENARIOS_PRINT").map { String(cString: $0) } ?? "all") ?? .all

    /// Prints an entry at once, so that tests which run side by side do not mix their lines.
    func print(_ entry: ScenarioReport.Entry) {
        if includes(entry.outcome) { Swift.print(entry.text) }
    }

    func includes(_ outcome: ScenarioReport.Outcome) -> Bool {
        switch self {
        case .all: true
        case .failed: outcome == .failed
        case .none: false
        }
    }
}
