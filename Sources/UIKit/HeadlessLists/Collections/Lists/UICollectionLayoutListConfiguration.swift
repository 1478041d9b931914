/// The configuration of a list, as a section or all of a compositional layout.
///
/// ```swift
/// let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
///
/// Rows have the height of their cells, estimated as 44 points before they are measured. Pictures show
/// separators at the edge of the cells' content, whatever their own insets are.
public struct UICollectionLayoutListConfiguration: Sendable {
    /// A closure that returns the swipe actions of an item; `nil` if it cannot be swiped.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// The appearance of the list.
    public let appearance: Appearance

    /// The type of section headers.
    public var headerMode = HeaderMode.none

    /// The type of section footers.
    public var footerMode = FooterMode.none

    /// The padding above headers, in points; `nil` for the appearance's default.
    public var headerTopPadding: CGFloat?

    /// Returns the leading swipe actions of an item, revealed by a swipe towards the trailing edge; `nil` for none.
    ///
    /// It is called when the user begins to swipe the item, unless the collection view is in editing mode.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Returns the trailing swipe actions of an item, revealed by a swipe towards the leading edge; `nil` for none.
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

    /// Whether there are separators between rows.
    public var showsSeparators = true

    /// Creates a configuration of a list with an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
    }

    /// The margin beside rows, in points; UIKit documents no number, 20 is observed.
    var margin: CGFloat { appearance == .insetGrouped || appearance == .sidebar ? 20 : 0 }

    /// The margin above and below a section, in points; UIKit documents no number.
    var gap: CGFloat { appearance == .grouped || appearance == .insetGrouped ? 17.5 : 0 }
}
