import HeadlessUIKit
import ViewQuery

extension ScreenReport: CustomStringConvertible {
    /// How many findings there are, and each with its guises, its place and its line.
    public var description: String {
        findings.isEmpty
            ? "Nothing was found in \(looks.count.counted("guise"))."
            : "\(count(of: findings))\n\(text(of: findings))"
    }

    /// How many of the findings a report shows.
    private static let mostShown = 40

    func text(of findings: [GuiseFinding]) -> String {
        let shown = looks.map(\.guise)
        let entries = findings.prefix(Self.mostShown).enumerated().map { index, finding in
            "\(index + 1). \(finding.text(among: shown))"
        }
        let rest = findings.count - entries.count
        return (entries + (rest > 0 ? ["… and \(rest.counted("finding")) more"] : [])).joined(separator: "\n")
    }

    /// `2 findings in 16 guises`.
    func count(of findings: [GuiseFinding]) -> String {
        "\(findings.count.counted("finding")) in \(looks.count.counted("guise"))"
    }
}

extension GuiseFinding {
    /// The finding in three lines: what and how to cure it, in which guises, and where.
    func text(among shown: [Guise]) -> String {
        var lines = ["\(title): \(detail)"]
        if shown.count > 1 { lines.append("   in \(guiseText(among: shown))") }
        let place = [place, line ?? ""].filter { !$0.isEmpty && kind != .warning && kind != .failure }
        if !place.isEmpty { lines.append("   at \(place.joined(separator: ", "))") }
        return lines.joined(separator: "\n")
    }

    private static var mostNamed: Int { 4 }

    private func guiseText(among shown: [Guise]) -> String {
        let guises = guises
        if guises.count == shown.count { return "all \(shown.count) guises" }
        let named = guises.prefix(Self.mostNamed).map(\.description).joined(separator: "; ")
        let rest = guises.count - Self.mostNamed
        return "\(guises.count) of \(shown.count) guises: \(named)" + (rest > 0 ? "; and \(rest) more" : "")
    }
}
