import FailureReporting

/// The kinds of steps, as the format names them.
enum StepKind: String {
    case scenario, step, activity, gesture, key, wait, assertion, query, app, device

    init(_ step: RecordedStep) {
        switch step.source {
        case .part(let part, _): self = StepKind(rawValue: part.rawValue) ?? .activity
        case .call(let site): self = StepKind(function: "\(site.function)".prefix { $0 != "(" })
        }
    }

    /// The kind of a call by the name of its function.
    init(function: Substring) {
        let name = function.lowercased()
        func begins(_ words: String...) -> Bool { words.contains { name.hasPrefix($0) } }
        if begins("should", "expect", "assert", "verify", "check") {
            self = .assertion
        } else if begins("type", "cleartext", "dictate", "press", "hold", "enter") {
            self = .key
        } else if begins("advance", "wait", "run", "lapse", "settle", "sleep") {
            self = .wait
        } else if begins("launch", "terminate", "activate", "background", "createwindow") {
            self = .app
        } else if begins("rotate", "shake", "set") {
            self = .device
        } else if begins("theonly", "thefirst", "all", "view", "element", "exists", "count") {
            self = .query
        } else {
            self = .gesture
        }
    }
}
