import Foundation

/// Items of a compositional layout side by side, one above the other, or wherever they are put.
///
/// ```swift
/// let third = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// let row = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
///     subitems: [third])
/// ```
@preconcurrency @MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// Says where the items of a custom group are.
    public typealias CustomItemProvider =
        @MainActor (any NSCollectionLayoutEnvironment)
        -> [NSCollectionLayoutGroupCustomItem]

    enum Arrangement {
        /// As many as there is room for, over and over.
        case filling(ScrollAxis)
        /// So many of one item, each of its own size, or all of one that fills the group.
        case repeating(ScrollAxis, Int, isEqual: Bool)
        case custom(CustomItemProvider)
    }

    /// The items, in the order in which they follow each other.
    public let subitems: [NSCollectionLayoutItem]

    let arrangement: Arrangement

    /// How far items are apart; not at all if `nil`.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement
    ) {
        self.subitems = subitems
        self.arrangement = arrangement
        super.init(layoutSize: size)
    }

    /// A group of items side by side: the subitems over and over, as many as there is room for.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize, subitems, .filling(.horizontal)) }

    /// A group of items one above the other: the subitems over and over, as many as there is room for.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize, subitems, .filling(.vertical)) }

    /// A group of `count` items side by side, each of its own size.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.horizontal, count, isEqual: false))
    }

    /// A group of `count` items one above the other, each of its own size.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.vertical, count, isEqual: false))
    }

    /// A group of `count` items side by side that share its width.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.horizontal, count, isEqual: true))
    }

    /// A group of `count` items one above the other that share its height.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.vertical, count, isEqual: true))
    }

    /// A group of items that are where `itemProvider` puts them.
    public static func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomItemProvider)
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }
}
