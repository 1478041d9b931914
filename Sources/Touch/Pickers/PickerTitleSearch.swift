import HeadlessUIKit
import ViewQuery

/// Finds a picker's row by its title.
@MainActor
struct PickerTitleSearch {
    /// How many titles a failure lists, and how many similar ones.
    private static let namedTitles = 5
    private static let similarTitles = 3

    let picker: UIPickerView
    let wheel: PickerWheel

    /// The row with a title that is nearest to the selected one.
    func row(titled title: String) throws(PickProblem) -> Int {
        let distance = TextDistance(to: title)
        var similar: [(title: String, edits: Int)] = []
        for (row, text) in wheel.textsFromSelection {
            if text == title { return row }
            guard let edits = distance.edits(from: text, limit: distance.nearEdits),
                !similar.contains(where: { $0.title == text })
            else { continue }
            similar.append((text, edits))
            similar.sort { $0.edits < $1.edits }
            if similar.count > Self.similarTitles { similar.removeLast() }
        }
        throw .reason(picker, reason(similar.map(\.title)))
    }

    /// Why no row was found, with titles that are similar to the wanted one.
    private func reason(_ similar: [String]) -> String {
        let none = "no row of component \(wheel.component) has that title"
        guard wheel.rowCount > 0 else { return "component \(wheel.component) has no rows" }
        if !similar.isEmpty {
            return none + "; similar: " + similar.map(\.debugDescription).joined(separator: ", ")
        }
        let shown = min(wheel.rowCount, Self.namedTitles)
        let titles = (0..<shown).map { wheel.text(ofRow: $0)?.debugDescription ?? "nothing" }
        let more = wheel.rowCount > shown ? ", and \(wheel.rowCount - shown) more" : ""
        return none + "; its rows are " + titles.joined(separator: ", ") + more
    }
}
