import HeadlessUIKit

/// What a report says of something that was there before, by its name: the button of an alert, or the text of a label.
@MainActor
package enum GoneFindings {
    /// What had one of the names that are wanted, and when it went; `nil` if nothing is known of.
    package static func finding(wanting names: [String]) -> Finding? {
        AlertFindings.gone(wanting: names) ?? formerText(among: Set(names.map { $0.lowercased() }))
    }

    private static func formerText(among names: Set<String>) -> Finding? {
        guard let former = FormerTexts.last(where: { names.contains($0.lowercased()) }) else { return nil }
        let owner = former.label.map { " of \(($0.ownerOfLabel ?? $0).summary)" } ?? ""
        let cure = former.moment.isInLapse ? " No time passes in such a call with lapse: .animations." : ""
        return Finding("\(former.text.shortQuoted) was the text\(owner) until \(former.moment.place).\(cure)")
    }
}
