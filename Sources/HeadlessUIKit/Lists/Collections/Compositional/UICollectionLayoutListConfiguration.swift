import Foundation

/// How a list looks, as a section or all of a compositional layout.
///
/// ```swift
/// let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
///
/// Rows are as high as suits their cells, and 44 points until that is known. Separators are values to be read;
/// nothing is drawn here.
public struct UICollectionLayoutListConfiguration: Sendable {
    /// What a list looks like.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Rows from edge to edge, in groups that are apart.
        case grouped
        /// Rows within margins, in groups that are apart.
        case insetGrouped
        /// Rows within margins, for the side of a split view.
        case sidebar
        /// Rows from edge to edge, for the side of a split view.
        case sidebarPlain
    }

    /// What a section has as its header.
    public enum HeaderMode: Int, Sendable {
        /// None.
        case none
        /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
        case supplementary
        /// Its first item, which has the look and the place of a header, and scrolls with the rows.
        ///
        /// The rows proper begin with the second item. A ``UICollectionViewListCell`` gives out the header's
        /// configurations as its defaults then.
        case firstItemInSection
    }

    /// What a section has as its footer.
    public enum FooterMode: Int, Sendable {
        /// None.
        case none
        /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
        case supplementary
    }

    /// Gives what swiping an item aside offers; `nil` if it cannot be swiped.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// What the list looks like.
    public let appearance: Appearance

    /// What sections have as headers.
    public var headerMode = HeaderMode.none

    /// What sections have as footers.
    public var footerMode = FooterMode.none

    /// How far headers stay away from what is above them, in points; by as much as suits the appearance if `nil`.
    public var headerTopPadding: CGFloat?

    /// Gives what a swipe towards the trailing edge uncovers of an item, at its leading edge; nothing with `nil`.
    ///
    /// It is asked when a finger begins to swipe the item aside, while the collection view is not edited.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Gives what a swipe towards the leading edge uncovers of an item, at its trailing edge; nothing with `nil`.
    ///
    /// ```swift
    /// configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
    ///     let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
    ///         model.flag(indexPath)
    ///         done(true)
    ///     }
    ///     return UISwipeActionsConfiguration(actions: [flag])
    /// }
    /// ```
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Whether there are lines between rows.
    public var showsSeparators = true

    /// Makes a configuration of a list that looks a certain way.
    public init(appearance: Appearance) {
        self.appearance = appearance
    }

    /// How far rows stay away from the sides, in points; UIKit documents no number, 20 is observed.
    var margin: CGFloat { appearance == .insetGrouped || appearance == .sidebar ? 20 : 0 }

    /// How far a section stays away from what is above and below it, in points; UIKit documents no number.
    var gap: CGFloat { appearance == .grouped || appearance == .insetGrouped ? 17.5 : 0 }
}
