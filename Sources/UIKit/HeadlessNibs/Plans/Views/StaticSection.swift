/// A section of a table whose cells are in the file.
@MainActor
package struct StaticSection {
    package let headerTitle: String?
    package let footerTitle: String?
    /// The views in place of the titles.
    package let headerView: ViewPlan?
    package let footerView: ViewPlan?
    /// The cells, in their order; ``ViewPlan/rowHeight`` is the height of each.
    package let cells: [ViewPlan]

    init(_ reader: ElementReader, _ decoder: PlanDecoder) {
        headerTitle = reader.text("headerTitle")
        footerTitle = reader.text("footerTitle")
        headerView = reader.child(key: "headerView").map { decoder.view($0) }
        footerView = reader.child(key: "footerView").map { decoder.view($0) }
        cells = (reader.child("cells")?.children ?? []).map { decoder.view($0) }
        reader.ignoreNotes()
        reader.noteUnread()
    }
}
