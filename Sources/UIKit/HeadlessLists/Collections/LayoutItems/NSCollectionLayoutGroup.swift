/// A closure that returns the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = NSCollectionLayoutGroup.CustomItemProvider

/// A group of items in a compositional layout, arranged horizontally, vertically or individually.
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
    /// A closure that returns the positions of a custom group's items.
    public typealias CustomItemProvider =
        @MainActor (any NSCollectionLayoutEnvironment)
        -> [NSCollectionLayoutGroupCustomItem]

    enum Arrangement {
        /// The subitems, repeated while there is space.
        case filling(ScrollAxis)
        /// A number of one item, each of its own size, or of equal size to fill the group.
        case repeating(ScrollAxis, Int, isEqual: Bool)
        case custom(CustomItemProvider)
    }

    /// The subitems, in order.
    public let subitems: [NSCollectionLayoutItem]

    let arrangement: Arrangement

    /// The spacing between items; none if `nil`.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement
    ) {
        self.subitems = subitems
        self.arrangement = arrangement
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Creates a group of items in a row: the subitems, repeated while there is space.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize, subitems, .filling(.horizontal)) }

    /// Creates a group of items in a column: the subitems, repeated while there is space.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize, subitems, .filling(.vertical)) }

    /// Creates a group of `count` items in a row, each of its own size.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.horizontal, count, isEqual: false))
    }

    /// Creates a group of `count` items in a column, each of its own size.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.vertical, count, isEqual: false))
    }

    /// Creates a group of `count` items in a row that share its width equally.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.horizontal, count, isEqual: true))
    }

    /// Creates a group of `count` items in a column that share its height equally.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.vertical, count, isEqual: true))
    }

    /// Creates a group of items at the positions that `itemProvider` returns.
    public static func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomItemProvider)
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }
}
