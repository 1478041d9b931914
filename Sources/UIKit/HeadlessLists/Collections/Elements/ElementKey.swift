/// Identifies an element of a collection view.
// Two numbers and a reference that most keys do without: keys are copied, compared and hashed many times in each layout.
struct ElementKey: Hashable, Sendable {
    let section: Int
    let item: Int
    /// What else distinguishes the element; `nil` for a cell with an index path of two numbers.
    private let rest: Rest?

    private final class Rest: Sendable {
        let category: UICollectionView.ElementCategory
        let kind: String
        /// The index path, unless it has the two numbers alone.
        let indexPath: IndexPath?

        init(_ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath?) {
            self.category = category
            self.kind = kind
            self.indexPath = indexPath
        }
    }

    init(_ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath) {
        guard indexPath.count == 2 else {
            (section, item) = (NSNotFound, NSNotFound)
            rest = Rest(category, kind, indexPath)
            return
        }
        (section, item) = (indexPath[0], indexPath[1])
        rest = category == .cell && kind.isEmpty ? nil : Rest(category, kind, nil)
    }

    static func cell(_ indexPath: IndexPath) -> ElementKey { ElementKey(.cell, "", indexPath) }

    var category: UICollectionView.ElementCategory { rest?.category ?? .cell }

    /// The kind; empty for a cell.
    var kind: String { rest?.kind ?? "" }

    var indexPath: IndexPath { rest?.indexPath ?? IndexPath(item: item, section: section) }

    /// Whether the element is a cell with an index path of two numbers.
    var isPlainCell: Bool { rest == nil }

    static func == (one: ElementKey, other: ElementKey) -> Bool {
        guard one.item == other.item, one.section == other.section else { return false }
        guard let rest = one.rest, let others = other.rest else { return one.rest === other.rest }
        return rest === others
            || rest.category == others.category && rest.kind == others.kind
                && rest.indexPath == others.indexPath
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(section)
        hasher.combine(item)
    }

    /// The element's name in reports: `cell 0·3`, `supplementary view “header” 0·0`.
    var name: String {
        switch category {
        case .cell: "cell \(indexPath.shortText)"
        case .supplementaryView: "supplementary view \"\(kind)\" \(indexPath.shortText)"
        case .decorationView: "decoration view \"\(kind)\" \(indexPath.shortText)"
        }
    }

    /// The key of the same kind of element at another index path.
    func at(_ indexPath: IndexPath) -> ElementKey { ElementKey(category, kind, indexPath) }
}

extension ElementKey: Comparable {
    static func < (one: ElementKey, other: ElementKey) -> Bool {
        guard one.rest != nil || other.rest != nil else {
            return one.section == other.section ? one.item < other.item : one.section < other.section
        }
        if one.category != other.category { return one.category.rawValue < other.category.rawValue }
        if one.rest?.indexPath == nil, other.rest?.indexPath == nil {
            if one.section != other.section { return one.section < other.section }
            if one.item != other.item { return one.item < other.item }
        } else if one.indexPath != other.indexPath {
            return one.indexPath < other.indexPath
        }
        return one.kind < other.kind
    }
}
