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
        /// Its first item.
        case firstItemInSection
    }

    /// What a section has as its footer.
    public enum FooterMode: Int, Sendable {
        /// None.
        case none
        /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
        case supplementary
    }

    /// What the list looks like.
    public let appearance: Appearance

    /// What sections have as headers.
    public var headerMode = HeaderMode.none

    /// What sections have as footers.
    public var footerMode = FooterMode.none

    /// How far headers stay away from what is above them, in points; by as much as suits the appearance if `nil`.
    public var headerTopPadding: CGFloat?

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
