import Foundation

/// What a compositional layout is worked out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The room that there is.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The room that there is in a compositional layout, in points.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// How large it is.
    var contentSize: CGSize { get }
    /// How large it is within its insets.
    var effectiveContentSize: CGSize { get }
    /// How far content stays away from its edges.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that go with ``effectiveContentSize``.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A container of some size, and what is worked out in it.
final class LayoutRoom: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGRect(origin: .zero, size: contentSize).shrunk(by: contentInsets).size
    }
}
