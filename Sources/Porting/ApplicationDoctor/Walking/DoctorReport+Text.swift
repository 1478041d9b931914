extension DoctorReport {
    /// The report as lines for people.
    var text: String {
        var lines = [summary]
        for finding in findings {
            lines.append("")
            lines += Self.lines(of: finding)
        }
        lines += Self.list(
            "Taps that failed:", failedTaps.map { "\($0.target) on \($0.screen): \($0.problem)" })
        lines += Self.list("Calls of modules that are not there:", stubCalls.map(\.description))
        lines += Self.list("Not tapped, as it may do harm:", skipped)
        lines += Self.list("Not all was tried:", limits)
        return lines.joined(separator: "\n") + "\n"
    }

    /// `Shop: 5 screens: 3 came up, 1 waiting, 1 failed`.
    private var summary: String {
        let counts = Verdict.allCases.compactMap { verdict in
            let count = findings.count { $0.verdict == verdict }
            return count == 0 ? nil : "\(count) \(verdict.rawValue)"
        }
        let screens = findings.count { $0.screen != nil }
        return
            "\(name): \(screens == 1 ? "1 screen" : "\(screens) screens"): \(counts.joined(separator: ", "))"
    }

    private static func lines(of finding: Finding) -> [String] {
        let margin = String(repeating: " ", count: 9)
        let word = finding.verdict.rawValue
        let title = finding.screen?.key ?? "no screen"
        var lines = [
            "\(word)\(margin.dropFirst(word.count))\(title)\(details(of: finding.screen))",
            "\(margin)\(finding.steps)",
        ]
        lines += reasons(of: finding).flatMap { $0.split(separator: "\n").map { "\(margin)\($0)" } }
        return lines
    }

    private static func details(of screen: ScreenState?) -> String {
        guard let screen else { return "" }
        let counts = [
            count(screen.texts, "text"), count(screen.controls, "control"), count(screen.pictures, "picture"),
        ]
        return ([screen.place] + counts).filter { !$0.isEmpty }.map { ", \($0)" }.joined()
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        switch number {
        case 0: ""
        case 1: "1 \(noun)"
        default: "\(number) \(noun)s"
        }
    }

    private static func list(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty ? [] : ["", title] + items.flatMap { $0.split(separator: "\n").map { "  \($0)" } }
    }
}

extension DoctorReport {
    /// How many calls are named that a screen may wait for.
    private static let shownCalls = 3

    /// Why a screen did not come up, and what it waits for.
    static func reasons(of finding: Finding) -> [String] {
        var reasons = finding.problems.first.map { ["\($0)"] } ?? []
        if finding.problems.count > 1 { reasons.append("and \(finding.problems.count - 1) more") }
        let signs = finding.screen?.signs ?? []
        if !signs.isEmpty { reasons.append("waits: \(signs.joined(separator: ", "))") }
        reasons += finding.requests.map { "no answer: \($0)" }
        if finding.verdict == .waiting {
            reasons += finding.stubCalls.prefix(shownCalls).map { "may wait for this: \($0)" }
            if finding.requests.isEmpty, finding.stubCalls.isEmpty { reasons.append("for what is not known") }
        }
        return reasons
    }
}
