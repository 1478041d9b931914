import HeadlessUIKit

/// What a report says of something that is known by its name and not there: the button of an alert that was dismissed, the
/// former text of a label, or the action of a row.
@MainActor
package enum AbsentNames {
    /// What has or had one of the names that are wanted, and when it went or how it comes; `nil` if nothing is known of.
    package static func finding(wanting names: [String]) -> Finding? {
        let lowercased = Set(names.map { $0.lowercased() })
        return AlertFindings.gone(wanting: names) ?? formerText(among: lowercased)
            ?? RowActionFindings.finding(wanting: lowercased)
    }

    private static func formerText(among names: Set<String>) -> Finding? {
        guard let former = FormerTexts.last(where: { names.contains($0.lowercased()) }) else { return nil }
        let owner = former.label.map { " of \(($0.ownerOfLabel ?? $0).summary)" } ?? ""
        let cure = former.moment.isInLapse ? " No time passes in such a call with lapse: .animations." : ""
        return Finding("\(former.text.shortQuoted) was the text\(owner) until \(former.moment.place).\(cure)")
    }
}
