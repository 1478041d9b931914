import Foundation

/// Identifies an element of a collection view.
struct ElementKey: Hashable, Sendable {
    let category: UICollectionView.ElementCategory
    /// The kind; empty for a cell.
    let kind: String
    let indexPath: IndexPath
    // Read once: keys are compared and hashed many times in each layout.
    private let section: Int
    private let item: Int
    /// Whether the index path has these two numbers alone.
    private let isPlain: Bool

    init(_ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
        (section, item) = (indexPath.section, indexPath.item)
        isPlain = indexPath.count == 2
    }

    static func == (one: ElementKey, other: ElementKey) -> Bool {
        guard one.item == other.item, one.section == other.section, one.category == other.category,
            one.kind == other.kind
        else { return false }
        return one.isPlain && other.isPlain || one.indexPath == other.indexPath
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(section)
        hasher.combine(item)
    }

    static func cell(_ indexPath: IndexPath) -> ElementKey { ElementKey(.cell, "", indexPath) }

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
        if one.category != other.category { return one.category.rawValue < other.category.rawValue }
        if one.isPlain, other.isPlain {
            if one.section != other.section { return one.section < other.section }
            if one.item != other.item { return one.item < other.item }
        } else if one.indexPath != other.indexPath {
            return one.indexPath < other.indexPath
        }
        return one.kind < other.kind
    }
}
