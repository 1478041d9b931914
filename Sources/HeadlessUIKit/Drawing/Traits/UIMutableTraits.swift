import Foundation

/// Traits that can be set one by one.
public protocol UIMutableTraits {
    /// Whether the interface is light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Whether the interface stands in front of another one.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// How much room there is from left to right.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How much room there is from top to bottom.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Pixels per point; 0 for nothing said.
    var displayScale: CGFloat { get set }
    /// How large the user wants text to be.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// The traits that there are, each either specified or not.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var displayScale: CGFloat = 0
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified

    /// These traits with those put over them that `other` specifies.
    func overridden(by other: TraitValues) -> TraitValues {
        var values = self
        for trait in UITraitDefinition.all where trait.isSpecified(other) { trait.copy(other, &values) }
        return values
    }
}
