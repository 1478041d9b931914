import Foundation

/// The number of cells in each section, and the index paths of cells counted through all sections.
struct CellCounts {
    /// How many sections a report lists.
    private static let listLimit = 10

    let sections: [Int]
    /// The number of cells before each section, and at the end the number of all.
    private let starts: [Int]

    init(_ sections: [Int]) {
        self.sections = sections
        var starts = [0]
        starts.reserveCapacity(sections.count + 1)
        for count in sections { starts.append((starts.last ?? 0) + count) }
        self.starts = starts
    }

    var count: Int { starts.last ?? 0 }

    /// The index path of a cell, counted through all sections, or if negative from the last; `nil` out of range.
    ///
    /// - Complexity: O(log *sections*).
    func indexPath(at index: Int) -> IndexPath? {
        let index = index < 0 ? index + count : index
        guard (0..<count).contains(index) else { return nil }
        // The last nonempty section that begins at or before the index.
        var (low, high) = (0, sections.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return IndexPath(item: index - starts[low], section: low)
    }

    /// The index path, with negative numbers counted from the end; `nil` if there is no cell.
    func indexPath(item: Int, section: Int) -> IndexPath? {
        let section = section < 0 ? section + sections.count : section
        guard sections.indices.contains(section) else { return nil }
        let item = item < 0 ? item + sections[section] : item
        return (0..<sections[section]).contains(item) ? IndexPath(item: item, section: section) : nil
    }

    var indexPaths: [IndexPath] {
        var paths: [IndexPath] = []
        paths.reserveCapacity(count)
        for (section, count) in sections.enumerated() {
            for item in 0..<count { paths.append(IndexPath(item: item, section: section)) }
        }
        return paths
    }

    /// The counts, as failures list them.
    ///
    /// - Parameter noun: what a cell stands for, such as `row`.
    func text(_ noun: String) -> String {
        guard !sections.isEmpty else { return "there are no sections" }
        if sections.count == 1 { return "there is 1 section, of \(sections[0].counted(noun))" }
        let listed = sections.prefix(Self.listLimit).map(String.init).joined(separator: ", ")
        let more = sections.count > Self.listLimit ? ", …" : ""
        return "there are \(sections.count) sections, of \(listed)\(more) \(noun)s"
    }
}
