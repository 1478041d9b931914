/// The number of cells in each section.
struct CellCounts {
    /// How many sections a report lists.
    private static let listLimit = 10

    let sections: [Int]
    /// The number of all cells.
    let count: Int

    init(_ sections: [Int]) {
        self.sections = sections
        count = sections.reduce(0, +)
    }

    var indexPaths: [IndexPath] {
        var paths: [IndexPath] = []
        paths.reserveCapacity(count)
        for (section, count) in sections.enumerated() {
            for item in 0..<count { paths.append(IndexPath(item: item, section: section)) }
        }
        return paths
    }

    /// The counts as failures list them, with what a cell stands for, such as `row`.
    func text(_ noun: String) -> String {
        guard !sections.isEmpty else { return "there are no sections" }
        if sections.count == 1 { return "there is 1 section, of \(sections[0].counted(noun))" }
        let listed = sections.prefix(Self.listLimit).map(String.init).joined(separator: ", ")
        let more = sections.count > Self.listLimit ? ", …" : ""
        return "there are \(sections.count) sections, of \(listed)\(more) \(noun)s"
    }
}
