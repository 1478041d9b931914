import FailureReporting

/// The kinds of steps, as the format names them.
enum StepKind: String {
    case scenario, step, activity, gesture, key, wait, assertion, query, app, device

    init(_ step: RecordedStep) {
        if step.kind == .call {
            self = StepKind(function: step.site?.functionName ?? Self.function(calledIn: step.words))
        } else {
            self = StepKind(rawValue: step.kind.rawValue) ?? .activity
        }
    }

    /// The name of the function in a call's source: `type` in `theOnlyElement(…).type("Ada")`.
    static func function(calledIn code: String) -> String {
        var depth = 0
        var rest = code[...]
        while code.hasSuffix(")"), let character = rest.popLast() {
            if character == ")" { depth += 1 }
            if character == "(" { depth -= 1 }
            if depth == 0 { break }
        }
        return String(rest.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
    }

    /// The kind of a call by the name of its function.
    init(function: String) {
        let name = function.lowercased()
        func begins(_ words: String...) -> Bool { words.contains { name.hasPrefix($0) } }
        if begins("should", "expect", "assert", "verify", "check") {
            self = .assertion
        } else if begins(
            "launch", "relaunch", "reinstall", "terminate", "kill", "activate", "background", "open",
            "continueuser", "createwindow")
        {
            self = .app
        } else if begins(
            "presshome", "lock", "unlock", "begininterruption", "endinterruption", "sendmemory",
            "takescreenshot", "choose", "respondto", "deliverpush", "matchface", "failface", "enterpasscode")
        {
            self = .device
        } else if begins("type", "cleartext", "dictate", "press", "hold", "enter") {
            self = .key
        } else if begins("advance", "wait", "run", "lapse", "settle", "sleep") {
            self = .wait
        } else if begins("rotate", "shake", "set") {
            self = .device
        } else if begins("theonly", "thefirst", "all", "view", "element", "exists", "count") {
            self = .query
        } else {
            self = .gesture
        }
    }
}
