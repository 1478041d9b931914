/// Which scenarios are printed when they end: as the environment variable `SCENARIOS_PRINT` says, by default all.
enum ReportPrinting: String {
    case all
    case failed
    case none

    static let current = ReportPrinting(variable: getenv("SCENARIOS_PRINT").map { String(cString: $0) })

    /// What a value of the variable asks for; unknown ones ask for all.
    init(variable: String?) {
        self = variable.flatMap(ReportPrinting.init(rawValue:)) ?? .all
    }

    /// Prints an entry if it is of those that are printed, at once, so that tests side by side do not mix their lines.
    func print(_ node: ReportNode) {
        if includes(node.outcome) { Swift.print(node.entry.text) }
    }

    func includes(_ outcome: ScenarioReport.Outcome) -> Bool {
        switch self {
        case .all: true
        case .failed: outcome == .failed
        case .none: false
        }
    }
}
