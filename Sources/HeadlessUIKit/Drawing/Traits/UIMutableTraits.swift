import Foundation

/// Traits that can be set one by one.
public protocol UIMutableTraits {
    /// Whether the interface is light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Whether the interface is elevated above another one.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Pixels per point; 0 if unspecified.
    var displayScale: CGFloat { get set }
    /// The user's preferred text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The direction in which the interface is read.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}

/// The values of all traits, each either specified or not.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var displayScale: CGFloat = 0
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

    /// Returns these traits with those applied over them that `other` specifies.
    func overridden(by other: TraitValues) -> TraitValues {
        var values = self
        for (_, field) in UITraitDefinition.fields where field.isSpecified(other) {
            field.copy(other, &values)
        }
        return values
    }
}
