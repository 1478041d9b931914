import Foundation

/// Identifies an element of a collection view.
struct ElementKey: Hashable, Sendable {
    let category: UICollectionView.ElementCategory
    /// The kind; empty for a cell.
    let kind: String
    let indexPath: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
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
        if one.indexPath != other.indexPath { return one.indexPath < other.indexPath }
        return one.kind < other.kind
    }
}
