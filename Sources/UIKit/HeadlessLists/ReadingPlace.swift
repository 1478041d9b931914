/// The place of a subview of a list in the reading order.
struct ReadingPlace: Comparable {
    /// The section; content outside of all sections is before the first or after the last.
    var section: Int
    /// 0 for a section's header, 1 for its items, 2 for its footer.
    var part: Int
    var item: Int

    static func < (one: ReadingPlace, other: ReadingPlace) -> Bool {
        (one.section, one.part, one.item) < (other.section, other.part, other.item)
    }
}

extension [(place: ReadingPlace, view: UIView)] {
    /// The subviews of a list, in order.
    @MainActor
    func inOrder(in list: UIView) -> [UIView] {
        filter { $0.view.superview === list }.sorted { $0.place < $1.place }.map(\.view)
    }
}
